import type { FileId } from '@redraft/contracts';
import {
  DocumentError,
  type DocxText,
  inflateEntry,
  readDocx,
  readZip,
  type ZipEntry,
} from '@redraft/documents';
import { startChain } from '@redraft/revision-log';
import { LRUCache } from 'lru-cache';
import { db, isInTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { sha256Hex, zipCodec } from './codecs.ts';
import { type FileState, sizeOfState } from './file-state.ts';
import { readFirstAt, readPartsAt, readSealAt, readTextAt } from './history.ts';
import { type FileRow, selectOptionalFile } from './queries.ts';
import { followsText } from './save-rules.ts';

/**
 * The state of open files: a bounded cache over the log, which alone is the truth. A state may be behind what
 * another process has written: the unique key of the log finds that out when a save is appended.
 * Inside a transaction, states belong to that transaction: what is rolled back must not be remembered.
 */
const maxMemory = 256 * 1024 * 1024;

/** Sealing leaves younger revisions alone, so that a state of this age can never miss a sealed one. */
export const trustedForMs = 10 * 60 * 1000;

export interface OpenFiles {
  /** For a save: may be behind the log. */
  forSave: (id: FileId) => Promise<FileState>;
  /** For reading: at the head of the log now. */
  atHead: (id: FileId) => Promise<FileState>;
  remember: (id: FileId, state: FileState) => void;
  forget: (id: FileId) => void;
}

interface Known {
  state: FileState;
  /** Of the monotonic clock. */
  checkedAt: number;
}

export function createOpenFiles(maxSize: number = maxMemory): OpenFiles {
  const shared = new LRUCache<number, Known>({
    maxSize,
    sizeCalculation: (known) => sizeOfState(known.state),
  });
  const ofTransactions = new WeakMap<object, Map<number, Known>>();

  function cache(): { get: (id: number) => Known | undefined; set: (id: number, known: Known) => void } {
    if (!isInTransaction())
      return { get: (id) => shared.get(id), set: (id, known) => void shared.set(id, known) };
    const own = ofTransactions.get(db()) ?? new Map<number, Known>();
    ofTransactions.set(db(), own);
    return { get: (id) => own.get(id), set: (id, known) => void own.set(id, known) };
  }

  const remember = (id: FileId, state: FileState) => {
    if (isInTransaction()) shared.delete(id);
    cache().set(id, { state, checkedAt: performance.now() });
  };

  async function atHead(id: FileId): Promise<FileState> {
    const row = await selectOptionalFile(id);
    if (!row) throw new AppError('not_found', { details: { fileId: id } });
    const known = cache().get(id);
    const state = known?.state.seq === row.head_seq ? known.state : await rebuild(id, row);
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
    forget: (id) => {
      shared.delete(id);
      if (isInTransaction()) ofTransactions.get(db())?.delete(id);
    },
  };
}

export function stateBeforeFirst(id: FileId, file: Pick<FileRow, 'kind' | 'name'>): FileState {
  return {
    kind: file.kind,
    name: file.name,
    seq: -1,
    at: 0,
    firstAt: 0,
    body: new Uint8Array(),
    fileHash: '',
    entries: new Map(),
    contents: new Map(),
    docx: null,
    text: '',
    length: 0,
    chain: startChain(String(id), sha256Hex),
  };
}

/** Cold start: the state at the head, from the log alone. */
async function rebuild(id: FileId, file: FileRow): Promise<FileState> {
  const { seal, at } = await readSealAt(id, file.head_seq);
  const replay = await readPartsAt(id, file.head_seq);
  const body = replay.file();
  const entries = new Map(readZip(body).map((entry) => [entry.name, entry]));
  const main = entries.get('word/document.xml');
  const content = main && inflateEntry(main, zipCodec);
  const docx = followsText(file.kind) ? readTextOf(entries) : null;
  const text = followsText(file.kind) ? await readTextAt(id, file.head_seq) : '';
  return {
    ...stateBeforeFirst(id, file),
    seq: file.head_seq,
    at,
    firstAt: await readFirstAt(id),
    body,
    fileHash: sha256Hex(body),
    entries,
    contents: content ? new Map([['word/document.xml', content]]) : new Map(),
    docx,
    // The log says what the text is, however it is read today. One string, where they are the same.
    text: docx?.text === text ? docx.text : text,
    length: seal.length,
    chain: seal.chain,
  };
}

/** Null for a file that was taken before what is not well formed was refused. */
function readTextOf(entries: ReadonlyMap<string, ZipEntry>): DocxText | null {
  try {
    return readDocx([...entries.values()], zipCodec);
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
}
