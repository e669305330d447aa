import type { FileId, UserId } from '@redraft/contracts';
import type { FileLock } from '@redraft/wopi';
import { type RawBuilder, sql } from 'kysely';
import { db, savePool } from '../../platform/db.ts';
import type { OpeningId } from './access-gate.ts';

export interface LockRow {
  lock_id: string | null;
  lock_user_id: number | null;
  lock_opening: string | null;
  lock_expires_at: Date | null;
}

/** A token that is neither revoked nor past the end of its session, with everything needed to authorize it. */
export interface GateRow<Facts> extends LockRow {
  /** The SHA-256 of the token, in hex. */
  opening: string;
  file_id: FileId;
  user_id: UserId;
  mode: 'edit' | 'view';
  seq: number | null;
  created_at: Date;
  session_id: number;
  is_built_in: boolean;
  /** The earlier of the ends of token and session. */
  ends_at: Date;
  fence: number;
  facts: Facts | null;
}

/** One prepared statement for many openings; invalid ones have no row. */
export function gateStatement<Facts>(
  facts: () => RawBuilder<Facts | null>,
): (requested: readonly OpeningId[]) => Promise<(GateRow<Facts> | undefined)[]> {
  let text: string | undefined;
  return async (requested) => {
    text ??= textOf(facts());
    const { rows } = await savePool().query<GateRow<Facts> & { place: number }>({
      name: 'gate',
      text,
      values: [requested.map(({ id }) => `\\x${id}`), requested.map(({ fileId }) => fileId)],
    });
    const byPlace = new Map(rows.map(({ place, ...row }) => [place, row]));
    return requested.map((_, index) => byPlace.get(index + 1));
  };
}

function textOf(facts: RawBuilder<unknown>): string {
  const statement = sql`
    SELECT asked.place, encode(asked.token_hash, 'hex') AS opening, asked.file_id, asked.user_id, asked.mode, asked.seq,
      asked.created_at, asked.session_id, asked.is_built_in, asked.ends_at, files.fence, wopi_locks.lock_id,
      wopi_locks.user_id AS lock_user_id, encode(wopi_locks.opening, 'hex') AS lock_opening,
      wopi_locks.expires_at AS lock_expires_at, ${facts} AS facts
    FROM (
      SELECT shown.place, token.*, least(token.expires_at, sessions.expires_at) AS ends_at
      FROM unnest(${[]}::bytea[], ${[]}::bigint[]) WITH ORDINALITY AS shown (token_hash, file_id, place)
      JOIN wopi_tokens token ON token.token_hash = shown.token_hash AND token.file_id = shown.file_id
      JOIN sessions ON sessions.id = token.session_id
      WHERE token.revoked_at IS NULL AND sessions.ended_at IS NULL) AS asked
    JOIN files ON files.id = asked.file_id
    LEFT JOIN wopi_locks ON wopi_locks.file_id = files.id`.compile(db());
  // Parameters are numbered by position: an additional one would shift the two lists.
  if (statement.parameters.length !== 2) throw new Error('The facts of access take no values of their own');
  return statement.sql;
}

export function toLock(row: LockRow | undefined): FileLock | null {
  if (!row || row.lock_id === null || row.lock_opening === null || row.lock_expires_at === null) return null;
  return {
    id: row.lock_id,
    userId: String(row.lock_user_id),
    opening: row.lock_opening,
    expiresAt: row.lock_expires_at.getTime(),
  };
}
