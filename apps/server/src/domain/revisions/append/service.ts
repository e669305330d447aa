import type { FileId, UserId } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import type { Origin } from '@redraft/revision-log';
import { inTransaction, isInTransaction } from '../../../platform/db.ts';
import { stateBeforeFirst } from '../plan/index.ts';
import { insertFile } from '../queries.ts';
import { createVersionAppender, type SaveResult } from './append-version.ts';
import { lockFiles } from './fences.ts';
import type { WritePermission } from './group-commit.ts';
import { createKeyedQueue } from './keyed-queue.ts';
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
  /** Time from the first unsaved change to this save (docs/metrics.md#the-log); null if the editor does not report it. */
  dirtyMs?: number | null;
  userId: UserId | null;
  origin: Origin;
  /**
   * For an editor: the time (in milliseconds) of the version that this save is based on, null to overwrite any version. If that version is not the
   * head any more, the save is refused with file.conflict; otherwise it gets a distinct time. Absent when a recorded process is imported.
   */
  baseTime?: number | null;
  /** For an editor: its checked write permission. Throws FencedError if it has changed since. */
  permission?: WritePermission;
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

/** One per process; tests create several to simulate processes. */
export function createRevisionService(files: OpenFiles = createOpenFiles()): RevisionService {
  const { append, appendOnce } = createVersionAppender(files);
  const runInTurn = createKeyedQueue();

  async function createFile(file: NewFile): Promise<{ fileId: FileId; seq: number }> {
    const { kind, name, bytes, origin } = file;
    const at = file.at.getTime();
    return inTransaction(async () => {
      const fileId = await insertFile({ kind, name, at });
      const state = stateBeforeFirst(fileId, { kind, name });
      const save = { bytes, at, dirtyMs: null, userId: null, origin, isDistinct: false };
      const result = await appendOnce(fileId, state, { save, permission: null });
      if (!result) throw new Error(`File ${fileId} has a version already`);
      return { fileId, seq: result.seq };
    });
  }

  const appendSave = (save: Save) => {
    const { fileId, bytes, userId, origin, baseTime } = save;
    const dirtyMs = roundDirtyMs(save.dirtyMs);
    const isDistinct = baseTime !== undefined;
    const incoming = { bytes, at: save.at.getTime(), dirtyMs, userId, origin, isDistinct };
    const appendIncoming = () =>
      append(fileId, { save: incoming, baseTime: baseTime ?? null, permission: save.permission ?? null });
    // A transaction has its own order; waiting in the queue there could wait for a save that waits for its commit.
    return isInTransaction() ? lockFiles([fileId]).then(appendIncoming) : runInTurn(fileId, appendIncoming);
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

function roundDirtyMs(dirtyMs: number | null | undefined): number | null {
  return dirtyMs === null || dirtyMs === undefined ? null : Math.max(0, Math.round(dirtyMs));
}
