import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeNginxFolder } from './nginx-folder.ts';

/** Debian installs it outside the PATH of normal users. */
const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin` };
const isThere = spawnSync('nginx', ['-v'], { env }).status === 0;
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'redraft-nginx-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.skipIf(!isThere).each([
  { name: 'for one machine', servers: 'servers.conf' },
  { name: 'for compose', servers: 'servers.compose.conf', hosts: { web1: '127.0.0.1', web2: '127.0.0.2' } },
])('nginx accepts its configuration $name (needs nginx and openssl)', ({ servers, hosts }) => {
  const file = writeNginxFolder(folder, { servers, hosts: hosts ?? {}, http: 18080, https: 18443 });
  const { status, stderr } = spawnSync('nginx', ['-t', '-p', folder, '-c', file], { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
});
