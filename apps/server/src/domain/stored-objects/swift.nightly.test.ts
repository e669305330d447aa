import { createHash, randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { contentColumns } from '../../content-columns.ts';
import { db } from '../../platform/db.ts';
import { createObjectStore, hash, type ObjectStore } from '../../platform/object-store.ts';
import { useDatabase } from '../../testing/database.ts';
import { countPlaces, insertParts } from '../../testing/move-blobs.ts';
import { hasSwift, useSwift } from '../../testing/swift.ts';
import { loadObject, moveContent, setUpObjects } from './index.ts';

describe.skipIf(!hasSwift)('OpenStack Swift by its S3 API', () => {
  useDatabase();
  const swift = useSwift();
  const openStore = () => createObjectStore(swift.settings(), { attempts: 1, restMs: 0 });
  const fingerprint = async (content: Uint8Array) => ({ size: content.length, sha256: await hash(content) });
  afterEach(() => setUpObjects({ store: 'database', objects: undefined }));

  it('Swift stores, reads, lists and deletes objects as any other storage', async () => {
    const store = openStore();
    const content = randomBytes(3_000_000);
    const keys = ['listed/a', 'listed/b', 'listed/c'];
    for (const key of keys) await store.put(key, content);
    expect(Buffer.from(await store.get('listed/b', await fingerprint(content))).equals(content)).toBe(true);
    expect((await store.list('listed/', 'listed/a')).map(({ key }) => key)).toEqual(['listed/b', 'listed/c']);
    expect((await store.list('listed/', ''))[0]?.modifiedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
    for (const key of [...keys, 'listed/unknown']) await store.remove(key);
    expect(await store.list('listed/', '')).toEqual([]);
    expect(await store.readText('listed/a')).toBeNull();
    await expect(store.get('listed/a', await fingerprint(content))).rejects.toMatchObject({
      kind: 'missing',
    });
    const stranger = createObjectStore({ ...swift.settings(), secretAccessKey: 'wrong' });
    await expect(stranger.put('listed/a', content)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('Swift refuses content that was changed on its way', async () => {
    const checksum = createHash('sha256').update('what was meant').digest('hex');
    const answer = await swift.send('PUT', '/blobs/changed', 'what has come', {
      'x-amz-content-sha256': checksum,
    });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('BadDigest');
    expect(await openStore().readText('blobs/changed')).toBeNull();
  });

  it('a move to Swift continues after it was killed, and can be reversed', async () => {
    const parts = Array.from({ length: 60 }, () => randomBytes(20_000));
    await insertParts(parts);
    const store = openStore();
    let calls = 0;
    const dying: ObjectStore = {
      ...store,
      put: async (key, content) => {
        if (++calls === 25) await swift.kill();
        await store.put(key, content);
      },
      get: async (key, expected) => {
        if (++calls === 25) await swift.kill();
        return store.get(key, expected);
      },
    };
    const move = (to: 's3' | 'database', by: ObjectStore) =>
      moveContent({
        columns: contentColumns,
        store: by,
        to,
        clock: () => new Date(),
        pauseAfterBatch: nextTurn,
        isStopped: () => false,
        onError: (_place, cause) => {
          throw cause;
        },
      });
    for (const to of ['s3', 'database'] as const) {
      calls = 0;
      await expect(move(to, dying)).rejects.toMatchObject({ kind: 'away' });
      const { inRows, inObjects } = await countPlaces();
      expect(inRows + inObjects).toBe(parts.length);
      expect(Math.min(inRows, inObjects)).toBeGreaterThan(0);
      await swift.start();
      await move(to, store);
      expect(await countPlaces()).toMatchObject(to === 's3' ? { inRows: 0 } : { inObjects: 0 });
      if (to === 'database') continue;
      setUpObjects({ store: 's3', objects: swift.settings() });
      const { rows } = await sql<{ id: string }>`SELECT content_object AS id FROM file_blobs`.execute(db());
      const known = new Set(parts.map((part) => part.toString('hex')));
      for (const { id } of rows)
        expect(known.delete(Buffer.from(await loadObject(id)).toString('hex'))).toBe(true);
    }
    const { rows } = await sql`SELECT FROM file_blobs WHERE sha256(content) <> hash`.execute(db());
    expect(rows).toEqual([]);
  }, 300_000);
});
