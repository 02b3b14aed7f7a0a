import { request } from "../net/api";

/** Saves a finished match as a file. The server wants to know who asks, so a plain link would not do. */
export async function downloadRecord(table: string, number: number, game: string): Promise<void> {
  const record = await request<unknown>("GET", `/api/tables/${table}/records/${number}`);
  save(`wardroom-${game}-${number}.json`, JSON.stringify(record, null, 2), "application/json");
}

/** Saves a text as a file. */
export function save(name: string, text: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
