import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Edit } from '../document.ts';

/**
 * Every edit is written to the device before its letter has been painted twice, and stays there until the server has it. What is kept of one
 * opening of a document: the bytes that it began with, each edit since, and how many of them the server has. From these, the text is made again
 * to the letter after a crash, a lost network or a dead battery.
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
}
export interface KeptWords<OwnEdit extends Edit> extends JournalRecord {
  bytes: Uint8Array;
  edits: OwnEdit[];
}

/** What an opening begins with. */
export type Begun = Pick<KeptWords<Edit>, 'id' | 'file' | 'version' | 'bytes'>;

export interface Journal<OwnEdit extends Edit> {
  /** Begins the record of an opening; nothing is written before its first edit. */
  begin: (begun: Begun) => JournalOpening<OwnEdit>;
  /**
   * Records of a file that hold words the server may not have, oldest first; none of a page that is still open. What pages that are gone have
   * left behind of words that the server has, of any file, is cleared away.
   */
  find: (file: string) => Promise<KeptWords<OwnEdit>[]>;
  forget: (id: string) => Promise<void>;
}

export interface JournalOpening<OwnEdit extends Edit> {
  readonly id: string;
  keep: (edit: OwnEdit, at: number) => void;
  /** The server has this many of the edits. */
  saved: (edits: number, version: string | null) => void;
  /** The page goes away in peace, or what it held stands elsewhere. */
  end: () => Promise<void>;
  /** Whether the device takes what is written; false in a private window or on a full disk. */
  isKept: () => boolean;
}

interface Schema<OwnEdit extends Edit> extends DBSchema {
  records: { key: string; value: JournalRecord };
  bytes: { key: string; value: Uint8Array };
  edits: { key: [string, number]; value: OwnEdit };
}
const databaseName = 'redraft-words';
const stores = ['records', 'bytes', 'edits'] as const;

export function openJournal<OwnEdit extends Edit>(locks: LockManager = navigator.locks): Journal<OwnEdit> {
  const database = openDB<Schema<OwnEdit>>(databaseName, 1, {
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
      const kept: KeptWords<OwnEdit>[] = [];
      for (const record of await db.getAll('records')) {
        if (open.has(lockName(record.id))) continue;
        const isSaved = (await db.count('edits', rangeOf(record.id))) <= record.saved.edits;
        if (isSaved) await remove(db, record.id);
        else if (record.file === file) kept.push(await withWords(db, record));
      }
      return kept.sort((a, b) => a.at - b.at);
    },
    forget: async (id) => remove(await database, id),
  };
}

function beginOpening<OwnEdit extends Edit>(
  database: Promise<IDBPDatabase<Schema<OwnEdit>>>,
  locks: LockManager,
  { bytes, ...begun }: Begun,
): JournalOpening<OwnEdit> {
  const { id } = begun;
  const record: JournalRecord = { ...begun, saved: { edits: 0, version: begun.version }, at: 0 };
  let db: IDBPDatabase<Schema<OwnEdit>> | null = null;
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
  const write = (action: (db: IDBPDatabase<Schema<OwnEdit>>) => Promise<unknown>): void => {
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
    keep: (edit, at) => {
      const number = ++count;
      record.at = at;
      const first = number === 1 ? { record: { ...record }, bytes } : null;
      write((opened) => append(opened, { id, number, edit, first }));
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
    isKept: () => isKept,
  };
}

/** One transaction, committed at once: it does not wait for the page to be idle. */
function append<OwnEdit extends Edit>(
  db: IDBPDatabase<Schema<OwnEdit>>,
  entry: {
    id: string;
    number: number;
    edit: OwnEdit;
    first: { record: JournalRecord; bytes: Uint8Array } | null;
  },
): Promise<unknown> {
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
  return Promise.all(writes);
}

async function withWords<OwnEdit extends Edit>(
  db: IDBPDatabase<Schema<OwnEdit>>,
  record: JournalRecord,
): Promise<KeptWords<OwnEdit>> {
  const [bytes, edits] = await Promise.all([
    db.get('bytes', record.id),
    db.getAll('edits', rangeOf(record.id)),
  ]);
  if (bytes === undefined) throw new Error('A record without the bytes that it began with');
  return { ...record, bytes, edits };
}

async function remove<OwnEdit extends Edit>(db: IDBPDatabase<Schema<OwnEdit>>, id: string): Promise<void> {
  const transaction = db.transaction(stores, 'readwrite');
  await Promise.all([
    transaction.objectStore('records').delete(id),
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
