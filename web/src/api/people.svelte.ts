// Who I am. Nobody needs an account: whoever comes is a guest with a name, and may claim it with a password.

import { post } from "./http";
import type { Me } from "./types";

let current = $state.raw<Me | null>(null);
let coming: Promise<Me> | null = null;

/** Who I am, once the server has told. */
export function me(): Me | null {
  return current;
}

/** Comes in: as whoever I was, or as a new guest. */
export function comeIn(): Promise<Me> {
  if (current) return Promise.resolve(current);
  coming ??= enter().finally(() => (coming = null));
  return coming;
}

async function enter(): Promise<Me> {
  current = await post<Me>("/api/me", {});
  return current;
}

/** The server has told who I am, if anybody. */
export function known(person: Me | null): void {
  current ??= person;
}

/** Whoever is quick waits until the server has let them in: it would not know whose name it is. */
export async function rename(name: string): Promise<void> {
  await comeIn();
  current = await post<Me>("/api/me", { name });
}

/** Keeps a name with a password; who has one already must give it to change either. */
export async function claim(name: string, password: string, old: string): Promise<void> {
  await comeIn();
  current = await post<Me>("/api/me/claim", current?.claimed ? { name, password, current: old } : { name, password });
}

export async function logIn(name: string, password: string): Promise<void> {
  current = await post<Me>("/api/login", { name, password });
}

/** I have read a warning of the moderators. */
export async function readWarning(id: string): Promise<void> {
  await post(`/api/me/warnings/${id}/read`, {});
  if (current) current = { ...current, told: current.told.filter((one) => one.id !== id) };
}

export async function logOut(): Promise<void> {
  await post("/api/logout", {});
  current = null;
  await comeIn();
}
