import { t } from "../i18n/i18n.svelte";
import { forget, recall, remember } from "../storage";
import { Refused, request } from "./api";
import { AVATARS } from "./avatars";
import type { Avatar, Face } from "./shapes";

const STORED = "wardroom.token";

/** Who this device plays as: a random token, a name, a picture, and nothing else about a person. */
export const session = $state<{ token: string | null } & Face>({
  token: recall(STORED),
  name: "",
  avatar: "anchor",
});

/** Makes sure the device has an identity, with a name that can be changed. */
export async function ensureIdentity(): Promise<void> {
  if (session.token) {
    try {
      show(await request<Face>("GET", "/api/me"));
      return;
    } catch (error) {
      if (!(error instanceof Refused && error.status === 401)) throw error;
      // The server does not know us any more (it was set up anew): begin afresh.
      session.token = null;
    }
  }
  const face = {
    name: t("session-guest", { n: 100 + Math.floor(Math.random() * 900) }),
    avatar: anyAvatar(),
  };
  const { token, you } = await request<{ token: string; you: Face }>("POST", "/api/people", face);
  session.token = token;
  remember(STORED, token);
  show(you);
}

/** Changes how others see this person. */
export async function showAs(face: Face): Promise<void> {
  show(await request<Face>("PUT", "/api/me", face));
}

/** Makes this device one of the person who was given the code, and begins afresh as that person. */
export async function linkDevice(code: string): Promise<void> {
  const { token } = await request<{ token: string }>("POST", "/api/link", { code });
  remember(STORED, token);
  location.assign("/me");
}

/** Forgets this device's identity and reloads as a new person. */
export function forgetDevice(): void {
  forget(STORED);
  location.assign("/");
}

function show(face: Face): void {
  session.name = face.name;
  session.avatar = face.avatar;
}

function anyAvatar(): Avatar {
  return AVATARS[Math.floor(Math.random() * AVATARS.length)] ?? "anchor";
}
