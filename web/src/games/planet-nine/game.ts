import { t } from "../../i18n/i18n.svelte";
import { cardName, sorted } from "../crew/cards";
import MiniCard from "../crew/MiniCard.svelte";
import { nextMission } from "../crew/next";
import { dayRow } from "../crew/day-row";
import { dwell } from "../crew/words";
import type { GameTable } from "../../table/game";
import { awaits } from "./awaits";
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
  dwell,
  awaits,
  next: nextMission,
  dayRow,
  nameOfDummy: () => t("pn-dummy"),
  cards: { Face: MiniCard, nameOf: cardName, sorted },
} satisfies GameTable;
