/**
 * For the keyboard: to what beckons within a table, what lies on the table before what is in the hand; from
 * there to the next of it. Where nothing beckons, to the hand. A card on its way out is inert and cannot be gone to.
 */
export function goToChoice(table: HTMLElement | undefined): void {
  const within = (selector: string): HTMLElement[] =>
    [...(table?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
      (button) => button.closest("[inert]") === null,
    );
  const beckoning = within("button.open");
  const isInHand = (button: HTMLElement): boolean => button.closest(".hand") !== null;
  const all = [...beckoning.filter((button) => !isInHand(button)), ...beckoning.filter(isInHand)];
  const next = all[all.indexOf(document.activeElement as HTMLElement) + 1] ?? all[0];
  (next ?? within(".hand button")[0])?.focus();
}
