import type { UserId } from '@redraft/contracts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { now } from './clock.ts';
import { db, inTransaction } from './db.ts';
import { AppError } from './errors.ts';
import type { JobDefinition } from './jobs.ts';
import { defineJob, noPayloadSchema } from './jobs.ts';

/**
 * A request that creates something takes effect once per intent, however often it arrives: a double click, a retry after a lost response. The caller
 * identifies the intent by a UUID in `Idempotency-Key`.
 *
 * Key, effect and response are written in one transaction, so no crash can leave one without the others: either all of it is stored and a retry gets
 * the stored response, or nothing is and the retry runs as the first. An error rolls back and stores no key. Of two simultaneous requests, the second
 * waits at the primary key for the first to end; it then finds the response, or the key unused. After a time limit it is refused, so that it does not
 * hold a connection any longer.
 */

export const idempotencyHeadersSchema = z.looseObject({ 'idempotency-key': z.uuid().optional() });

const retentionHours = 24;

interface Intent {
  actorId: UserId;
  key: string;
  /** Method and declared path. */
  route: string;
  bodyHash: Buffer;
  at: Date;
}

/** Runs the work, or returns the stored response; without a key, runs it each time. */
export async function onceForIntent<Answer>(
  request: FastifyRequest,
  options: { actorId: UserId; route: string; at: Date },
  action: () => Promise<Answer>,
): Promise<unknown> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return action();
  const intent = { ...options, key, bodyHash: await computeHash(request) };
  return inTransaction(async () => {
    if (!(await reserve(intent))) return firstAnswer(intent);
    const result = await action();
    await storeAnswer(intent, result);
    return result;
  });
}

/** False if the key is taken. Waits for a concurrent request that is about to take it. */
async function reserve({ actorId, key, route, bodyHash, at }: Intent): Promise<boolean> {
  await sql`SET LOCAL lock_timeout = '5s'`.execute(db());
  try {
    const { numInsertedOrUpdatedRows } = await db()
      .insertInto('idempotency_keys')
      .values({ actor_id: actorId, key, route, body_hash: bodyHash, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    await sql`SET LOCAL lock_timeout = DEFAULT`.execute(db());
    return numInsertedOrUpdatedRows === 1n;
  } catch (cause) {
    if (isLockTimeout(cause)) throw new AppError('request.in_progress', { cause });
    throw cause;
  }
}

async function firstAnswer({ actorId, key, route, bodyHash }: Intent): Promise<unknown> {
  const stored = await db()
    .selectFrom('idempotency_keys')
    .select(['route', 'body_hash', 'answer'])
    .where('actor_id', '=', actorId)
    .where('key', '=', key)
    .executeTakeFirst();
  // Deleted between the two statements: it was too old for a retry.
  if (!stored) throw new AppError('request.in_progress');
  if (stored.route !== route || !bodyHash.equals(stored.body_hash)) throw new AppError('request.key_reused');
  return JSON.parse(stored.answer ?? 'null');
}

async function storeAnswer({ actorId, key }: Intent, result: unknown): Promise<void> {
  await db()
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(result ?? null) })
    .where('actor_id', '=', actorId)
    .where('key', '=', key)
    .execute();
}

/** Hashes the whole request as parsed, files by their bytes. Off the event loop, because files are large. */
async function computeHash({ params, query, body }: FastifyRequest): Promise<Buffer> {
  const files: File[] = [];
  const text = JSON.stringify([params, query, body], (_name, value: unknown) =>
    value instanceof File ? { file: files.push(value), name: value.name } : value,
  );
  const bytes = await Promise.all(files.map((file) => file.arrayBuffer()));
  const parts = [new TextEncoder().encode(text).buffer, ...bytes].map((part) => sha256(part));
  return Buffer.from(
    await sha256(Buffer.concat((await Promise.all(parts)).map((part) => Buffer.from(part)))),
  );
}

async function sha256(bytes: ArrayBuffer | Buffer<ArrayBuffer>): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', bytes);
}

function isLockTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '55P03';
}

export async function deleteOldKeys(at: Date): Promise<void> {
  await db()
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(at.getTime() - retentionHours * 3_600_000))
    .execute();
}

export const idempotencyJobs: readonly JobDefinition[] = [
  defineJob({
    name: 'forget-idempotency-keys',
    payload: noPayloadSchema,
    schedule: '23 * * * *',
    handler: () => deleteOldKeys(now()),
  }),
];

/** Deletes stored responses to a deleted account. */
export async function deleteKeysOf(actorId: UserId): Promise<void> {
  await db().deleteFrom('idempotency_keys').where('actor_id', '=', actorId).execute();
}
