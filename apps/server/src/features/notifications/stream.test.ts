import type { AddressInfo } from 'node:net';
import { fileIdSchema } from '@redraft/contracts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { notifyAccess, notifyEnded, notifySaveRefused, notifyUserIds } from '../../platform/notify.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';
import { createNoticeStreams, maxStreams } from './stream.ts';

const app = useApp();
let origin = '';
beforeAll(async () => {
  await app.http().listen({ port: 0, host: '127.0.0.1' });
  // Cast: it listens on a port.
  const { port } = app.http().server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
// Idle connections are closed too.
afterAll(() => app.http().drain());
const opened: AbortController[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.abort();
});

async function open(caller: Caller | null) {
  const controller = new AbortController();
  opened.push(controller);
  const answer = await fetch(`${origin}/api/notifications/stream`, {
    headers: caller === null ? {} : { authorization: `Bearer ${caller.user.accessToken}` },
    signal: controller.signal,
  });
  const heard: string[] = [];
  let isOver = false;
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const piece of answer.body ?? []) heard.push(decoder.decode(piece));
    isOver = true;
  })().catch(() => undefined);
  const hears = (text: string) => expect.poll(() => heard.join(''), { timeout: 10_000 }).toContain(text);
  return {
    answer,
    heard,
    hears,
    reading,
    isOver: () => isOver,
    leave: () => controller.abort(),
  };
}

it("an open page is notified at once of its user's notifications only", async () => {
  const [student, other] = [await app.signInAs('ROLE_STUDENT'), await app.signInAs('ROLE_STUDENT')];
  const [own, others] = [await open(student), await open(other)];
  expect(own.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  await own.hears('event: ready');
  await others.hears('event: ready');
  await notifyUserIds([student.user.id]);
  await own.hears('event: told');
  await notifyUserIds('everybody');
  await others.hears('event: told');
  expect(others.heard.join('').match(/event: told/g)).toHaveLength(1);
});

it('an open page is notified of a refused save with its file', async () => {
  const [student, other] = [await app.signInAs('ROLE_STUDENT'), await app.signInAs('ROLE_STUDENT')];
  const [own, others] = [await open(student), await open(other)];
  await own.hears('event: ready');
  await others.hears('event: ready');
  await notifySaveRefused({ fileId: fileIdSchema.parse(41), userId: student.user.id });
  await own.hears('event: saveRefused\ndata: {"fileId":41}\n\n');
  expect(others.heard.join('')).not.toContain('saveRefused');
});

it("only the pages of a user are notified of that user's changed access", async () => {
  const { student, id: assignmentId } = await startedAssignment(app);
  const other = await app.signInAs('ROLE_STUDENT');
  const [own, others] = [await open(student), await open(other)];
  await own.hears('event: ready');
  await others.hears('event: ready');
  await notifyAccess({ assignmentId });
  await own.hears('event: access\ndata: {}\n\n');
  expect(others.heard.join('')).not.toContain('access');
});

it('an open page is notified of a new announcement', async () => {
  const [student, admin] = [await app.signInAs('ROLE_STUDENT'), await app.signInAs('ROLE_ADMIN')];
  const page = await open(student);
  await page.hears('event: ready');
  const expires = new Date(Date.now() + 3_600_000).toISOString();
  await admin.call('POST', '/api/admin/announcement', { body: { title: 'A', message: 'B', expires } });
  await page.hears('event: told');
});

it('a notification stream requires a session and ends with it', async () => {
  expect((await open(null)).answer.status).toBe(401);
  const student = await app.signInAs('ROLE_STUDENT');
  const page = await open(student);
  await page.hears('event: ready');
  await student.call('POST', '/api/auth/signout');
  await expect.poll(page.isOver, { timeout: 10_000 }).toBe(true);
  expect((await open(student)).answer.status).toBe(401);
});

it('the number of notification streams per user is limited, and closing one frees its place', async () => {
  const student = await app.signInAs('ROLE_STUDENT');
  const pages = await Promise.all(Array.from({ length: maxStreams }, () => open(student)));
  for (const page of pages) await page.hears('event: ready');
  expect((await open(student)).answer.status).toBe(429);
  pages[0]?.leave();
  await expect.poll(async () => (await open(student)).answer.status, { timeout: 10_000 }).toBe(200);
});

it('a stream without a reader ends with its session', async () => {
  const [student, other] = [await app.signInAs('ROLE_STUDENT'), await app.signInAs('ROLE_STUDENT')];
  let beats = 0;
  const clock = () => {
    beats += 1;
    return new Date();
  };
  const streams = createNoticeStreams({ clock, heartbeatMs: 5, studentsOf: async () => [] });
  const sessionExpiresAt = new Date(Date.now() + 3_600_000);
  const unread = await streams.open({ userId: student.user.id, sessionId: 1, sessionExpiresAt });
  const heard = await streams.open({ userId: other.user.id, sessionId: 2, sessionExpiresAt });
  const failures: unknown[] = [];
  unread.on('error', (error) => failures.push(error));
  let words = '';
  heard.on('data', (piece) => {
    words += String(piece);
  });
  await notifyEnded({ sessionId: 1 });
  await notifyUserIds([other.user.id]);
  await expect.poll(() => words, { timeout: 10_000 }).toContain('event: told');
  const before = beats;
  await expect.poll(() => beats, { timeout: 10_000 }).toBeGreaterThan(before + 3);
  expect(failures).toEqual([]);
  await streams.close();
});
