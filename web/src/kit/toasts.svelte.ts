/** Short messages that come and go by themselves. */
export const toasts = $state<{ id: number; text: string }[]>([]);

const LASTS = 5000;
let next = 0;

/** Shows a message for a while. The same message twice is shown once, for longer. */
export function toast(text: string): void {
  const same = toasts.findIndex((one) => one.text === text);
  if (same >= 0) toasts.splice(same, 1);
  const id = next++;
  toasts.push({ id, text });
  setTimeout(() => {
    const index = toasts.findIndex((one) => one.id === id);
    if (index >= 0) toasts.splice(index, 1);
  }, LASTS);
}
