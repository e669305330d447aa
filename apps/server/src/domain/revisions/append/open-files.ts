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

/** Sealing leaves younger revisions alone, so a state of this age cannot miss a sealed one. */
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
  const ofDatabases = new WeakMap<object, LRUCache<number, CachedFile>>();
  const ofTransactions = new WeakMap<object, Map<number, CachedFile>>();

  function shared(): LRUCache<number, CachedFile> {
    const known =
      ofDatabases.get(pool()) ??
      new LRUCache<number, CachedFile>({ maxSize, sizeCalculation: ({ state }) => sizeOfState(state) });
    ofDatabases.set(pool(), known);
    return known;
  }

  function cache(): {
    get: (id: number) => CachedFile | undefined;
    set: (id: number, known: CachedFile) => void;
  } {
    const all = shared();
    if (!isInTransaction()) return { get: (id) => all.get(id), set: (id, known) => void all.set(id, known) };
    const own = ofTransactions.get(db()) ?? new Map<number, CachedFile>();
    ofTransactions.set(db(), own);
    return { get: (id) => own.get(id), set: (id, known) => void own.set(id, known) };
  }

  const remember = (id: FileId, state: FileState) => {
    if (isInTransaction()) shared().delete(id);
    cache().set(id, { state, checkedAt: performance.now() });
  };

  async function atHead(id: FileId): Promise<FileState> {
    const known = cache().get(id);
    const state = known ? await updateToHead(id, known.state) : await rebuild(id);
    remember(id, state);
    return state;
  }

  return {
    atHead,
    forSave: async (id) => {
      const known = cache().get(id);
      return known && performance.now() - known.checkedAt < trustedForMs ? known.state : atHead(id);
    },
    remember,
  };
}

/** Applies what other processes have written since to the cached state. */
async function updateToHead(id: FileId, state: FileState): Promise<FileState> {
  const ahead = await selectTailState(id, state.seq, maxReplayedRows + 1);
  if (!ahead) throw noFile(id);
  if (ahead.sealedSeq <= state.seq && ahead.tail.length === 0) return state;
  const caughtUp = await replayTail(id, state, ahead);
  if (!caughtUp) return rebuild(id);
  if (caughtUp.kind === 'followed') return caughtUp.state;
  const { head, addedBytes } = caughtUp;
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
    entries: new Map(readZip(basis.kept).map((entry) => [entry.name, entry])),
    contents: contentsOf(docx),
    docx,
    clean: null,
    reread,
    storedBytes,
  };
}
