import { heard } from "./clock";
import { session } from "./session.svelte";

/** What went wrong, as the server says it: a code with arguments. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly args: Record<string, unknown>,
    /** The number of the rule that forbids it, if a rule of the game does. */
    readonly rule?: string,
  ) {
    super(message);
  }
}

/** Asks the server and gives its answer, or throws what it refused. */
export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, body);
  return (answer.status === 204 ? null : await answer.json()) as T;
}

/** Asks the server for something that is plain text. */
export async function requestText(path: string): Promise<string> {
  return (await ask("GET", path)).text();
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (session.token) headers.authorization = `Bearer ${session.token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch(path, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  heard(answer.headers.get("date"));
  if (answer.ok) return answer;
  const value: unknown = await answer.json().catch(() => null);
  const { code = "unavailable", message = answer.statusText, rule, ...args } = errorOf(value);
  throw new Refused(answer.status, code, message, args, rule);
}

function errorOf(
  value: unknown,
): { code?: string; message?: string; rule?: string } & Record<string, unknown> {
  const error = (value as { error?: unknown } | null)?.error;
  return typeof error === "object" && error !== null ? { ...error } : {};
}
