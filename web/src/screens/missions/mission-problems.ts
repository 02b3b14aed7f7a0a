import { has, t } from "../../i18n/i18n.svelte";
import type { MissionProblem } from "../../model/missions";

/** What a place in a mission is called: the texts of rules are names enough for them. */
function fieldName(field: string): string {
  const place = field.replace(/^mission\.?/, "").replaceAll(/[._]/g, "-");
  const rule = `pn-${place.replace(/^rules-/, "rule-")}`;
  const name = `editor-field-${place}`;
  return has(rule) ? t(rule) : has(name) ? t(name) : field;
}

/** Why a mission cannot be played, in the reader's language; the server's English if we have no words for it. */
export function problemText({ error }: MissionProblem): string {
  const { code, message, ...args } = error;
  const field = String(args.field ?? "");
  const place = field.replaceAll(/[._]/g, "-");
  const impossible = `editor-impossible-${place}`;
  if (code === "impossible" && has(impossible)) return t(impossible);
  if (code === "range")
    return t("editor-range", {
      field: fieldName(field),
      least: Number(args.least),
      most: Number(args.most),
    });
  if (code === "conflict")
    return t("editor-conflict", { field: fieldName(field), other: fieldName(String(args.other)) });
  if (code === "count" && field === "mission.tokens") return t("editor-impossible-mission-tokens");
  return t("error-unknown", { message });
}
