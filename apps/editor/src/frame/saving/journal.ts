import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Edit, JournalEdit } from '../document.ts';

/**
 * Every edit is written to the device before its letter has been painted twice, and stays there until the server has it. What is kept of one
 * opening of a document: the bytes that it began with, each edit since, and how many of them the server has. From these, the text is made again
 * to the letter after a crash, a lost network or a dead battery.
 *
 * What can be replayed: the page hands over only what it has read back itself, and waits for nobody, since a letter must be on the device at once.
 * The worker applies each edit to the same document; where it refuses one, the page's whole document follows as an edit of its own, so that what
 * is kept leads to what is shown again (edit-recorder.ts). Whatever is kept nevertheless and cannot be replayed, or not be read at all, stops no opening:
 * its words are offered to be copied, and stay here until a person has said that they are not needed (recover-edits.ts).
 */
export interface JournalRecord {
  /** The opening; one for each page that writes. */
  id: string;
  /** The file and the person. */
  file: string;
  /** The version that the bytes are; as the server calls it. */
  version: string | null;
  saved: { edits: number; version: string | null };
  at: number;
  /** Words that could not be put back in their place, where nothing else of the opening is needed any more. */
  left?: string;
}
export interface StoredOpening<OwnEdit extends Edit, Content> extends JournalRecord {
  /** Null where the device has lost them. */
  bytes: Uint8Array | null;
  edits: JournalEdit<OwnEdit, Content>[];
}

/** What an opening begins with. */
export type JournalStart = Pick<JournalRecord, 'id' | 'file' | 'version'> & { bytes: Uint8Array };

export interface Journal<OwnEdit extends Edit, Content> {
  /** Begins the record of an opening; nothing is written before its first edit. */
  begin: (start: JournalStart) => JournalOpening<OwnEdit, Content>;
  /**
   * Records of a file that hold words the server may not have, oldest first; none of a page that is still open. What pages that are gone have
   * left behind of words that the server has, of any file, is cleared away.
   */
  find: (file: string) => Promise<StoredOpening<OwnEdit, Content>[]>;
  /** The server has its words, or the person does not need them; `left` are those of which neither is true yet. */
  forget: (id: string, left?: string) => Promise<void>;
}

export interface JournalOpening<OwnEdit extends Edit, Content> {
  readonly id: string;
  append: (edit: JournalEdit<OwnEdit, Content>, at: number) => void;
  /** The server has this many of the edits. */
  saved: (edits: number, version: string | null) => void;
  /** The page goes away in peace, or what it held stands elsewhere. */
  end: () => Promise<void>;
  /** Whether the device takes what is written; false in a private window or on a full disk. */
  isStored: () => boolean;
}

interface Schema<OwnEdit extends Edit, Content> extends DBSchema {
  records: { key: string; value: JournalRecord };
  bytes: { key: string; value: Uint8Array };
  edits: { key: [string, number]; value: JournalEdit<OwnEdit, Content> };
}
const databaseName = 'redraft-words';
const stores = ['records', 'bytes', 'edits'] as const;

export function openJournal<OwnEdit extends Edit, Content>(
  locks: LockManager = navigator.locks,
): Journal<OwnEdit, Content> {
  const database = openDB<Schema<OwnEdit, Content>>(databaseName, 1, {
    upgrade: (db) => {
      db.createObjectStore('records', { keyPath: 'id' });
      db.createObjectStore('bytes');
      db.createObjectStore('edits');
    },
  });
  // A device without storage still saves to the server; each use says so where it matters.
  database.catch(() => undefined);
  return {
    begin: (record) => beginOpening(database, locks, record),
    find: async (file) => {
      const db = await database;
      const open = new Set((await locks.query()).held?.map(({ name }) => name));
      const kept: StoredOpening<OwnEdit, Content>[] = [];
      for (const record of await db.getAll('records')) {
        if (open.has(lockName(record.id))) continue;
        const count = await db.count('edits', rangeOf(record.id));
        if (record.left === undefined && count <= record.saved.edits) await remove(db, record.id);
        else if (record.file === file) kept.push(await readOpening(db, record));
      }
      return kept.sort((a, b) => a.at - b.at);
    },
    forget: async (id, left = '') => {
      const db = await database;
      const record = left === '' ? undefined : await db.get('records', id);
      await remove(db, id, record && { ...record, left });
    },
  };
}

function beginOpening<OwnEdit extends Edit, Content>(
  database: Promise<IDBPDatabase<Schema<OwnEdit, Content>>>,
  locks: LockManager,
  { bytes, ...start }: JournalStart,
): JournalOpening<OwnEdit, Content> {
  const { id } = start;
  const record: JournalRecord = { ...start, saved: { edits: 0, version: start.version }, at: 0 };
  let db: IDBPDatabase<Schema<OwnEdit, Content>> | null = null;
  let count = 0;
  let isKept = true;
  let hasEnded = false;
  const waiting: (() => void)[] = [];
  // The lock is let go with the page, however it ends: that is how another page knows that this one is gone.
  const release = holdLock(locks, lockName(id));
  void database.then(
    (opened) => {
      db = opened;
      for (const write of waiting.splice(0)) write();
    },
    () => {
      isKept = false;
    },
  );
  const write = (action: (db: IDBPDatabase<Schema<OwnEdit, Content>>) => Promise<unknown>): void => {
    const run = (): void => {
      if (db === null) return;
      action(db).catch((error: unknown) => {
        isKept = false;
        console.warn('What is written could not be kept on this device', error);
      });
    };
    if (db === null) waiting.push(run);
    else run();
  };
  return {
    id,
    append: (edit, at) => {
      const number = ++count;
      record.at = at;
      const first = number === 1 ? { record: { ...record }, bytes } : null;
      write((opened) => appendEdits(opened, { id, number, edit, first }));
    },
    saved: (edits, version) => {
      if (hasEnded) return;
      record.saved = { edits, version };
      const now = { ...record };
      if (count > 0) write((opened) => opened.put('records', now));
    },
    end: async () => {
      hasEnded = true;
      if (count > 0) await remove(await database, id).catch(() => undefined);
      release();
    },
    isStored: () => isKept,
  };
}

/** One transaction, committed at once: it does not wait for the page to be idle. */
async function appendEdits<OwnEdit extends Edit, Content>(
  db: IDBPDatabase<Schema<OwnEdit, Content>>,
  entry: {
    id: string;
    number: number;
    edit: JournalEdit<OwnEdit, Content>;
    first: { record: JournalRecord; bytes: Uint8Array } | null;
  },
): Promise<void> {
  const transaction = db.transaction(stores, 'readwrite', { durability: 'relaxed' });
  const writes: Promise<unknown>[] = [
    transaction.objectStore('edits').put(entry.edit, [entry.id, entry.number]),
    transaction.done,
  ];
  if (entry.first !== null) {
    writes.push(transaction.objectStore('records').put(entry.first.record));
    writes.push(transaction.objectStore('bytes').put(entry.first.bytes, entry.id));
  }
  transaction.commit();
  await Promise.all(writes);
}

async function readOpening<OwnEdit extends Edit, Content>(
  db: IDBPDatabase<Schema<OwnEdit, Content>>,
  record: JournalRecord,
): Promise<StoredOpening<OwnEdit, Content>> {
  const [bytes, edits] = await Promise.all([
    db.get('bytes', record.id),
    db.getAll('edits', rangeOf(record.id)),
  ]);
  return { ...record, bytes: bytes ?? null, edits };
}

async function remove<OwnEdit extends Edit, Content>(
  db: IDBPDatabase<Schema<OwnEdit, Content>>,
  id: string,
  left?: JournalRecord,
): Promise<void> {
  const transaction = db.transaction(stores, 'readwrite');
  const records = transaction.objectStore('records');
  await Promise.all([
    left === undefined ? records.delete(id) : records.put(left),
    transaction.objectStore('bytes').delete(id),
    transaction.objectStore('edits').delete(rangeOf(id)),
    transaction.done,
  ]);
}

function rangeOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
}

function lockName(id: string): string {
  return `${databaseName}:${id}`;
}

function holdLock(locks: LockManager, name: string): () => void {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks.request(name, () => held).catch(() => undefined);
  return release;
}
