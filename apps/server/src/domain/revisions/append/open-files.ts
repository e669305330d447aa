import type { FileId } from '@redraft/contracts';
import { readZip } from '@redraft/documents';
import { LRUCache } from 'lru-cache';
import { db, isInTransaction, pool } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { contentsOf, type FileState, sizeOfState } from '../plan/index.ts';
import { selectOptionalFile, selectTailState } from '../queries.ts';
import { readStoredBytes } from '../quota/index.ts';
import type { HeadReading } from '../read/index.ts';
import { loadLog, loadLogTo, readLog } from '../read/index.ts';
import { maxReplayedRows, replayTail } from './replay-tail.ts';

/**
 * A bounded cache of the states of open files; the log is authoritative. A state may be behind what another process has written: the log's unique key
 * detects that when a save is appended. States loaded inside a transaction belong to that transaction, so that nothing that is rolled back stays
 * cached.
 */
const maxMemory = 256 * 1024 * 1024;

/**
 * How long a save uses a cached state without asking the log. Revisions are sealed only when they are six times as old (`seal/maintenance.ts`), so what
 * such a state misses is still a row of `revisions`, whose unique key detects the conflict.
 */
export const trustedForMs = 10 * 60 * 1000;

export interface OpenFiles {
  /** For a save: may be behind the log. */
  forSave: (id: FileId) => Promise<FileState>;
  /** For reading: at the current head of the log. */
  atHead: (id: FileId) => Promise<FileState>;
  remember: (id: FileId, state: FileState) => void;
}

interface CachedFile {
  state: FileState;
  /** On the monotonic clock. */
  checkedAt: number;
}

export function createOpenFiles(maxSize: number = maxMemory): OpenFiles {
  /** Per database, because file IDs of another database mean other files. */
  const cacheByDatabase = new WeakMap<object, LRUCache<number, CachedFile>>();
  const cacheByTransaction = new WeakMap<object, Map<number, CachedFile>>();

  function getSharedCache(): LRUCache<number, CachedFile> {
    const cached =
      cacheByDatabase.get(pool()) ??
      new LRUCache<number, CachedFile>({ maxSize, sizeCalculation: ({ state }) => sizeOfState(state) });
    cacheByDatabase.set(pool(), cached);
    return cached;
  }

  function getCache(): {
    get: (id: number) => CachedFile | undefined;
    set: (id: number, cached: CachedFile) => void;
  } {
    const sharedCache = getSharedCache();
    if (!isInTransaction())
      return { get: (id) => sharedCache.get(id), set: (id, cached) => void sharedCache.set(id, cached) };
    const transactionCache = cacheByTransaction.get(db()) ?? new Map<number, CachedFile>();
    cacheByTransaction.set(db(), transactionCache);
    return {
      get: (id) => transactionCache.get(id),
      set: (id, cached) => void transactionCache.set(id, cached),
    };
  }

  const remember = (id: FileId, state: FileState) => {
    if (isInTransaction()) getSharedCache().delete(id);
    getCache().set(id, { state, checkedAt: performance.now() });
  };

  async function atHead(id: FileId): Promise<FileState> {
    const cached = getCache().get(id);
    const state = cached ? await updateToHead(id, cached.state) : await rebuild(id);
    remember(id, state);
    return state;
  }

  return {
    atHead,
    forSave: async (id) => {
      const cached = getCache().get(id);
      return cached && performance.now() - cached.checkedAt < trustedForMs ? cached.state : atHead(id);
    },
    remember,
  };
}

/** Applies what other processes have written since to the cached state. */
async function updateToHead(id: FileId, state: FileState): Promise<FileState> {
  const newRows = await selectTailState(id, state.seq, maxReplayedRows + 1);
  if (!newRows) throw noFile(id);
  if (newRows.sealedSeq <= state.seq && newRows.tail.length === 0) return state;
  const update = await replayTail(id, state, newRows);
  if (!update) return rebuild(id);
  if (update.kind === 'followed') return update.state;
  const { head, addedBytes } = update;
  return stateOf(head, {
    storedBytes: addedBytes === null ? await readStoredBytes(id) : state.storedBytes + addedBytes,
  });
}

/** Cold start: the head's state from the log alone. */
async function rebuild(id: FileId): Promise<FileState> {
  const file = await selectOptionalFile(id);
  if (!file) throw noFile(id);
  const [log, storedBytes] = await Promise.all([
    loadLog(loadLogTo(id, file.head_seq, { parts: true }), { ...file, id }),
    readStoredBytes(id),
  ]);
  return stateOf(await readLog('head', log), { storedBytes });
}

const noFile = (id: FileId) => new AppError('not_found', { details: { fileId: id } });

function stateOf(
  { basis, docx, reread }: HeadReading,
  { storedBytes }: Pick<FileState, 'storedBytes'>,
): FileState {
  return {
    ...basis,
    entries: new Map(readZip(basis.storedBody).map((entry) => [entry.name, entry])),
    contents: contentsOf(docx),
    docx,
    cleanParts: null,
    pendingReread: reread,
    storedBytes,
  };
}
