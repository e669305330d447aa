import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AwsV4Signer } from 'aws4fetch';
import { afterAll, beforeAll } from 'vitest';
import type { ObjectStoreSettings } from '../platform/object-store-settings.ts';
import { freePort } from './free-port.ts';

/** From Debian's package `python3-swift`. */
export const hasSwift = existsSync('/usr/lib/python3/dist-packages/swift/common/middleware/s3api');

const program = path.join(import.meta.dirname, 'swift-server.py');

/** OpenStack Swift with its S3 API: a storage that institutions run, with checksums, replicas and rings of its own. */
export function useSwift() {
  let port = 0;
  let folder = '';
  let child: ChildProcess | undefined;
  const settings = (): ObjectStoreSettings => ({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'redraft-test',
    region: 'us-east-1',
    accessKeyId: 'test:tester',
    secretAccessKey: 'testing',
    addressing: 'path',
  });

  async function start(): Promise<void> {
    const started = spawn('/usr/bin/python3', [program, String(port), folder], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child = started;
    await once(started.stdout, 'data');
  }

  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }

  /** A signed request that our client would not make. */
  async function send(method: string, key: string, body?: string, headers: Record<string, string> = {}) {
    const { endpoint, bucket, accessKeyId, secretAccessKey, region } = settings();
    const url = `${endpoint}/${bucket}${key}`;
    const signer = new AwsV4Signer({
      url,
      method,
      headers,
      body: body ?? null,
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
    });
    const signed = await signer.sign();
    const response = await fetch(signed.url, { method, headers: signed.headers, body: body ?? null });
    return { status: response.status, text: await response.text() };
  }

  beforeAll(async () => {
    port = await freePort();
    folder = await mkdtemp(path.join(tmpdir(), 'redraft-swift-'));
    await start();
    await send('PUT', '');
  });
  afterAll(async () => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  });
  return { settings, start, kill, send };
}
