import { t } from "../../i18n/i18n.svelte";
import type { GameTable } from "../../table/game";
import { signsOfParts } from "../../table/day-row";
import Options from "./Options.svelte";
import { story } from "./story";
import Table from "./Table.svelte";
import { narrate, wordsOf } from "./words";

export default {
  Table,
  Options,
  narrate,
  story,
  wordsOf,
  dayRow: (events) => signsOfParts(events, ({ type }) => type === "turn-began", ["placed", "completed"]),
  // Alone, the second hand belongs to no seat.
  nameOfDummy: () => t("sm-hand", { hand: "B" }),
} satisfies GameTable;
