import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { ObjectStoreSettings } from '../platform/object-store-settings.ts';
import { freePort } from './free-port.ts';

const program = path.join(import.meta.dirname, 'object-storage-worker.ts');
const bucket = 'redraft-test';

export interface ObjectStorage {
  settings: () => ObjectStoreSettings;
  /** Without time to finish anything. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** The file in which the server keeps an object. */
  fileOf: (key: string) => string;
  listKeys: () => Promise<string[]>;
  empty: () => Promise<void>;
}

/** An S3-compatible server for the tests of a file. */
export function useObjectStorage(): ObjectStorage {
  let port = 0;
  let folder = '';
  let child: ChildProcess | undefined;
  const contentOf = (key: string) => path.join(folder, bucket, `${key}._S3rver_object`);

  async function start(): Promise<void> {
    child = fork(program, [String(port), folder, bucket], { stdio: 'ignore' });
    await once(child, 'message');
  }

  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }

  beforeAll(async () => {
    port = await freePort();
    folder = await mkdtemp(path.join(tmpdir(), 'redraft-objects-'));
    await start();
  });
  afterAll(async () => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    settings: () => ({
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      addressing: 'path',
    }),
    kill,
    start,
    fileOf: contentOf,
    listKeys: async () => {
      const root = path.join(folder, bucket);
      const files = existsSync(root) ? await readdir(root, { recursive: true }) : [];
      return files
        .filter((file) => file.endsWith('._S3rver_object'))
        .map((file) => file.slice(0, -'._S3rver_object'.length))
        .toSorted();
    },
    empty: async () => {
      const root = path.join(folder, bucket);
      for (const name of await readdir(root)) await rm(path.join(root, name), { recursive: true });
    },
  };
}
