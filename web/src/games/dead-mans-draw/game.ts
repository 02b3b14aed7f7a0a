import type { View } from "../../generated/dead-mans-draw";
import type { GameTable } from "../../table/game";
import { dayRow } from "./day-row";
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
  dayRow,
  scoresOf: (view) => (view as View).players.map(({ points }) => points),
} satisfies GameTable;
