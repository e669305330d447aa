import type { FileId, UserId } from '@redraft/contracts';
import { DocumentError, type OfficeKind } from '@redraft/documents';
import type { Origin } from '@redraft/revision-log';
import { inTransaction, isInTransaction } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { inStage } from '../../../platform/save-stages.ts';
import { packRecord } from '../packing.ts';
import type { IncomingSave, PlannedSave } from '../plan/index.ts';
import { type FileState, planAnySave, rereadOf, stateBeforeFirst } from '../plan/index.ts';
import { insertFile } from '../queries.ts';
import { storeWithinRoom } from '../quota/index.ts';
import { FencedError, fileIsFree, lockFiles } from './fences.ts';
import { createGroupCommit, type Leave } from './group-commit.ts';
import { createOpenFiles, type OpenFiles } from './open-files.ts';

interface NewFile {
  kind: OfficeKind;
  name: string;
  bytes: Uint8Array;
  origin: 'base' | 'import';
  at: Date;
}

interface Save {
  fileId: FileId;
  bytes: Uint8Array;
  at: Date;
  /** From the first unsaved change to this save (docs/metrics.md#the-log); null if the editor does not say. */
  dirtyMs?: number | null;
  userId: UserId | null;
  origin: Origin;
  /**
   * For an editor: the time (in milliseconds) of the version that this one was made from, null to overwrite whatever is
   * there. A version that is not the head any more is refused with file.conflict, and what is saved gets a time
   * of its own. Left out by whoever writes a process down as it was.
   */
  onto?: number | null;
  /** For an editor: its right to write, as it was found. If it is another one by now, throws FencedError. */
  leave?: Leave;
}

interface SaveResult {
  seq: number;
  /** Of the version that the file has now: the running maximum of its times. */
  at: Date;
  changed: boolean;
}

interface Head {
  seq: number;
  modifiedAt: Date;
  size: number;
  sha256: string;
  kind: OfficeKind;
  name: string;
}

export interface RevisionService {
  createFile: (file: NewFile) => Promise<{ fileId: FileId; seq: number }>;
  copyFile: (id: FileId, copy: { name: string; at: Date }) => Promise<{ fileId: FileId; seq: number }>;
  appendSave: (save: Save) => Promise<SaveResult>;
  headOf: (id: FileId) => Promise<Head>;
  readCurrent: (id: FileId) => Promise<{ bytes: Uint8Array; seq: number; modifiedAt: Date }>;
}

/** What nobody handed in or typed: never refused for want of room. */
const ownOrigins: ReadonlySet<Origin> = new Set(['base', 'reread']);

/** Losing this often in a row against other processes means that something else is wrong. */
const maxAttempts = 20;

/** One per process; tests make more, to be several processes. */
export function createRevisionService(files: OpenFiles = createOpenFiles()): RevisionService {
  const insertRevision = createGroupCommit();
  const turns = new Map<FileId, Promise<unknown>>();

  /** Saves of one file one after another: each builds on the one before. */
  function inTurn<T>(id: FileId, work: () => Promise<T>): Promise<T> {
    const turn = (turns.get(id) ?? Promise.resolve()).then(work, work);
    turns.set(id, turn);
    const done = () => {
      if (turns.get(id) === turn) turns.delete(id);
    };
    turn.then(done, done);
    return turn;
  }

  /** The state after it; null if another process has written that version, or whoever holds the file may have. */
  async function insert(
    id: FileId,
    planned: PlannedSave,
    { leave, isOwn }: { leave: Leave | null; isOwn: boolean },
  ): Promise<FileState | null> {
    const { seq, at, storedBytes } = planned.state;
    const record = await packRecord(planned.record);
    const added = await storeWithinRoom(id, { stored: storedBytes, record, blobs: planned.blobs, isOwn });
    const outcome = await inStage('commit', () => insertRevision({ fileId: id, seq, at, record, leave }));
    if (outcome === 'written') return { ...planned.state, storedBytes: storedBytes + added };
    if (outcome === 'taken') return null;
    await fileIsFree(id);
    if (leave !== null) throw new FencedError();
    return null;
  }

  async function appendOnce(
    id: FileId,
    state: FileState,
    { save, leave }: { save: IncomingSave; leave: Leave | null },
  ): Promise<SaveResult | null> {
    const reread = rereadOf(state);
    const planned = await plan(reread?.state ?? state, save);
    if (!planned) return { seq: state.seq, at: new Date(state.at), changed: false };
    if (reread && !(await insert(id, reread, { leave, isOwn: true }))) return null;
    const next = await insert(id, planned, { leave, isOwn: ownOrigins.has(save.origin) });
    if (!next) return null;
    files.remember(id, next);
    return { seq: next.seq, at: new Date(next.at), changed: true };
  }

  /** Compares and appends: the key of the log refuses a row that builds on a state which is not the head any more. */
  async function append(
    id: FileId,
    { onto, ...incoming }: { save: IncomingSave; onto: number | null; leave: Leave | null },
  ): Promise<SaveResult> {
    const { save } = incoming;
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const isAtHead = attempt > 0;
      const state = isAtHead ? await files.atHead(id) : await files.forSave(id);
      if (onto === null || onto === state.at) {
        const result = await appendOnce(id, state, incoming);
        // A state that may be behind does not prove that nothing changes; nor, below, that a version is gone.
        if (result && (result.changed || isAtHead)) return result;
      } else if (isAtHead) {
        // Its own save, come a second time because the answer to the first was lost: there is nothing to write over.
        if ((await plan(state, save)) === null)
          return { seq: state.seq, at: new Date(state.at), changed: false };
        throw new AppError('file.conflict');
      }
    }
    throw new Error(`File ${id}: no turn among other writers`);
  }

  async function createFile(file: NewFile): Promise<{ fileId: FileId; seq: number }> {
    const { kind, name, bytes, origin } = file;
    const at = file.at.getTime();
    return inTransaction(async () => {
      const fileId = await insertFile({ kind, name, at });
      const state = stateBeforeFirst(fileId, { kind, name });
      const save = { bytes, at, dirtyMs: null, userId: null, origin, isDistinct: false };
      const result = await appendOnce(fileId, state, { save, leave: null });
      if (!result) throw new Error(`File ${fileId} has a version already`);
      return { fileId, seq: result.seq };
    });
  }

  const appendSave = (save: Save) => {
    const { fileId, bytes, userId, origin, onto } = save;
    const dirtyMs = roundedDirty(save.dirtyMs);
    const isDistinct = onto !== undefined;
    const incoming = { bytes, at: save.at.getTime(), dirtyMs, userId, origin, isDistinct };
    const work = () => append(fileId, { save: incoming, onto: onto ?? null, leave: save.leave ?? null });
    // A transaction keeps its own order; waiting for a turn there could wait for a save that waits for its commit.
    return isInTransaction() ? lockFiles([fileId]).then(work) : inTurn(fileId, work);
  };

  return {
    createFile,
    appendSave,
    copyFile: async (id, copy) => {
      const { body, kind } = await files.atHead(id);
      return createFile({ kind, name: copy.name, bytes: body, origin: 'base', at: copy.at });
    },
    headOf: async (id) => {
      const state = await files.atHead(id);
      const { seq, kind, name } = state;
      return {
        seq,
        kind,
        name,
        modifiedAt: new Date(state.at),
        size: state.body.length,
        sha256: state.fileHash,
      };
    },
    readCurrent: async (id) => {
      const { body, seq, at } = await files.atHead(id);
      return { bytes: body, seq, modifiedAt: new Date(at) };
    },
  };
}

function roundedDirty(dirtyMs: number | null | undefined): number | null {
  return dirtyMs === null || dirtyMs === undefined ? null : Math.max(0, Math.round(dirtyMs));
}

async function plan(state: FileState, save: IncomingSave): Promise<PlannedSave | null> {
  try {
    return await planAnySave(state, save);
  } catch (cause) {
    if (!(cause instanceof DocumentError)) throw cause;
    const details = { reason: cause.code, explanation: cause.message };
    if (cause.code === 'too_large') throw new AppError('document.too_large', { details, cause });
    const isForeign = cause.code === 'wrong_type' && save.origin !== 'typed';
    throw new AppError(isForeign ? 'document.wrong_type' : 'document.invalid', { details, cause });
  }
}
