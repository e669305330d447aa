import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDemoPlatform } from './demo.ts';
import { toJwks } from './keys.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'learning-platform-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('the demo keeps its keys and its tools between two starts', async () => {
  const options = { port: 0, host: '127.0.0.1', file: path.join(folder, 'kept', 'state.json') };
  const first = await startDemoPlatform(options);
  const { origin } = first.context;
  const keys = toJwks(first.context.ring);
  await fetch(`${origin}/settings/tools`, {
    method: 'POST',
    body: new URLSearchParams({
      name: 'Kept',
      login_url: 'https://tool.example/login',
      launch_url: 'https://tool.example/launch',
      redirect_urls: 'https://tool.example/launch',
      jwks_url: 'https://tool.example/jwks',
      client_id: 'kept',
      deployment_id: '1',
    }),
  });
  await first.close();
  const second = await startDemoPlatform(options);
  expect(toJwks(second.context.ring)).toEqual(keys);
  expect(second.state.tools).toMatchObject([{ clientId: 'kept' }]);
  expect(second.state.courses).toHaveLength(1);
  await second.close();
});
