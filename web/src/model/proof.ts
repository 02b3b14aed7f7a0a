import { request } from "../net/api";
import { noted } from "./shuffle-commitments";

/** What a record tells about its shuffle. */
export interface Shuffled {
  /** The fingerprint of the secret, shown before the deal. */
  commitment: string;
  /** What decided the shuffles. */
  seed: string;
  shuffle?: { secret: string; contributions: string[] };
}

/** What this browser has found out by itself; `unknown` if it cannot count (a page without encryption). */
export interface Proof extends Shuffled {
  /** Whether the secret matches the commitment made before the contributions. */
  isKept: boolean | "unknown";
  /** Whether that is what this browser was shown before the deal; undefined if it was not there. */
  isAsShown: boolean | undefined;
  /** Whether secret and contributions give the seed. */
  isMixed: boolean | "unknown";
}

export async function proofOf(table: string, number: number): Promise<Proof> {
  const record = await request<Shuffled>("GET", `/api/tables/${table}/records/${number}`);
  return prove(record, noted(table, number));
}

/** Does the sums again: nothing is taken on trust but SHA-256. */
export async function prove({ commitment, seed, shuffle }: Shuffled, shown?: string): Promise<Proof> {
  const isAsShown = shown === undefined ? undefined : shown === commitment;
  const told = { commitment, seed, ...(shuffle && { shuffle }), isAsShown };
  // Browsers lend their arithmetic only to pages that come encrypted, or from this machine.
  if (!globalThis.crypto?.subtle) return { ...told, isKept: "unknown", isMixed: "unknown" };
  const secret = bytesOf(shuffle?.secret ?? seed);
  const isKept = (await digest(secret)) === commitment;
  if (!shuffle) return { ...told, isKept, isMixed: true };
  const parts = shuffle.contributions.flatMap((text) => {
    const bytes = new TextEncoder().encode(text);
    // With its length in front no contribution can pass for two.
    const length = new DataView(new ArrayBuffer(8));
    length.setBigUint64(0, BigInt(bytes.length), true);
    return [...new Uint8Array(length.buffer), ...bytes];
  });
  return { ...told, isKept, isMixed: (await digest(Uint8Array.from([...secret, ...parts]))) === seed };
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}
