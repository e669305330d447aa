import type { FileId } from '@redraft/contracts';
import { DocumentError } from '@redraft/documents';
import { isOwnWriting, type Origin } from '@redraft/revision-log';
import { AppError } from '../../../platform/errors.ts';
import { inStage } from '../../../platform/save-stages.ts';
import { compressRecord } from '../packing.ts';
import {
  type FileState,
  type IncomingSave,
  needsReread,
  type PlannedSave,
  planIncomingSave,
} from '../plan/index.ts';
import { storeWithinQuota } from '../quota/index.ts';
import { FencedError, requireFence } from './fences.ts';
import { createGroupCommit, type WritePermission } from './group-commit.ts';
import type { OpenFiles } from './open-files.ts';

/** Appends a save as the next version of its file. */

export interface SaveResult {
  seq: number;
  /** Of the current version: the running maximum of the file's times. */
  at: Date;
  changed: boolean;
}

interface Incoming {
  save: IncomingSave;
  permission: WritePermission | null;
}

export interface VersionAppender {
  /** Based on the given state; null if that is not the head any more. */
  appendOnce: (id: FileId, state: FileState, incoming: Incoming) => Promise<SaveResult | null>;
  /** Plans the change and appends it: the log's primary key rejects a row that is based on an outdated head. */
  append: (id: FileId, incoming: Incoming & { baseTime: number | null }) => Promise<SaveResult>;
}

/** Versions that no one handed in or typed are never refused by the quota. */
const unlimitedOrigins: ReadonlySet<Origin> = new Set(['base', 'reread']);

/** Losing this often in a row to other processes indicates another problem. */
const maxAttempts = 20;

export function createVersionAppender(files: OpenFiles): VersionAppender {
  const insertRevision = createGroupCommit();
  /** The new state; null if another process has written that version, or if a holder of the file may have. */
  async function insert(
    id: FileId,
    planned: PlannedSave,
    { permission, isOwn }: { permission: WritePermission | null; isOwn: boolean },
  ): Promise<FileState | null> {
    const { seq, at, storedBytes } = planned.state;
    const record = await compressRecord(planned.record);
    const addedBytes = await storeWithinQuota(id, {
      stored: storedBytes,
      record,
      blobs: planned.blobs,
      isOwn,
    });
    const outcome = await inStage('commit', () =>
      insertRevision({ fileId: id, seq, at, record, permission }),
    );
    if (outcome === 'written') return { ...planned.state, storedBytes: storedBytes + addedBytes };
    if (outcome === 'taken') return null;
    await requireFence(id);
    if (permission !== null) throw new FencedError();
    return null;
  }

  async function appendOnce(
    id: FileId,
    state: FileState,
    { save, permission }: Incoming,
  ): Promise<SaveResult | null> {
    const rereadVersion = needsReread(state);
    const planned = await plan(rereadVersion?.state ?? state, save);
    if (!planned) return { seq: state.seq, at: new Date(state.at), changed: false };
    if (rereadVersion && !(await insert(id, rereadVersion, { permission, isOwn: true }))) return null;
    const nextState = await insert(id, planned, { permission, isOwn: unlimitedOrigins.has(save.origin) });
    if (!nextState) return null;
    files.remember(id, nextState);
    return { seq: nextState.seq, at: new Date(nextState.at), changed: true };
  }

  async function append(
    id: FileId,
    { baseTime, ...incoming }: Incoming & { baseTime: number | null },
  ): Promise<SaveResult> {
    const { save } = incoming;
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const isAtHead = attempt > 0;
      const state = isAtHead ? await files.atHead(id) : await files.forSave(id);
      if (baseTime === null || baseTime === state.at) {
        const result = await appendOnce(id, state, incoming);
        // An outdated state proves neither that nothing changed nor, below, that a version is gone.
        if (result && (result.changed || isAtHead)) return result;
      } else if (isAtHead) {
        // A retry of this very save, whose response was lost: there is nothing to overwrite.
        if ((await plan(state, save)) === null)
          return { seq: state.seq, at: new Date(state.at), changed: false };
        throw new AppError('file.conflict');
      }
    }
    throw new Error(`File ${id}: no turn among other writers`);
  }

  return { appendOnce, append };
}

async function plan(state: FileState, save: IncomingSave): Promise<PlannedSave | null> {
  try {
    return await planIncomingSave(state, save);
  } catch (cause) {
    if (!(cause instanceof DocumentError)) throw cause;
    const details = { reason: cause.code, explanation: cause.message };
    if (cause.code === 'too_large') throw new AppError('document.too_large', { details, cause });
    const isForeign = cause.code === 'wrong_type' && !isOwnWriting(save.origin);
    throw new AppError(isForeign ? 'document.wrong_type' : 'document.invalid', { details, cause });
  }
}
