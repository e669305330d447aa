import { type DeviceKey, decrypt, encrypt, importDeviceKey } from '@redraft/offline/browser';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { z } from 'zod';
import { ApiError, isUnreachable } from '../api-error.ts';
import { now } from '../clock.ts';
import { provideDeviceKey, readDeviceKey } from './device-key.ts';

/** Answers of the server on this device, encrypted, for when it cannot be reached. At sign-out their key is deleted. */
interface Schema extends DBSchema {
  answers: {
    key: string;
    value: { name: string; at: number; encrypted: Uint8Array<ArrayBuffer> };
    indexes: { at: number };
  };
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
    upgrade: (db) => void db.createObjectStore('answers', { keyPath: 'name' }).createIndex('at', 'at'),
  });
  return opening;
}

/** Keeps an answer of the signed-in user; without storage or encryption it does nothing. */
async function keepAnswer(name: string, answer: unknown): Promise<void> {
  const key = await provideDeviceKey();
  if (key === null) return;
  const plain = new TextEncoder().encode(JSON.stringify(answer));
  const encrypted = await encrypt(await importDeviceKey(key), plain);
  const db = await openAnswers();
  await db.put('answers', { name, at: now(), encrypted });
  const outdated = IDBKeyRange.upperBound(now() - lifetimeMs);
  for (const old of await db.getAllKeysFromIndex('answers', 'at', outdated)) await db.delete('answers', old);
}

async function forgetAnswer(name: string): Promise<void> {
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
  const parsed = schema.safeParse(await decryptJson(key, kept.encrypted));
  return parsed.success ? { answer: parsed.data, at: kept.at } : null;
}

/** The answers of this form whose name begins with `prefix`, newest first. */
export async function listKeptAnswers<Answer>(
  prefix: string,
  schema: z.ZodType<Answer>,
): Promise<(KeptAnswer<Answer> & { name: string })[]> {
  const names = await (await openAnswers()).getAllKeys('answers');
  const kept = await Promise.all(
    names
      .filter((name) => name.startsWith(prefix))
      .map(async (name) => {
        const one = await readKeptAnswer(name, schema);
        return one === null ? [] : [{ ...one, name }];
      }),
  );
  return kept.flat().sort((a, b) => b.at - a.at);
}

/** A network that gives no answer for so long counts as none, where an answer is kept. */
const answerWithinMs = 10_000;

/**
 * Asks the server and keeps its answer, or what `toKeep` makes of it: null if nothing is to be kept. If the server cannot be reached, returns what this
 * device has kept; not where a newer answer is already shown (`isShown`).
 */
export async function loadOrKept<Answer>(
  {
    name,
    schema,
    isShown,
    toKeep = (answer) => answer,
  }: {
    name: string;
    schema: z.ZodType<Answer>;
    isShown: boolean;
    toKeep?: (answer: Answer) => Answer | null;
  },
  load: () => Promise<Answer>,
): Promise<{ answer: Answer /** Null if the server gave it now. */; keptAt: number | null }> {
  // The request goes out while the device is read.
  const loading = load();
  loading.catch(() => undefined);
  const kept = isShown ? null : await readKeptAnswer(name, schema).catch(() => null);
  try {
    const answer = await (kept === null ? loading : withinTime(loading));
    const newAnswer = toKeep(answer);
    (newAnswer === null ? forgetAnswer(name) : keepAnswer(name, newAnswer)).catch((error: unknown) =>
      console.warn('The page does not open without a network.', error),
    );
    return { answer, keptAt: null };
  } catch (error) {
    if (kept === null || !isUnreachable(error)) throw error;
    return { answer: kept.answer, keptAt: kept.at };
  }
}

/** Fails as if nothing answered if the answer takes too long. */
async function withinTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const timeLimit = new AbortController();
  try {
    return await Promise.race([answer, failLater(answerWithinMs, timeLimit.signal)]);
  } finally {
    timeLimit.abort();
  }
}

function failLater(ms: number, signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new ApiError({ status: 0, code: 'answer.none', message: 'Nothing answers in time.' }));
    }, ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

async function readKey(): Promise<DeviceKey | null> {
  const key = readDeviceKey();
  return key === null ? null : importDeviceKey(key);
}

async function decryptJson(key: DeviceKey, encrypted: Uint8Array<ArrayBuffer>): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await decrypt(key, encrypted)));
  } catch {
    // Of another person.
    return null;
  }
}
