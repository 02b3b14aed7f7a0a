import type { Page } from "playwright-core";
import type { Server } from "./browser";

/** Asks the server for something as the person whose page this is. */
export function ask(page: Page, method: string, path: string, body?: object): Promise<unknown> {
  return page.evaluate(
    async ({ method, path, body }) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem("wardroom.token")}`,
        "content-type": "application/json",
      };
      const answer = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      return (await answer.json()) as unknown;
    },
    { method, path, body },
  );
}

/** Opens a table with this setup, which no page need offer, and sits down in seat A; gives its id. */
export async function openTable(page: Page, { url }: Server, game: string, setup: object): Promise<string> {
  await page.goto(url);
  await page.locator("article").first().waitFor();
  const opened = await ask(page, "POST", "/api/tables", { terms: { game, setup } });
  const { table } = opened as { table: string };
  await page.goto(`${url}/t/${table}`);
  await page.getByRole("button", { name: "Sit here" }).first().click();
  await page.getByText("Your seat").waitFor();
  return table;
}

/** Deals, and waits until the lobby has gone: it has a menu and a side panel as the table has them. */
export async function deal(page: Page): Promise<void> {
  const button = page.locator("button.deal");
  await button.click();
  await button.waitFor({ state: "detached" });
}
