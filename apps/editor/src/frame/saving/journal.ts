import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Edit, JournalEdit } from '../document.ts';

/**
 * Every edit is written to the device (IndexedDB) within one or two animation frames, and stays there until the server has it. A record of one opening consists of
 * the initial bytes, each edit since, and how many of them the server has. From these the document is restored exactly after a crash, a network
 * failure or a power loss. Replay: the page passes on only edits that it has read back itself, and waits for nothing, since an edit must be stored at
 * once. The worker applies each edit to the same document; if it rejects one, the page's whole document follows as a content edit, so that the record
 * leads to the displayed state again (edit-recorder.ts). A record that still cannot be replayed or read never blocks opening: its text is offered for
 * copying, and stays here until the user discards it (recover-edits.ts).
 */
export interface JournalRecord {
  /** Id of the opening; one per writing page. */
  id: string;
  /** The file and the user. */
  file: string;
  /** The server's version of the bytes. */
  version: string | null;
  saved: { edits: number; version: string | null };
  /** Time of the first edit, after a save of the last one: about when the first edit was made that the server lacks. */
  at: number;
  /** Text that could not be restored, if nothing else of the record is needed. */
  left?: string;
}
export interface StoredOpening<OwnEdit extends Edit, Content> extends JournalRecord {
  /** Null if the device has lost them. */
  bytes: Uint8Array | null;
  edits: JournalEdit<OwnEdit, Content>[];
}

/** The initial data of an opening. */
export type JournalStart = Pick<JournalRecord, 'id' | 'file' | 'version'> & { bytes: Uint8Array };

export interface Journal<OwnEdit extends Edit, Content> {
  /** Starts the record of an opening; nothing is written before its first edit. */
  begin: (start: JournalStart) => JournalOpening<OwnEdit, Content>;
  /**
   * Records of a file with edits that the server may lack, oldest first, except those of open pages. Fully saved records of closed pages, for any
   * file, are removed.
   */
  find: (file: string) => Promise<StoredOpening<OwnEdit, Content>[]>;
  /** Removes a record that is saved or discarded; `left` is text for which neither is true yet. */
  forget: (id: string, left?: string) => Promise<void>;
}

export interface JournalOpening<OwnEdit extends Edit, Content> {
  readonly id: string;
  append: (edit: JournalEdit<OwnEdit, Content>, at: number) => void;
  /** The server has this number of edits. */
  saved: (edits: number, version: string | null) => void;
  /** The page closes normally, or its edits are stored elsewhere. */
  end: () => Promise<void>;
  /** Whether the device stores edits; false in some private windows or on a full disk. */
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
  // Without storage, saving to the server still works; errors are handled at each use.
  database.catch(() => undefined);
  return {
    begin: (record) => beginOpening(database, locks, record),
    find: async (file) => {
      const db = await database;
      const openLocks = new Set((await locks.query()).held?.map(({ name }) => name));
      const openings: StoredOpening<OwnEdit, Content>[] = [];
      for (const record of await db.getAll('records')) {
        if (openLocks.has(createLockName(record.id))) continue;
        const count = await db.count('edits', createEditRange(record.id));
        if (record.left === undefined && count <= record.saved.edits) await remove(db, record.id);
        else if (record.file === file) openings.push(await readOpening(db, record));
      }
      return openings.sort((a, b) => a.at - b.at);
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
  let isStored = true;
  let hasEnded = false;
  const pendingWrites: (() => void)[] = [];
  // A Web Lock is released with the page, however it ends: other pages thus know that it is gone.
  const release = holdLock(locks, createLockName(id));
  void database.then(
    (opened) => {
      db = opened;
      for (const write of pendingWrites.splice(0)) write();
    },
    () => {
      isStored = false;
    },
  );
  const write = (action: (db: IDBPDatabase<Schema<OwnEdit, Content>>) => Promise<unknown>): void => {
    const run = (): void => {
      if (db === null) return;
      action(db).catch((error: unknown) => {
        isStored = false;
        console.warn('What is written could not be kept on this device', error);
      });
    };
    if (db === null) pendingWrites.push(run);
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
      const snapshot = { ...record };
      if (count > 0) write((opened) => opened.put('records', snapshot));
    },
    end: async () => {
      hasEnded = true;
      if (count > 0) await remove(await database, id).catch(() => undefined);
      release();
    },
    isStored: () => isStored,
  };
}

/** One transaction, committed explicitly, so that it does not wait for the page to be idle. */
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
    db.getAll('edits', createEditRange(record.id)),
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
    transaction.objectStore('edits').delete(createEditRange(id)),
    transaction.done,
  ]);
}

function createEditRange(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
}

function createLockName(id: string): string {
  return `${databaseName}:${id}`;
}

function holdLock(locks: LockManager, name: string): () => void {
  let release = (): void => undefined;
  const untilReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks.request(name, () => untilReleased).catch(() => undefined);
  return release;
}
