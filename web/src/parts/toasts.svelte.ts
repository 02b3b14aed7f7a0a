/** Short messages that come and go by themselves. */
export const toasts = $state<{ id: number; text: string }[]>([]);

let next = 0;

/** Shows a message for a while. */
export function toast(text: string): void {
  const id = next++;
  toasts.push({ id, text });
  setTimeout(() => {
    const index = toasts.findIndex((one) => one.id === id);
    if (index >= 0) toasts.splice(index, 1);
  }, 5000);
}
