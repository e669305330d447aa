import { type DeviceKey, decrypt, encrypt, importDeviceKey } from '@redraft/offline/browser';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { z } from 'zod';
import { isUnreachable } from '../api-error.ts';
import { now } from '../clock.ts';
import { pageAccess } from '../page-access.ts';
import { currentUser, hasPermission } from '../session.ts';
import { provideDeviceKey } from './provide-device-key.ts';
import { readDeviceKey } from './stored-device-key.ts';

/**
 * Answers of the server on this device, encrypted, for when it cannot be reached. They are those of one person: at sign-out their key is deleted, and with
 * the next person the answers.
 */
interface Schema extends DBSchema {
  answers: { key: string; value: { name: string; at: number; sealed: Uint8Array<ArrayBuffer> } };
}

export interface KeptAnswer<Answer> {
  answer: Answer;
  /** When the server gave it, in milliseconds since 1970. */
  at: number;
}

/** What was not renewed for so long is removed. */
const lifetimeMs = 30 * 24 * 60 * 60 * 1000;

let opening: Promise<IDBPDatabase<Schema>> | null = null;

function openAnswers(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('redraft-offline', 1, {
    upgrade: (db) => void db.createObjectStore('answers', { keyPath: 'name' }),
  });
  return opening;
}

/** Keeps an answer of the signed-in user; without storage or encryption it does nothing. */
export async function keepAnswer(name: string, answer: unknown): Promise<void> {
  const user = currentUser();
  const key = user === null ? null : await provideDeviceKey(user.id);
  if (key === null) return;
  const plain = new TextEncoder().encode(JSON.stringify(answer));
  const sealed = await encrypt(await importDeviceKey(key), plain);
  const db = await openAnswers();
  await db.put('answers', { name, at: now(), sealed });
  for (const kept of await db.getAll('answers'))
    if (kept.at < now() - lifetimeMs) await db.delete('answers', kept.name);
}

export async function forgetAnswer(name: string): Promise<void> {
  await (await openAnswers()).delete('answers', name);
}

/** Null if there is none of this person, or none of this form. */
export async function readKeptAnswer<Answer>(
  name: string,
  schema: z.ZodType<Answer>,
): Promise<KeptAnswer<Answer> | null> {
  const key = await readKey();
  const kept = key === null ? undefined : await (await openAnswers()).get('answers', name);
  if (key === null || kept === undefined) return null;
  const parsed = schema.safeParse(await unseal(key, kept.sealed));
  return parsed.success ? { answer: parsed.data, at: kept.at } : null;
}

/** The answers of this form whose name begins with `prefix`, newest first. */
export async function listKeptAnswers<Answer>(
  prefix: string,
  schema: z.ZodType<Answer>,
): Promise<KeptAnswer<Answer>[]> {
  const names = await (await openAnswers()).getAllKeys('answers');
  const kept = await Promise.all(
    names.filter((name) => name.startsWith(prefix)).map((name) => readKeptAnswer(name, schema)),
  );
  return kept.filter((one) => one !== null).sort((a, b) => b.at - a.at);
}

/** Like `loadOrKept` for a student, whose own page it is; of others' texts nothing is kept. */
export async function loadOrKeptForStudent<Answer>(
  kept: { name: string; schema: z.ZodType<Answer> },
  load: () => Promise<Answer>,
): Promise<Answer> {
  if (!hasPermission(currentUser(), pageAccess['/assignment/:id'])) return load();
  return (await loadOrKept(kept, load)).answer;
}

/** Asks the server; if it cannot be reached, returns what this device has kept of its last answer. */
export async function loadOrKept<Answer>(
  { name, schema }: { name: string; schema: z.ZodType<Answer> },
  load: () => Promise<Answer>,
): Promise<{ answer: Answer /** Null if the server gave it now. */; keptAt: number | null }> {
  try {
    const answer = await load();
    keepAnswer(name, answer).catch((error: unknown) =>
      console.warn('The page does not open without a network.', error),
    );
    return { answer, keptAt: null };
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const kept = await readKeptAnswer(name, schema).catch(() => null);
    if (kept === null) throw error;
    return { answer: kept.answer, keptAt: kept.at };
  }
}

async function readKey(): Promise<DeviceKey | null> {
  const user = currentUser();
  const key = user === null ? null : readDeviceKey(user.id);
  return key === null ? null : importDeviceKey(key);
}

async function unseal(key: DeviceKey, sealed: Uint8Array<ArrayBuffer>): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await decrypt(key, sealed)));
  } catch {
    // Of another person.
    return null;
  }
}
