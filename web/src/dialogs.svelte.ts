/** Which dialog of the whole page is open: it can be opened from the header, by a key, and from a table's menu. */
export const dialogs = $state<{ shown: "settings" | "shortcuts" | null }>({ shown: null });
