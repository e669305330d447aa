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
 * What has to be known before anything is done with a file, by one statement for all who ask in the same turn
 * (docs/decisions/0034).
 */
export interface AccessGate {
  /** As it is now. Throws file.token_invalid. */
  authorize: (id: OpeningId, now: Date) => Promise<AccessContext>;
  /**
   * As it was some seconds ago, for a save: the statement that writes finds out whether it still holds. It refuses nobody.
   */
  recallAccess: (id: OpeningId) => AccessContext | undefined;
}

/** The hash of a token, in hex, and the file that it is shown for. */
export interface OpeningId {
  id: string;
  fileId: FileId;
}

export interface AccessContext {
  opening: Opening;
  /** When the token, or the session that it was given in, ends by itself. */
  endsAt: Date;
  /** Of the file, read with all the rest: whatever changes afterwards puts it up. */
  fence: number;
  /** As it was last left; whether it still holds is for the rules to say. */
  lock: FileLock | null;
  /** What the user may do with the file at a moment; undefined where it is nobody's to open. */
  accessAt: (now: Date) => FileAccess | undefined;
  isRecalled: boolean;
}

/** Who may do what: the facts that a rule needs, and the rule. */
export interface AccessSource<Facts> {
  /** An expression over `asked (file_id, user_id)`: one JSON value, null for a file that nobody opens. */
  facts: () => RawBuilder<Facts | null>;
  accessOf: (facts: Facts | null, userId: UserId) => AccessContext['accessAt'];
}

const maxUnderWay = 2;
const maxBatch = 256;
const maxCached = 20_000;
/** What puts no fence up although it should have could be missed for so long, and no longer. */
const cacheMs = 5000;

export function createAccessGate<Facts>(source: AccessSource<Facts>): AccessGate {
  const known = new LRUCache<string, AccessContext>({ max: maxCached, ttl: cacheMs });
  const selectAll = gateStatement(source.facts);
  const select = createBatches({ run: selectAll, maxUnderWay, maxBatch });

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
