import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useDatabase } from '../testing/database.ts';
import { countPlaces, insertParts, startMove } from '../testing/move-blobs.ts';
import { useObjectStorage } from '../testing/object-storage.ts';

const database = useDatabase();
const storage = useObjectStorage();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'redraft-move-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a move whose object storage is away says so, and goes on later', async () => {
  await insertParts([randomBytes(5000)]);
  const settings = { DATABASE_URL: database.connectionString(), DATA_DIR: folder, BLOB_STORE: 's3' as const };
  await storage.kill();
  const { child, output } = startMove(storage.settings(), settings);
  await once(child, 'close');
  await storage.start();
  expect(output()).toMatch(/does not answer.*Run the command again/);
  expect(child.exitCode).toBe(1);
  expect(await countPlaces()).toEqual({ inRows: 1, inObjects: 0 });
});
