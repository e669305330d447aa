import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeNginxFolder } from './nginx-folder.ts';
import { checkConfiguration, isNginxThere } from './nginx-process.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'redraft-nginx-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.skipIf(!isNginxThere()).each([
  { name: 'for one machine', servers: 'servers.conf' },
  {
    name: 'for compose',
    servers: 'servers.compose.conf',
    addresses: { 'web1:3000': '127.0.0.1:3000', 'web2:3000': '127.0.0.2:3000' },
  },
])('nginx accepts its configuration $name (needs nginx and openssl)', ({ servers, addresses }) => {
  const places = { servers, addresses: addresses ?? {}, http: 18080, https: 18443 };
  const { status, stderr } = checkConfiguration(writeNginxFolder(folder, places));
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
});
