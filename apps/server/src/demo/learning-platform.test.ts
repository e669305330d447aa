import { afterEach, expect, it } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { dataDir, useProgram } from '../testing/program.ts';
import { openLearningPlatform } from './learning-platform.ts';

useProgram();
const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const { close } of open.splice(0)) await close();
});

it('the learning platform of the demo is there under its own port, and nothing fails where that is in use', async () => {
  const options = { port: await freePort(), dataDir: await dataDir() };
  const platform = await openLearningPlatform(options);
  if (!platform) throw new Error('The port is in use.');
  open.push(platform);
  expect(platform.origin).toBe(`http://127.0.0.1:${options.port}`);
  const configuration = await fetch(`${platform.origin}/.well-known/openid-configuration`);
  expect(await configuration.json()).toMatchObject({ issuer: platform.origin });
  expect(await openLearningPlatform(options)).toBeNull();
});
