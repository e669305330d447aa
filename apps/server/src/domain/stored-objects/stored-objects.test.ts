import { randomBytes, randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FileId } from '@redraft/contracts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentColumns } from '../../content-columns.ts';
import { db, inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { createLogger } from '../../platform/logging.ts';
import { createObjectStore, type ObjectStore, ObjectStoreError } from '../../platform/object-store.ts';
import { useDatabase } from '../../testing/database.ts';
import { useObjectStorage } from '../../testing/object-storage.ts';
import { docxWithRandomPart, randomWords } from '../../testing/random-files.ts';
import { createRevisionService } from '../revisions/append/index.ts';
import { purgeFiles, requestPurge, sealFile, textAt, verifyFile } from '../revisions/index.ts';
import { readStoredBytes } from '../revisions/quota/index.ts';
import { readers } from '../revisions/read/log-readers.ts';
import { deleteUnknown, deleteUnused } from './delete-objects.ts';
import { storedObjectJobs } from './jobs.ts';
import { moveContent } from './move-content.ts';
import { takeBucket } from './own-bucket.ts';
import { insertObject } from './queries.ts';
import { loadObject, requireObjectStorage, setUpObjects } from './service.ts';
import { tryStorage } from './try-storage.ts';

useDatabase();
const storage = useObjectStorage();
const start = Date.UTC(2026, 2, 2, 10);
const dayMs = 24 * 60 * 60 * 1000;
/** All files rest by then. */
const later = new Date(start + 30 * dayMs);
const nextMonth = new Date(start + 60 * dayMs);
const sealTimes = { before: later, restingSince: later };
const versions = 20;

const openStore = () => createObjectStore(storage.settings(), { attempts: 1, restMs: 0 });

beforeEach(async () => {
  setUpObjects({ store: 's3', objects: storage.settings() });
  await sql`TRUNCATE files, revisions, sealed_chunks, file_blobs, file_blob_uses, stored_objects CASCADE`.execute(
    db(),
  );
  await storage.empty();
});
afterEach(() => setUpObjects({ store: 'database', objects: undefined }));

/** A file whose versions are sealed. */
async function writtenFile(at = start): Promise<{ fileId: FileId; texts: string[] }> {
  const service = createRevisionService();
  const texts = [randomWords(30_000)];
  const file = { kind: 'docx' as const, name: 'essay.docx', origin: 'base' as const };
  const { fileId } = await service.createFile({
    ...file,
    bytes: docxWithRandomPart(texts[0] ?? ''),
    at: new Date(at),
  });
  for (let version = 1; version < versions; version++) {
    const text = `${texts.at(-1)} ${randomWords(1000)}`;
    texts.push(text);
    await service.appendSave({
      fileId,
      bytes: docxWithRandomPart(text),
      at: new Date(at + version * 1000),
      userId: null,
      origin: 'typed',
    });
  }
  await sealFile(fileId, sealTimes);
  return { fileId, texts };
}

interface Moving {
  to?: 's3' | 'database';
  store?: ObjectStore;
  at?: Date;
}

function move({ to = 's3', store = openStore(), at = later }: Moving = {}) {
  return moveContent({
    columns: contentColumns,
    store,
    to,
    clock: () => at,
    pauseAfterBatch: nextTurn,
    isStopped: () => false,
    onError: (_place, cause) => {
      throw cause;
    },
  });
}

async function countObjects(): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    SELECT state, count(*)::int AS count FROM stored_objects GROUP BY state`.execute(db());
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

const listBlobs = async () => (await storage.listKeys()).filter((key) => key.startsWith('blobs/'));
const countKeys = async () => (await listBlobs()).length;

/** What the rows themselves hold of sealed chunks and of large parts, in bytes. */
async function bytesInRows(): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`SELECT
    (SELECT coalesce(sum(octet_length(coalesce(text_blob, '')) + octet_length(coalesce(parts_blob, ''))), 0) FROM sealed_chunks)
    + (SELECT coalesce(sum(octet_length(content)), 0) FROM file_blobs) AS bytes`.execute(db());
  return rows[0]?.bytes ?? 0;
}

async function expectWhole({ fileId, texts }: { fileId: FileId; texts: string[] }): Promise<void> {
  for (const [seq, text] of texts.entries()) expect((await textAt(fileId, seq))?.trim()).toBe(text);
  expect(await verifyFile(fileId)).toEqual({ versions: texts.length, faults: [] });
}

it('moved content is read from the object storage, and counts as before', async () => {
  const file = await writtenFile();
  const [inRows, counted] = [await bytesInRows(), await readStoredBytes(file.fileId)];
  const { moved, bytes, failed } = await move();
  expect(moved).toBeGreaterThan(1);
  expect(failed).toBe(0);
  expect(await bytesInRows()).toBe(inRows - bytes);
  expect(await countKeys()).toBe(moved);
  expect(await countObjects()).toEqual({ stored: moved });
  const { rows } =
    await sql`SELECT FROM sealed_chunks WHERE text_object IS NOT NULL AND parts_object IS NOT NULL`.execute(
      db(),
    );
  expect(rows.length).toBeGreaterThan(0);
  await expectWhole(file);
  expect(Math.abs((await readStoredBytes(file.fileId)) - counted)).toBeLessThan(100);
  expect(await move()).toEqual({ moved: 0, bytes: 0, failed: 0 });
});

it('content returns to the database, and its objects are deleted a day later', async () => {
  const file = await writtenFile();
  const inRows = await bytesInRows();
  const { moved } = await move();
  expect((await move({ to: 'database' })).moved).toBe(moved);
  expect(await bytesInRows()).toBe(inRows);
  expect(await countObjects()).toEqual({ unused: moved });
  expect(await deleteUnused({ store: openStore(), isStopped: () => false }, new Date())).toBe(0);
  const tomorrow = new Date(Date.now() + dayMs + 60_000);
  expect(await deleteUnused({ store: openStore(), isStopped: () => false }, tomorrow)).toBe(moved);
  expect([await countKeys(), await countObjects()]).toEqual([0, {}]);
  setUpObjects({ store: 'database', objects: undefined });
  await expectWhole(file);
});

it('the job that moves content back to the database searches no table if there are no objects', async () => {
  setUpObjects({ store: 'database', objects: storage.settings() });
  const missingTables = contentColumns.map((column) => ({ ...column, table: 'no_such_table' }));
  const jobs = storedObjectJobs(createLogger('silent'), missingTables);
  const runMove = () => jobs.find(({ name }) => name === 'objects-move')?.handler({});
  await runMove();
  await insertObject(randomUUID(), { size: 1, sha256: randomBytes(32) }, later);
  await expect(runMove()).rejects.toThrow('no_such_table');
});

it('the content of a file that is still written stays in the database', async () => {
  await writtenFile(later.getTime() - 2 * dayMs);
  expect((await move()).moved).toBe(0);
});

it('a text can be written while the object storage is unavailable, but its older versions cannot be read', async () => {
  const resting = await writtenFile();
  const { fileId, texts } = await writtenFile(later.getTime() - dayMs);
  await move();
  await storage.kill();
  try {
    await expect(textAt(resting.fileId, 3)).rejects.toMatchObject({
      code: 'service.files_unavailable',
      status: 503,
    });
    await expect(verifyFile(resting.fileId)).rejects.toMatchObject({ code: 'service.files_unavailable' });
    const text = `${texts.at(-1)} more`;
    const save = {
      fileId,
      bytes: docxWithRandomPart(text),
      at: later,
      userId: null,
      origin: 'typed' as const,
    };
    await createRevisionService().appendSave(save);
    expect((await textAt(fileId, versions))?.trim()).toBe(text);
  } finally {
    await storage.start();
  }
  setUpObjects({ store: 's3', objects: storage.settings() });
  await expectWhole(resting);
});

it('a text that is continued after its content has moved needs the object storage unless it is in memory', async () => {
  const { fileId, texts } = await writtenFile();
  await move();
  const service = createRevisionService();
  let saves = 0;
  const save = (continued = service) =>
    continued.appendSave({
      fileId,
      bytes: docxWithRandomPart(`${texts.at(-1)} and ${++saves}`),
      at: new Date(later.getTime() + saves * 1000),
      userId: null,
      origin: 'typed',
    });
  await save();
  const unavailable = { code: 'service.files_unavailable' };
  await storage.kill();
  try {
    await save();
    await service.readCurrent(fileId);
    const coldService = createRevisionService();
    await expect(coldService.readCurrent(fileId)).rejects.toMatchObject(unavailable);
    await expect(save(coldService)).rejects.toMatchObject(unavailable);
    await expect(inTransaction(() => service.headOf(fileId))).rejects.toMatchObject(unavailable);
    const copy = { name: 'copy.docx', at: later };
    await expect(inTransaction(() => service.copyFile(fileId, copy))).rejects.toMatchObject(unavailable);
  } finally {
    await storage.start();
  }
});

it('a new copy of an unchanged file shares the content that has moved', async () => {
  const bytes = docxWithRandomPart(randomWords(30_000));
  const template = { kind: 'docx' as const, name: 'template.docx', origin: 'base' as const };
  const { fileId } = await createRevisionService().createFile({ ...template, bytes, at: new Date(start) });
  await move();
  const copied = await createRevisionService().copyFile(fileId, { name: 'essay.docx', at: later });
  await storage.kill();
  try {
    await expect(createRevisionService().readCurrent(copied.fileId)).rejects.toMatchObject({
      code: 'service.files_unavailable',
    });
  } finally {
    await storage.start();
  }
});

it('sealing an inactive text fails while the object storage is unavailable, and loses nothing', async () => {
  const { fileId, texts } = await writtenFile();
  await move();
  const service = createRevisionService();
  for (let count = 0; count < 20; count++) {
    texts.push(`${texts.at(-1)} ${randomWords(200)}`);
    await service.appendSave({
      fileId,
      bytes: docxWithRandomPart(texts.at(-1) ?? ''),
      at: new Date(start + dayMs + count * 1000),
      userId: null,
      origin: 'typed',
    });
  }
  await storage.kill();
  await expect(sealFile(fileId, sealTimes)).rejects.toMatchObject({ code: 'service.files_unavailable' });
  await storage.start();
  setUpObjects({ store: 's3', objects: storage.settings() });
  expect(await sealFile(fileId, sealTimes)).toBe(1);
  await expectWhole({ fileId, texts });
});

it('small chunks that are not merged yet need no object storage', async () => {
  const { fileId } = await writtenFile();
  await move();
  await sql`INSERT INTO sealed_chunks
      (file_id, first_seq, last_seq, first_at, last_at, is_whole, text_blob, parts_blob, activity)
    SELECT file_id, last_seq + 1, last_seq + 20, last_at, ${later}, false, '\\x00', '\\x00', activity
    FROM sealed_chunks WHERE file_id = ${fileId}`.execute(db());
  await storage.kill();
  try {
    expect(await sealFile(fileId, { before: later, restingSince: new Date(start) })).toBe(0);
    await expect(sealFile(fileId, { before: later, restingSince: nextMonth })).rejects.toMatchObject({
      code: 'service.files_unavailable',
    });
  } finally {
    await storage.start();
  }
});

describe('a move that is interrupted', () => {
  it('a move continues after the object storage was killed', async () => {
    const files = [await writtenFile(), await writtenFile(), await writtenFile()];
    const store = openStore();
    let stored = 0;
    const dying: ObjectStore = {
      ...store,
      put: async (key, content) => {
        if (stored++ === 2) await storage.kill();
        await store.put(key, content);
      },
    };
    await expect(move({ store: dying })).rejects.toMatchObject({ kind: 'away' });
    await storage.start();
    const { storing = 0 } = await countObjects();
    expect(storing).toBeGreaterThan(0);
    expect((await move()).moved).toBeGreaterThan(0);
    for (const file of files) await expectWhole(file);
    const { stored: kept } = await countObjects();
    await deleteUnused({ store: openStore(), isStopped: () => false }, new Date(later.getTime() + 2 * dayMs));
    expect(await countObjects()).toEqual({ stored: kept });
    expect(await countKeys()).toBe(kept);
    for (const file of files) await expectWhole(file);
  });

  it('a row keeps content that was replaced while the older one was stored', async () => {
    const file = await writtenFile();
    const store = openStore();
    const replacing: ObjectStore = {
      ...store,
      put: async (key, content) => {
        await store.put(key, content);
        await sql`UPDATE sealed_chunks SET text_blob = text_blob || '\\x00' WHERE text_blob = ${Buffer.from(content)}`.execute(
          db(),
        );
      },
    };
    await move({ store: replacing });
    const { rows } = await sql`SELECT FROM sealed_chunks WHERE file_id = ${file.fileId}
      AND text_object IS NULL AND get_byte(text_blob, octet_length(text_blob) - 1) = 0`.execute(db());
    expect(rows).toHaveLength(1);
  });

  it('no row can refer to an object that is marked for deletion', async () => {
    const file = await writtenFile();
    const store = openStore();
    const late: ObjectStore = {
      ...store,
      put: async (key, content) => {
        await store.put(key, content);
        await deleteUnused({ store, isStopped: () => false }, new Date(later.getTime() + 2 * dayMs));
      },
    };
    await expect(move({ store: late })).rejects.toThrow('was deleted while it was stored');
    expect(await countObjects()).toEqual({});
    await expectWhole(file);
  });
});

it('a purged file leaves no object behind', async () => {
  const [gone, kept] = [await writtenFile(), await writtenFile()];
  const { moved } = await move();
  await requestPurge([gone.fileId], new Date(start));
  await purgeFiles(new Date(start), (_id, cause) => {
    throw cause;
  });
  const { stored = 0 } = await countObjects();
  expect(stored).toBeLessThan(moved);
  await deleteUnused({ store: openStore(), isStopped: () => false }, new Date(Date.now() + 2 * dayMs));
  expect(await countKeys()).toBe(stored);
  await expectWhole(kept);
});

it('a deletion continues after the object storage was killed', async () => {
  const file = await writtenFile();
  const { moved } = await move();
  await move({ to: 'database' });
  const store = openStore();
  let removed = 0;
  const dying: ObjectStore = {
    ...store,
    remove: async (key) => {
      if (removed++ === 1) await storage.kill();
      await store.remove(key);
    },
  };
  const tomorrow = new Date(Date.now() + 2 * dayMs);
  await expect(deleteUnused({ store: dying, isStopped: () => false }, tomorrow)).rejects.toMatchObject({
    kind: 'away',
  });
  await storage.start();
  expect(await countObjects()).toEqual({ deleting: moved });
  expect(await deleteUnused({ store: openStore(), isStopped: () => false }, tomorrow)).toBe(moved);
  expect([await countKeys(), await countObjects()]).toEqual([0, {}]);
  await expectWhole(file);
});

it('objects that the database does not know are deleted after a day, and nothing else in the bucket', async () => {
  const file = await writtenFile();
  const { moved } = await move();
  const store = openStore();
  await store.put(`blobs/${randomUUID()}`, randomBytes(10));
  await store.put('blobs/readme', randomBytes(10));
  const own = randomUUID();
  await store.put(own, randomBytes(10));
  const options = { store, isStopped: () => false };
  expect(await deleteUnknown(options, new Date())).toBe(0);
  expect(await deleteUnknown(options, new Date(Date.now() + 2 * dayMs))).toBe(1);
  expect(await countKeys()).toBe(moved + 1);
  expect(await storage.listKeys()).toContain(own);
  await expectWhole(file);
});

it('a copy of a database reads the objects of the original, and neither adds nor deletes any', async () => {
  const file = await writtenFile();
  await move();
  const keys = await storage.listKeys();
  const store = openStore();
  await store.put('owner', Buffer.from('the original'));
  await expectWhole(file);
  const options = { store, isStopped: () => false };
  const nextWeek = new Date(Date.now() + 7 * dayMs);
  const attempts = [
    () => move(),
    () => deleteUnused(options, nextWeek),
    () => deleteUnknown(options, nextWeek),
  ];
  for (const attempt of attempts)
    await expect(attempt()).rejects.toThrow('The bucket belongs to another database');
  expect(await storage.listKeys()).toEqual(keys);
  await takeBucket(store);
  await deleteUnused(options, nextWeek);
  await expectWhole(file);
});

it('a failed test of an object storage leaves nothing in it', async () => {
  const store = openStore();
  const keys: string[] = [];
  const damaging: ObjectStore = {
    ...store,
    put: async (key) => {
      keys.push(key);
      await store.put(key, Buffer.from('other'));
    },
  };
  await expect(tryStorage(damaging)).rejects.toMatchObject({ kind: 'damaged' });
  expect(await storage.listKeys()).toEqual([]);
  // What a killed process leaves behind.
  for (const key of keys) await store.put(key, Buffer.from('other'));
  expect(keys).toHaveLength(1);
  const options = { store, isStopped: () => false };
  expect(await deleteUnknown(options, new Date(Date.now() + 2 * dayMs))).toBe(1);
});

it('the test of an object storage that becomes unavailable reports the first error', async () => {
  const store = openStore();
  const dying: ObjectStore = {
    ...store,
    get: async () => {
      await storage.kill();
      throw new ObjectStoreError('away', 'The first failure');
    },
  };
  await expect(tryStorage(dying)).rejects.toThrow('The first failure');
  await storage.start();
});

it('a chain that cannot be read while the object storage is unavailable is not reported as a fault', async () => {
  const { fileId } = await writtenFile();
  const away = new AppError('service.files_unavailable');
  const damaged = new Error('The chunk is damaged');
  const readChain = vi.spyOn(readers, 'chain');
  try {
    readChain.mockRejectedValue(damaged);
    expect((await verifyFile(fileId))?.faults).toEqual([
      { version: 0, kind: 'chain', reason: 'The chunk is damaged' },
    ]);
    readChain.mockRejectedValue(away);
    await expect(verifyFile(fileId)).rejects.toBe(away);
    // The storage goes away while the first version is searched that cannot be read.
    readChain.mockRejectedValueOnce(damaged);
    await expect(verifyFile(fileId)).rejects.toBe(away);
  } finally {
    readChain.mockRestore();
  }
});

it('missing and damaged objects are found when texts are verified, and stay where they are', async () => {
  const { fileId } = await writtenFile();
  await move();
  const store = openStore();
  for (const key of await listBlobs()) {
    await store.remove(key);
    await store.put(key, Buffer.from('other'));
  }
  const damaged = await verifyFile(fileId);
  expect(damaged?.faults[0]?.reason).toMatch(/is not what was stored/);
  for (const key of await listBlobs()) await store.remove(key);
  expect((await verifyFile(fileId))?.faults[0]?.reason).toMatch(/missing/);
  await expect(move({ to: 'database' })).rejects.toMatchObject({ kind: 'missing' });
});

it('an object that the database does not know is reported with the row that refers to it', async () => {
  const { fileId } = await writtenFile();
  await move();
  const { rows } = await sql<{ text_object: string }>`SELECT text_object FROM sealed_chunks`.execute(db());
  const id = rows[0]?.text_object ?? '';
  await sql`DELETE FROM stored_objects WHERE id = ${id}`.execute(db());
  await expect(textAt(fileId, 3)).rejects.toThrow(`Object ${id} is missing`);
  await expect(loadObject(id)).rejects.toThrow(`Object ${id} is missing`);
});

it('a server without the settings of its object storage does not start', async () => {
  await writtenFile();
  await requireObjectStorage();
  await move();
  await requireObjectStorage();
  setUpObjects({ store: 'database', objects: undefined });
  await expect(requireObjectStorage()).rejects.toThrow('S3_ENDPOINT: A part of the content');
  setUpObjects({ store: 'database', objects: storage.settings() });
  await move({ to: 'database' });
  setUpObjects({ store: 'database', objects: undefined });
  await expect(requireObjectStorage()).rejects.toThrow('or objects there are still to be deleted');
});

it('the database refuses a row with its content twice or not at all', async () => {
  const { fileId } = await writtenFile();
  const write = (changes: string) =>
    sql`UPDATE sealed_chunks SET ${sql.raw(changes)} WHERE file_id = ${fileId}`.execute(db());
  await expect(write('text_blob = NULL')).rejects.toThrow('sealed_chunks_text_once');
  await expect(write('parts_object = gen_random_uuid()')).rejects.toThrow('sealed_chunks_parts_once');
});
