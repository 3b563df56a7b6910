// Asking the server. What it refuses is a message, like everything a person reads.

import type { Message } from "./types";

/** The server said no, or could not be reached. */
export class Refused extends Error {
  constructor(
    readonly said: Message,
    /** The HTTP status; 0 when there was no answer at all. */
    readonly status: number,
  ) {
    super(said.id);
  }
}

const UNREACHABLE: Message = { id: "browser-unreachable" };

async function ask(path: string, options: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, options);
  } catch {
    throw new Refused(UNREACHABLE, 0);
  }
  if (answer.ok) return answer;
  const refused: unknown = await answer.json().catch(() => null);
  const message = refused && typeof refused === "object" && "message" in refused ? (refused.message as Message) : UNREACHABLE;
  throw new Refused(message, answer.status);
}

export async function get<T>(path: string): Promise<T> {
  return (await (await ask(path, {})).json()) as T;
}

export async function getText(path: string): Promise<string> {
  return (await ask(path, {})).text();
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const options = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await ask(path, options);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export async function remove(path: string): Promise<void> {
  await ask(path, { method: "DELETE" });
}

/** Why something failed, in the server's words or ours. */
export function reason(error: unknown): Message {
  if (error instanceof Refused) return error.said;
  return { id: "browser-trouble" };
}
