import { FACTS } from "../../generated/deep-sea";
import { t } from "../../i18n/i18n.svelte";
import { atTable, tellingOf } from "./telling";

const TASKS = new Map(FACTS.tasks.map((card) => [card.task, card]));

/** All task cards, by name. */
export const TASK_IDS = [...TASKS.keys()];

/** How hard a task is at a table of this many crew members; two play as three. */
export function difficultyOf(task: string, members: number): number {
  const card = TASKS.get(task);
  return card ? atTable(card.difficulty, members) : 0;
}

/** What a task asks of its owner, at a table of that number of crew members. */
export function aboutTask(task: string, members: number): string {
  const card = TASKS.get(task);
  if (!card) return task;
  const { say, args } = tellingOf(card.goal, members);
  return t(`ds-task-${say}`, args);
}

/** The parts of a task's short form. */
export function shortTask(task: string, members: number): string[] {
  const card = TASKS.get(task);
  return card ? tellingOf(card.goal, members).short.split(" ") : [];
}
