import { request } from "./api";

const STORED = "wardroom.token";

/** Who this device plays as: a random token, and nothing else about a person. */
export const session = $state<{ token: string | null; name: string }>({
  token: localStorage.getItem(STORED),
  name: "",
});

/** Makes sure the device has an identity; the server invents a name that can be changed. */
export async function ensureIdentity(): Promise<void> {
  if (session.token) {
    try {
      session.name = (await request<{ name: string }>("GET", "/api/me")).name;
      return;
    } catch (error) {
      if (!(error instanceof Response && error.status === 401)) throw error;
      // The server does not know us any more (it was set up anew): begin afresh.
      session.token = null;
    }
  }
  const made = await request<{ token: string; name: string }>("POST", "/api/people", {});
  session.token = made.token;
  session.name = made.name;
  localStorage.setItem(STORED, made.token);
}

/** Changes the name shown to others. */
export async function rename(name: string): Promise<void> {
  session.name = (await request<{ name: string }>("PATCH", "/api/me", { name })).name;
}
