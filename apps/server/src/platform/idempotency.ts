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
 * An act that creates is done once for each intent, however often its request arrives: a press that came twice, an
 * answer that was lost on the way. The caller names the intent by a UUID in `Idempotency-Key`.
 *
 * The key, the act and the answer are written in one transaction. So there is no moment in which a crash leaves one
 * without the other: either all of it is there, and the request is answered again from what was kept, or nothing is,
 * and it is done as if it came for the first time. A refusal rolls back too, and so keeps no key: nothing was done.
 * Of two requests that arrive together the second waits at the primary key for the first to end, and then finds
 * its answer, or the place free. What waits too long is told so, and holds no connection for longer.
 */

export const idempotencyHeadersSchema = z.looseObject({ 'idempotency-key': z.uuid().optional() });

const retentionHours = 24;

interface Intent {
  actorId: UserId;
  key: string;
  /** Method and path as declared. */
  route: string;
  bodyHash: Buffer;
  at: Date;
}

/** Does it, or says again what was answered when it was done; without a key it is done each time. */
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
    const answer = await action();
    await storeAnswer(intent, answer);
    return answer;
  });
}

/** False when the key is taken. Waits for whoever is about to take it. */
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
  // Cleaned away between the two statements: as old as that it is nobody's retry.
  if (!stored) throw new AppError('request.in_progress');
  if (stored.route !== route || !bodyHash.equals(stored.body_hash)) throw new AppError('request.key_reused');
  return JSON.parse(stored.answer ?? 'null');
}

async function storeAnswer({ actorId, key }: Intent, answer: unknown): Promise<void> {
  await db()
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer ?? null) })
    .where('actor_id', '=', actorId)
    .where('key', '=', key)
    .execute();
}

/** Of all that the caller sent, as it was read: files by their bytes. Off the event loop, as files are large. */
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

/** What was answered to somebody whose account is deleted. */
export async function deleteKeysOf(actorId: UserId): Promise<void> {
  await db().deleteFrom('idempotency_keys').where('actor_id', '=', actorId).execute();
}
