import type { FileId, UserId } from '@redraft/contracts';
import type { FileLock } from '@redraft/wopi';
import type { RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import { createBatches } from '../../platform/batches.ts';
import { AppError } from '../../platform/errors.ts';
import { type GateRow, gateStatement, toLock } from './access-gate-queries.ts';
import type { FileAccess } from './ports.ts';
import type { Opening } from './tokens.ts';

/**
 * Loads what must be known before any operation on a file, with one statement for all requests of the same turn of the event loop
 * (docs/decisions/0034).
 */
export interface AccessGate {
  /** The current state. Throws file.token_invalid. */
  authorize: (id: OpeningId, now: Date) => Promise<AccessContext>;
  /** A state cached for seconds, for saves: the writing statement verifies that it still holds. Never a reason to refuse. */
  recallAccess: (id: OpeningId) => AccessContext | undefined;
}

/** The SHA-256 of a token in hex, and the file for which it is presented. */
export interface OpeningId {
  id: string;
  fileId: FileId;
}

export interface AccessContext {
  opening: Opening;
  /** When the token expires, or the session that it belongs to. */
  endsAt: Date;
  /** The file's fence, read with the rest: later changes to permissions raise it. */
  fence: number;
  /** The lock as stored; the rules decide whether it has expired. */
  lock: FileLock | null;
  /** What the user may do with the file at a time; undefined if they may not open it. */
  accessAt: (now: Date) => FileAccess | undefined;
  isRecalled: boolean;
}

/** A kind of files: the facts that its access rule needs, and the rule. */
export interface AccessSource<Facts> {
  /** An expression over `asked (file_id, user_id)`: one JSON value, null for a file of another kind. */
  facts: () => RawBuilder<Facts | null>;
  accessOf: (facts: Facts | null, userId: UserId) => AccessContext['accessAt'];
}

const maxRunning = 2;
const maxBatch = 256;
const maxCached = 20_000;
/** A change that fails to raise the fence goes unnoticed for this long at most. */
const cacheMs = 5000;

export function createAccessGate<Facts>(source: AccessSource<Facts>): AccessGate {
  const known = new LRUCache<string, AccessContext>({ max: maxCached, ttl: cacheMs });
  const selectAll = gateStatement(source.facts);
  const select = createBatches({ run: selectAll, maxRunning: maxRunning, maxBatch });

  function toAccessContext(row: GateRow<Facts>): AccessContext {
    const { user_id: userId, facts, fence } = row;
    return {
      opening: {
        id: row.opening,
        fileId: row.file_id,
        userId,
        mode: row.mode,
        seq: row.seq,
        openedAt: row.created_at,
        sessionId: row.session_id,
        isBuiltIn: row.is_built_in,
      },
      endsAt: row.ends_at,
      fence,
      lock: toLock(row),
      accessAt: source.accessOf(facts, userId),
      isRecalled: false,
    };
  }

  return {
    authorize: async ({ id, fileId }, now) => {
      const row = await select({ id, fileId });
      if (!row || row.ends_at <= now) {
        known.delete(keyOf({ id, fileId }));
        throw new AppError('file.token_invalid');
      }
      const context = toAccessContext(row);
      known.set(keyOf({ id, fileId }), { ...context, isRecalled: true });
      return context;
    },
    recallAccess: (opening) => known.get(keyOf(opening)),
  };
}

function keyOf({ id, fileId }: OpeningId): string {
  return `${fileId}/${id}`;
}
