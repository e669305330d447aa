import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createAccount } from '../../domain/accounts/index.ts';
import { listPlatforms, sendDueGrades } from '../../domain/lti/index.ts';
import { now } from '../../platform/clock.ts';
import { useApp } from '../../testing/app.ts';
import { freePort } from '../../testing/free-port.ts';
import { localPlatforms } from '../../testing/learning-platform.ts';
import { dataDir, useProgram } from '../../testing/program.ts';
import { openLearningPlatform } from './index.ts';

useProgram();
const port = await freePort();
const toolOrigin = `http://127.0.0.1:${port}`;
const app = useApp({ settings: { ...localPlatforms, publicUrl: toolOrigin } });
const logger = pino({ level: 'silent' });
const open: { close: () => Promise<void> }[] = [];

beforeAll(async () => {
  const person = {
    username: 'demo_admin',
    email: 'demo_admin@redraft.example',
    firstName: 'Dana',
    lastName: 'Admin',
  };
  await createAccount({ ...person, roles: ['ROLE_ADMIN'], passwordHash: 'none', at: new Date() });
  await app.http().listen({ port, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const { close } of open.splice(0)) await close();
});

async function openAt(options: { port: number; dataDir: string }) {
  const platform = await openLearningPlatform({ ...options, toolOrigin, logger });
  if (platform) open.push(platform);
  return platform;
}

it('the learning platform of the demo is there under its own port, and nothing fails where that is in use', async () => {
  const options = { port: await freePort(), dataDir: await dataDir() };
  const platform = await openAt(options);
  expect(platform?.origin).toBe(`http://127.0.0.1:${options.port}`);
  const configuration = await fetch(`${platform?.origin}/.well-known/openid-configuration`);
  expect(await configuration.json()).toMatchObject({ issuer: platform?.origin });
  expect(await openAt(options)).toBeNull();
});

it('the demo can be tried at once, with a draft whose grade goes back, and is made once for its addresses', async () => {
  const options = { port: await freePort(), dataDir: await dataDir() };
  const first = await openAt(options);
  expect(await readCourse(options.dataDir)).toEqual({
    tools: ['approved'],
    links: ['Should a city centre be free of cars?'],
  });
  const known = { issuer: first?.origin, clientId: 'redraft-demo', status: 'approved', connectedCourses: 1 };
  expect(await listPlatforms()).toMatchObject([known]);
  const { lti } = app.http();
  while (await sendDueGrades({ client: lti, clock: now, logger }, () => false));
  expect(await readScores(options.dataDir)).toEqual([
    ['Should a city centre be free of cars?: First draft', 'Submitted'],
    ['Should a city centre be free of cars?: Second draft', 'InProgress'],
  ]);
  await first?.close();
  await openAt(options);
  expect(await listPlatforms()).toMatchObject([known]);
  await open.pop()?.close();
  const moved = await openAt({ ...options, port: await freePort() });
  expect(await listPlatforms()).toMatchObject([{ ...known, issuer: moved?.origin }]);
  expect((await readCourse(options.dataDir)).links).toHaveLength(1);
});

async function readState(folder: string) {
  const text = await readFile(path.join(folder, 'learning-platform.json'), 'utf8');
  return storedSchema.parse(JSON.parse(text)).state;
}

async function readCourse(folder: string) {
  const { tools, courses } = await readState(folder);
  return {
    tools: tools.map(({ status }) => status),
    links: courses.flatMap(({ links }) => links.map(({ title }) => title)),
  };
}

async function readScores(folder: string) {
  const { courses } = await readState(folder);
  return courses.flatMap(({ lineItems }) =>
    lineItems.flatMap(({ label, scores }) => scores.map(({ activityProgress }) => [label, activityProgress])),
  );
}

const storedSchema = z.object({
  state: z.object({
    tools: z.array(z.object({ status: z.string() })),
    courses: z.array(
      z.object({
        links: z.array(z.object({ title: z.string() })),
        lineItems: z.array(
          z.object({ label: z.string(), scores: z.array(z.object({ activityProgress: z.string() })) }),
        ),
      }),
    ),
  }),
});
