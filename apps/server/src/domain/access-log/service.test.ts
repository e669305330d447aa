import type { SubmissionId } from '@redraft/contracts';
import { afterEach, expect, it } from 'vitest';
import { analyticsRoutes } from '../../features/analytics/index.ts';
import { rewindRoutes } from '../../features/rewind/index.ts';
import { resetClock, setClock } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent } from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp();
afterEach(resetClock);

const process = [...analyticsRoutes, ...rewindRoutes].filter(
  ({ permission }) => permission === 'submission.read',
);
const reader = { method: 'POST', path: '/api/classes/readsubmission' };
const rewind = { method: 'GET', path: '/api/rewind/overview' };

async function oneSubmission() {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const student = await enrollStudent(app, classId);
  const { submissionId } = await openWorkspace(app, student, await createAssignment(instructor, classId));
  return { instructor, student, submissionId };
}

/** Calls name the submission `id`, `submissionId`, in a list, or by its file; one also needs a save. */
async function check(caller: Caller, { method, path }: { method: string; path: string }, id: SubmissionId) {
  const { main_file_id: file } = await db()
    .selectFrom('submissions')
    .select('main_file_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const query = { id, submissionId: id, save: 1, oldId: file, newId: file };
  const { status } = await caller.call(method, path, {
    query,
    ...(method === 'POST' && { body: { ids: [id] } }),
  });
  return status;
}

async function readings(id: SubmissionId): Promise<string[]> {
  const rows = await db()
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', id)
    .where('action', 'in', ['submission.read', 'submission.read_process', 'submission.rewind'])
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

const later = (minutes: number) => {
  const at = new Date(Date.now() + minutes * 60_000);
  setClock(() => at);
};

it.each(process)('reading a writing process is recorded by $method $path alone', async (route) => {
  const { instructor, submissionId } = await oneSubmission();
  expect(await check(instructor, route, submissionId)).toBe(200);
  expect(await readings(submissionId)).toEqual([
    rewindRoutes.some(({ path }) => path === route.path) ? 'submission.rewind' : 'submission.read_process',
  ]);
});

it('simultaneous requests of a page record one access', async () => {
  const { instructor, submissionId } = await oneSubmission();
  const calls = Array.from({ length: 5 }, () => [reader, ...process]).flat();
  await Promise.all(calls.map((route) => check(instructor, route, submissionId)));
  expect((await readings(submissionId)).sort()).toEqual([
    'submission.read',
    'submission.read_process',
    'submission.rewind',
  ]);
});

it('opening a submission is recorded, and preloading it is not', async () => {
  const { instructor, student, submissionId } = await oneSubmission();
  const ahead = await instructor.call('POST', reader.path, { query: { submissionId, ahead: true } });
  expect(ahead).toMatchObject({ status: 200, body: { submissionId, submissionLog: { logs: [] } } });
  expect(await readings(submissionId)).toEqual([]);
  const frame = { query: { submissionId, lang: 'en', theme: 'light' } };
  for (const caller of [student, instructor, instructor])
    expect((await caller.call('POST', '/api/editor/frame', frame)).status).toBe(200);
  expect(await readings(submissionId)).toEqual(['submission.read']);
});

it('a preloaded frame records no access, and requires read permission', async () => {
  const { instructor, submissionId } = await oneSubmission();
  const frame = { query: { submissionId, lang: 'en', theme: 'light', ahead: true } };
  expect((await instructor.call('POST', '/api/editor/frame', frame)).status).toBe(200);
  const stranger = await app.signInAs('ROLE_INSTRUCTOR');
  expect((await stranger.call('POST', '/api/editor/frame', frame)).status).toBe(404);
  expect(await readings(submissionId)).toEqual([]);
});

it('a later visit is recorded again, and requests within a visit are not', async () => {
  const { instructor, submissionId } = await oneSubmission();
  await check(instructor, rewind, submissionId);
  later(29);
  await check(instructor, rewind, submissionId);
  expect(await readings(submissionId)).toHaveLength(1);
  later(31);
  await check(instructor, rewind, submissionId);
  expect(await readings(submissionId)).toHaveLength(2);
});

it('grading does not record an access again', async () => {
  const { instructor, submissionId } = await oneSubmission();
  for (const route of [reader, ...process]) await check(instructor, route, submissionId);
  const before = await readings(submissionId);
  await instructor.call('POST', '/api/classes/setGrade', {
    query: { id: submissionId, grade: 50, unsubmitted: true },
  });
  for (const route of [reader, ...process]) await check(instructor, route, submissionId);
  expect(await readings(submissionId)).toEqual(before);
});

it('accesses are recorded per reader', async () => {
  const { instructor, submissionId } = await oneSubmission();
  const assistant = await app.signInAs('ROLE_TEACHING_ASSISTANT');
  for (const caller of [instructor, assistant]) await check(caller, rewind, submissionId);
  expect(await readings(submissionId)).toEqual(['submission.rewind', 'submission.rewind']);
});

it("no access is recorded if nothing is shown, or to the user's own submission", async () => {
  const { student, submissionId } = await oneSubmission();
  expect(await check(student, rewind, submissionId)).toBe(200);
  const stranger = await app.signInAs('ROLE_INSTRUCTOR');
  expect(await check(stranger, rewind, submissionId)).toBe(404);
  for (const caller of [student, stranger]) {
    const { status } = await caller.call('POST', reader.path, { query: { submissionId, ahead: true } });
    expect(status).toBe(404);
  }
  await db()
    .insertInto('user_roles')
    .values({ user_id: student.user.id, role: 'ROLE_EDUCATION_COORDINATOR' })
    .execute();
  expect(await check(student, rewind, submissionId)).toBe(200);
  expect(await readings(submissionId)).toEqual([]);
});
