import { has, t } from "../i18n/i18n.svelte";

/** How well a bot plays, in a word; a level we have no word for keeps the server's name. */
export function levelName(bot: string): string {
  const id = `bot-${bot}`;
  return has(id) ? t(id) : bot;
}

/** The conventions a bot follows, if it has any that its partners should know. */
export function conventionsOf(prefix: string, bot: string): string | undefined {
  const id = `${prefix}-bot-${bot}`;
  return has(id) ? t(id) : undefined;
}
