import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { deleteUnused } from '../domain/stored-objects/delete-objects.ts';
import { loadObject, setUpObjects } from '../domain/stored-objects/index.ts';
import { db } from '../platform/db.ts';
import { createObjectStore } from '../platform/object-store.ts';
import { useDatabase } from '../testing/database.ts';
import { countPlaces, insertParts, startMove } from '../testing/move-blobs.ts';
import { useObjectStorage } from '../testing/object-storage.ts';

const database = useDatabase();
const storage = useObjectStorage();
const parts = 400;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'redraft-move-'));
});
afterEach(() => setUpObjects({ store: 'database', objects: undefined }));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Kills the move after some shares of the work, then lets it end. */
async function moveWithKills(target: 's3' | 'database', countMoved: () => Promise<number>) {
  const settings = { DATABASE_URL: database.connectionString(), DATA_DIR: folder, BLOB_STORE: target };
  for (const share of [0.1, 0.5]) {
    const { child } = startMove(storage.settings(), settings);
    const exit = once(child, 'exit');
    await expect.poll(countMoved, { timeout: 60_000, interval: 5 }).toBeGreaterThan(parts * share);
    child.kill('SIGKILL');
    await exit;
    const { inRows, inObjects } = await countPlaces();
    expect(inRows + inObjects).toBe(parts);
    expect(await countMoved()).toBeLessThan(parts);
  }
  const { child, output } = startMove(storage.settings(), settings);
  await once(child, 'close');
  return { code: child.exitCode, output: output() };
}

it('a move to the object storage and back that is killed again and again loses nothing', async () => {
  const contents = Array.from({ length: parts }, () => randomBytes(5000));
  await insertParts(contents);
  const moved = await moveWithKills('s3', async () => (await countPlaces()).inObjects);
  expect(moved).toEqual({ code: 0, output: expect.stringContaining('moved to the object storage.') });
  expect(await countPlaces()).toEqual({ inRows: 0, inObjects: parts });

  setUpObjects({ store: 's3', objects: storage.settings() });
  const { rows } = await sql<{ id: string }>`SELECT content_object AS id FROM file_blobs`.execute(db());
  const known = new Set(contents.map((content) => content.toString('hex')));
  for (const { id } of rows)
    expect(known.delete(Buffer.from(await loadObject(id)).toString('hex'))).toBe(true);

  // What was stored for nothing is collected.
  const tomorrow = new Date(Date.now() + 25 * 60 * 60 * 1000);
  await deleteUnused({ store: createObjectStore(storage.settings()), isStopped: () => false }, tomorrow);
  expect(await storage.listKeys()).toHaveLength(parts + 1);

  const returned = await moveWithKills('database', async () => (await countPlaces()).inRows);
  expect(returned).toEqual({ code: 0, output: expect.stringContaining('moved to the database.') });
  expect(await countPlaces()).toEqual({ inRows: parts, inObjects: 0 });
  const { rows: broken } = await sql`SELECT FROM file_blobs WHERE sha256(content) <> hash`.execute(db());
  expect(broken).toEqual([]);
}, 400_000);
