/** Where more can be read about something. */
export interface Link {
  href: string;
  label: string;
}

/** Short messages that come and go by themselves. */
export const toasts = $state<{ id: number; text: string; link: Link | undefined }[]>([]);

const LASTS = 5000;
/** A message that leads somewhere stays until it can be reached. */
const LINK_LASTS = 9000;
let next = 0;

/** Shows a message for a while. The same message twice is shown once, for longer. */
export function toast(text: string, link?: Link): void {
  const same = toasts.findIndex((one) => one.text === text);
  if (same >= 0) toasts.splice(same, 1);
  const id = next++;
  toasts.push({ id, text, link });
  setTimeout(
    () => {
      const index = toasts.findIndex((one) => one.id === id);
      if (index >= 0) toasts.splice(index, 1);
    },
    link ? LINK_LASTS : LASTS,
  );
}
