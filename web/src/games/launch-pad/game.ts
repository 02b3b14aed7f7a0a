import type { View } from "../../generated/launch-pad";
import type { GameTable } from "../../table/game";
import { dayRow } from "./day-row";
import Options from "./Options.svelte";
import { dwell, story } from "./story";
import Table from "./Table.svelte";
import { gather, narrate, wordsOf } from "./words";

export default {
  Table,
  Options,
  narrate,
  gather,
  story,
  wordsOf,
  dwell,
  dayRow,
  scoresOf: (view) => (view as View).players.map(({ score }) => score.total),
} satisfies GameTable;
