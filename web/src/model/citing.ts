import { t } from "../i18n/i18n.svelte";

/** Where a rule stands on its page: `CR-4.2` at `cr-4-2`. */
export function anchorOf(rule: string): string {
  return rule.toLowerCase().replace(".", "-");
}

/** The address of a rule. */
export function ruleAddress(game: string, rule: string): string {
  return `/rules/${game}#${anchorOf(rule)}`;
}

/** A link to a rule of a game. */
export function linkTo(game: string, rule: string): { href: string; label: string } {
  return { href: ruleAddress(game, rule), label: t("rules-one", { rule }) };
}

/** Finds the rule that explains something, by the first of its names that is known. */
export function explainer(game: string, symbols: Record<string, string>) {
  return (...names: string[]): ReturnType<typeof linkTo> | undefined => {
    const rule = names.map((name) => symbols[name]).find((found) => found !== undefined);
    return rule === undefined ? undefined : linkTo(game, rule);
  };
}
