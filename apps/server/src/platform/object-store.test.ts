import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { useObjectStorage } from '../testing/object-storage.ts';
import { createObjectStore, hash } from './object-store.ts';

const storage = useObjectStorage();
const openStore = (changes = {}) => createObjectStore({ ...storage.settings(), ...changes });
const fast = { pauseMs: 1, answerMs: 500, restMs: 0 };
const words = Buffer.from('words '.repeat(1000));

async function fingerprint(content: Uint8Array) {
  return { size: content.length, sha256: await hash(content) };
}

it('an object is read as it was stored, until it is removed', async () => {
  const store = openStore();
  await store.put('blobs/one', words);
  expect(Buffer.from(await store.get('blobs/one', await fingerprint(words)))).toEqual(words);
  await store.remove('blobs/one');
  await store.remove('blobs/one');
  await expect(store.get('blobs/one', await fingerprint(words))).rejects.toMatchObject({ kind: 'missing' });
});

it('an object whose content was changed in the storage is refused', async () => {
  const store = openStore();
  await store.put('blobs/damaged', words);
  const stored = await readFile(storage.fileOf('blobs/damaged'));
  stored[17] = 255 - (stored[17] ?? 0);
  await writeFile(storage.fileOf('blobs/damaged'), stored);
  await expect(store.get('blobs/damaged', await fingerprint(words))).rejects.toMatchObject({
    kind: 'damaged',
  });
});

it('objects are listed in pages in the order of their keys, with their times', async () => {
  const store = openStore();
  const keys = ['listed/a', 'listed/b', 'listed/c'];
  for (const key of keys) await store.put(key, words);
  const listed = await store.list('listed/', '');
  expect(listed.map(({ key }) => key)).toEqual(keys);
  expect(Math.abs((listed[0]?.modifiedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  expect((await store.list('listed/', 'listed/a')).map(({ key }) => key)).toEqual(['listed/b', 'listed/c']);
  expect(await store.list('listed/', 'listed/c')).toEqual([]);
});

it.each([
  ['wrong keys', { secretAccessKey: 'wrong' }, /SignatureDoesNotMatch/],
  ['an unknown bucket', { bucket: 'elsewhere' }, /NoSuchBucket/],
])('a storage with %s refuses with its reason', async (_name, changes, message) => {
  const refusal = openStore(changes).put('blobs/one', words);
  await expect(refusal).rejects.toMatchObject({ kind: 'refused', message: expect.stringMatching(message) });
});

it('a killed storage is away, and answers again when it is back', async () => {
  const store = createObjectStore(storage.settings(), fast);
  await store.put('blobs/kept', words);
  await storage.kill();
  await expect(store.get('blobs/kept', await fingerprint(words))).rejects.toMatchObject({ kind: 'away' });
  await storage.start();
  expect(Buffer.from(await store.get('blobs/kept', await fingerprint(words)))).toEqual(words);
});

describe('a storage with faults', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  /** Answers each request with the next status; 0 does not answer. */
  async function answering(...answers: (number | { status: number; code: string })[]) {
    const requests: string[] = [];
    server = createServer((request, response) => {
      const answer = answers[requests.length] ?? answers.at(-1) ?? 200;
      const { status, code } = typeof answer === 'number' ? { status: answer, code: '' } : answer;
      requests.push(`${request.method} ${request.url}`);
      request.resume();
      request.on(
        'end',
        () => status > 0 && response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`),
      );
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return { settings: { ...storage.settings(), endpoint: `http://127.0.0.1:${port}` }, requests };
  }

  it.each([500, 503, 429, 0])('a request is repeated after the status %i', async (status) => {
    const { settings, requests } = await answering(status, 200);
    await createObjectStore(settings, fast).put('blobs/one', words);
    expect(requests).toEqual(Array(2).fill('PUT /redraft-test/blobs/one'));
  });

  it('content that was changed on its way is sent again', async () => {
    const { settings, requests } = await answering({ status: 400, code: 'BadDigest' }, 200);
    await createObjectStore(settings, fast).put('blobs/one', words);
    expect(requests).toHaveLength(2);
  });

  it('a request is not repeated after a refusal', async () => {
    const { settings, requests } = await answering(403);
    await expect(createObjectStore(settings, fast).put('blobs/one', words)).rejects.toMatchObject({
      kind: 'refused',
    });
    expect(requests).toHaveLength(1);
  });

  it('nobody waits for a storage that has just been found to be away', async () => {
    const { settings, requests } = await answering(503);
    const store = createObjectStore(settings, { ...fast, restMs: 60_000 });
    await expect(store.put('blobs/one', words)).rejects.toMatchObject({ kind: 'away' });
    await expect(store.put('blobs/one', words)).rejects.toMatchObject({ kind: 'away' });
    expect(requests).toHaveLength(3);
  });

  it('the bucket can be the first part of the host name', async () => {
    const { settings } = await answering(200);
    const store = createObjectStore(
      { ...settings, endpoint: 'http://localhost.invalid', addressing: 'host' },
      { ...fast, attempts: 1 },
    );
    await expect(store.put('blobs/one', words)).rejects.toThrow('redraft-test.localhost.invalid');
  });
});
