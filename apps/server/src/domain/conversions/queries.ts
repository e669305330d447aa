import type { Conversion, ConversionId, ConversionLoss, OpenDocumentKind, UserId } from '@redraft/contracts';
import { conversionLossSchema } from '@redraft/contracts';
import { sql } from 'kysely';
import { z } from 'zod';
import { db } from '../../platform/db.ts';
import { type ConversionProblem, maxAttempts, maxWaiting } from './conversion-rules.ts';

/** Every query of an account filters by owner: for others, a conversion is not found. */
export interface OwnConversion {
  ownerId: UserId;
  id: ConversionId;
}

const lossesSchema = z.array(conversionLossSchema);

export interface StoredConversion {
  id: ConversionId;
  kind: OpenDocumentKind;
  state: Conversion['state'] | 'failed';
  problem: ConversionProblem | null;
  ahead: number;
  losses: ConversionLoss[];
}

export async function selectOptionalConversion({
  ownerId,
  id,
}: OwnConversion): Promise<StoredConversion | undefined> {
  const { rows } = await sql<Omit<StoredConversion, 'losses'> & { losses: unknown }>`
    SELECT id, kind, state, problem, losses, (SELECT count(*)::int FROM conversions before
      WHERE before.state IN ('waiting', 'making')
        AND (before.requested_at, before.id) < (conversions.requested_at, conversions.id)) AS ahead
    FROM conversions WHERE id = ${id} AND owner_id = ${ownerId}`.execute(db());
  const [row] = rows;
  return row && { ...row, losses: lossesSchema.parse(row.losses) };
}

export interface FinishedConversion {
  id: ConversionId;
  name: string;
  kind: OpenDocumentKind;
  state: StoredConversion['state'];
  problem: ConversionProblem | null;
  source: Uint8Array;
  result: Uint8Array | null;
}

/** Locked until the end of the transaction, so that it is brought in once. */
export async function lockOptionalConversion({
  ownerId,
  id,
}: OwnConversion): Promise<FinishedConversion | undefined> {
  const { rows } = await sql<FinishedConversion>`
    SELECT id, name, kind, state, problem, source, result FROM conversions
    WHERE id = ${id} AND owner_id = ${ownerId} FOR UPDATE`.execute(db());
  return rows[0];
}

export async function countUnmadeConversions(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (SELECT 1 FROM conversions WHERE state IN ('waiting', 'making')
      LIMIT ${maxWaiting}) unmade`.execute(db());
  return rows[0]?.count ?? 0;
}

export async function insertConversion(conversion: {
  ownerId: UserId;
  name: string;
  kind: OpenDocumentKind;
  source: Uint8Array;
  at: Date;
}): Promise<ConversionId> {
  const { id } = await db()
    .insertInto('conversions')
    .values({
      owner_id: conversion.ownerId,
      name: conversion.name,
      kind: conversion.kind,
      source: Buffer.from(conversion.source),
      requested_at: conversion.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps the newest of an account. */
export async function deleteOwnConversionsBeyond(ownerId: UserId, max: number): Promise<void> {
  await sql`DELETE FROM conversions WHERE id IN (
    SELECT id FROM conversions WHERE owner_id = ${ownerId} ORDER BY id DESC OFFSET ${max})`.execute(db());
}

export async function deleteConversion(id: ConversionId): Promise<void> {
  await db().deleteFrom('conversions').where('id', '=', id).execute();
}

export async function deleteConversionsBefore(before: Date): Promise<void> {
  await db().deleteFrom('conversions').where('requested_at', '<=', before).execute();
}

export interface ClaimedConversion {
  id: ConversionId;
  /** Number of the attempt: an earlier attempt has lost its claim. */
  tries: number;
  kind: OpenDocumentKind;
  source: Uint8Array;
}

/** The oldest unclaimed conversion. */
export async function claimConversion(leaseEnd: Date, now: Date): Promise<ClaimedConversion | undefined> {
  const { rows } = await sql<ClaimedConversion>`
    UPDATE conversions SET state = 'making', claimed_until = ${leaseEnd}, tries = tries + 1
    WHERE id = (SELECT id FROM conversions
      WHERE (state = 'waiting' OR (state = 'making' AND claimed_until <= ${now})) AND tries < ${maxAttempts}
      ORDER BY requested_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, tries, kind, source`.execute(db());
  return rows[0];
}

/** Conversions whose workers have died too often. */
export async function giveUpConversions(now: Date): Promise<void> {
  await sql`
    UPDATE conversions SET state = 'failed', problem = 'conversion.failed', claimed_until = NULL
    WHERE state = 'making' AND claimed_until <= ${now} AND tries >= ${maxAttempts}`.execute(db());
}

export type ConversionOutcome =
  | { result: Uint8Array; losses: readonly ConversionLoss[] }
  | { problem: ConversionProblem };

/** Stores the outcome; has no effect if another attempt has started since, or the conversion was deleted. */
export async function updateConverted(
  { id, tries }: ClaimedConversion,
  outcome: ConversionOutcome,
): Promise<void> {
  const values =
    'result' in outcome
      ? {
          state: 'ready',
          result: Buffer.from(outcome.result),
          losses: JSON.stringify(outcome.losses),
        }
      : { state: 'failed', problem: outcome.problem };
  await db()
    .updateTable('conversions')
    .set({ ...values, claimed_until: null })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'making')
    .execute();
}
