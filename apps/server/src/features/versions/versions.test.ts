import {
  type SubmissionId,
  studentAssignmentSchema,
  versionListSchema,
  versionSavesSchema,
  versionTextSchema,
} from '@redraft/contracts';
import { docxFromText, textOfDocx } from '@redraft/documents';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { readOps } from '../../domain/revisions/index.ts';
import { resetClock, setClock } from '../../platform/clock.ts';
import { db, pool } from '../../platform/db.ts';
import { notifyChannel } from '../../platform/notify.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent, hoursFromNow } from '../../testing/course.ts';
import { openedFile, saveThrough } from '../../testing/frames.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp();
afterEach(resetClock);
const notFound = { status: 404, body: { code: 'not_found' } };
const minute = 60_000;

/** A student with three saves in two sessions of writing. */
async function withVersions(rest: Record<string, unknown> = {}) {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const assignmentId = await createAssignment(instructor, classId, rest);
  const student = await enrollStudent(app, classId);
  const { submissionId, read, draftIds } = await openWorkspace(app, student, assignmentId);
  // Opens a new frame each time, because a lock does not outlast a session.
  const save = async (text: string) => {
    const opened = await student.call('POST', '/api/editor/frame', { query: { submissionId } });
    expect(await saveThrough(app, opened.body, docxFromText(text))).toBe(200);
  };
  const began = Date.now();
  for (const [minutes, text] of [
    [1, 'The cat'],
    [2, 'The cat sat'],
    [50, 'A dog'],
  ] as const) {
    setClock(() => new Date(began + minutes * minute));
    await save(text);
  }
  setClock(() => new Date(began + 60 * minute));
  return { instructor, classId, assignmentId, student, submissionId, workspace: { save, read, draftIds } };
}

const list = (caller: Caller, query: Record<string, number>) =>
  caller.call('GET', '/api/student/versions', { query });
const restore = (caller: Caller, body: { submissionId: SubmissionId; seq: number; head: number }) =>
  caller.call('POST', '/api/student/versions/restore', { body });

async function loadFile(student: Caller, id: number) {
  const answer = await student.call('GET', '/api/student/assignment', { query: { id } });
  const { submission } = studentAssignmentSchema.parse(answer.body);
  if (!submission) throw new Error('There is no submission.');
  return submission.fileId;
}

it('the versions of a text are grouped by sessions, newest first, for its student', async () => {
  const { student, submissionId } = await withVersions();
  const { groups, current, next, timezone } = versionListSchema.parse(
    (await list(student, { submissionId })).body,
  );
  expect(timezone).toBe('Europe/Berlin');
  expect(next).toBeNull();
  expect(current).toMatchObject({ seq: 3, words: 2, chars: 5, origin: 'typed' });
  expect(groups).toMatchObject([
    { firstSeq: 3, saves: 1, last: { seq: 3, words: 2 }, origins: ['typed'] },
    { firstSeq: 1, saves: 2, last: { seq: 2, words: 3, chars: 11 }, origins: ['typed'] },
    { firstSeq: 0, saves: 1, last: { seq: 0, words: 0, chars: 0 }, origins: ['base'] },
  ]);
  const older = versionListSchema.parse((await list(student, { submissionId, before: 3 })).body);
  expect(older.groups.map(({ firstSeq }) => firstSeq)).toEqual([1, 0]);
  expect(older.current.seq).toBe(3);
});

it('the versions of a text can be listed save by save', async () => {
  const { student, submissionId } = await withVersions();
  const query = { submissionId, first: 1, last: 2 };
  const answer = await student.call('GET', '/api/student/versions/saves', { query });
  expect(versionSavesSchema.parse(answer.body)).toMatchObject({
    versions: [
      { seq: 2, words: 3 },
      { seq: 1, words: 2, chars: 7 },
    ],
    next: null,
  });
});

it('the versions of a text are paged without duplicates', async () => {
  const { student, submissionId } = await withVersions();
  const opened = await student.call('POST', '/api/editor/frame', { query: { submissionId } });
  const file = openedFile(app, opened.body);
  await file.lock();
  const began = Date.now();
  for (let index = 0; index < 65; index++) {
    setClock(() => new Date(began + 60 * minute + index * 10_000));
    await file.put(docxFromText(`A dog and ${index} cats`));
  }
  const read = async (last: number) => {
    const query = { submissionId, first: 4, last };
    return versionSavesSchema.parse(
      (await student.call('GET', '/api/student/versions/saves', { query })).body,
    );
  };
  const first = await read(68);
  const second = await read(first.next ?? 0);
  const seqs = [...first.versions, ...second.versions].map(({ seq }) => seq);
  expect(seqs).toEqual(Array.from({ length: 65 }, (_, index) => 68 - index));
  expect(second.next).toBeNull();
});

it('each version of a text can be read', async () => {
  const { student, submissionId } = await withVersions();
  const read = (seq: number) =>
    student.call('GET', '/api/student/versions/text', { query: { submissionId, seq } });
  expect(versionTextSchema.parse((await read(2)).body)).toMatchObject({
    text: 'The cat sat',
    words: 3,
    chars: 11,
  });
  expect(await read(9)).toMatchObject(notFound);
});

it('the versions of a text stay readable after handing in', async () => {
  const { student, workspace, submissionId } = await withVersions();
  await student.call('POST', '/api/student/submission', {
    query: { id: submissionId, draftId: workspace.draftIds[0] ?? 0 },
  });
  expect((await list(student, { submissionId })).status).toBe(200);
  expect(await restore(student, { submissionId, seq: 1, head: 3 })).toMatchObject({
    status: 403,
    body: { code: 'submission.closed' },
  });
});

it('restoring a version creates a new one that nobody typed', async () => {
  const { student, workspace, submissionId, assignmentId } = await withVersions();
  expect(await restore(student, { submissionId, seq: 2, head: 3 })).toEqual({
    status: 200,
    body: { seq: 4 },
  });
  expect(textOfDocx(await workspace.read())).toBe('The cat sat');
  const { current, groups } = versionListSchema.parse((await list(student, { submissionId })).body);
  expect(current).toMatchObject({ seq: 4, origin: 'restored', words: 3 });
  expect(groups[0]).toMatchObject({ saves: 2, origins: ['typed', 'restored'] });
  const { saves } = await readOps(await loadFile(student, assignmentId));
  expect(saves.map(({ origin }) => origin)).toEqual(['typed', 'typed', 'typed', 'restored']);
  expect((await restore(student, { submissionId, seq: 3, head: 4 })).status).toBe(200);
  expect(textOfDocx(await workspace.read())).toBe('A dog');
});

it('restoring the initial version is possible', async () => {
  const { student, workspace, submissionId } = await withVersions();
  expect((await restore(student, { submissionId, seq: 0, head: 3 })).status).toBe(200);
  expect(textOfDocx(await workspace.read())).toBe('');
});

it('restoring a version is refused if the text changed since the list was loaded', async () => {
  const { student, workspace, submissionId } = await withVersions();
  await workspace.save('A dog barked');
  expect(await restore(student, { submissionId, seq: 2, head: 3 })).toMatchObject({
    status: 409,
    body: { code: 'file.conflict' },
  });
  expect(textOfDocx(await workspace.read())).toBe('A dog barked');
});

it('of two simultaneous requests, one restores a version', async () => {
  const { student, submissionId } = await withVersions();
  const answers = await Promise.all([1, 2].map((seq) => restore(student, { submissionId, seq, head: 3 })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('restoring a version is logged', async () => {
  const { student, submissionId } = await withVersions();
  await restore(student, { submissionId, seq: 2, head: 3 });
  const { rows } = await sql<{ details: unknown; actor_id: number }>`SELECT details, actor_id FROM audit_log
      WHERE action = 'submission.version.restore' AND subject_id = ${submissionId}`.execute(db());
  expect(rows).toMatchObject([{ actor_id: student.user.id, details: { from: 3, version: 2, as: 4 } }]);
});

it('restoring a version notifies all pages with the text', async () => {
  const { student, submissionId, assignmentId } = await withVersions();
  const reported: string[] = [];
  const listener = await pool().connect();
  try {
    listener.on('notification', ({ payload }) => reported.push(payload ?? ''));
    await listener.query(`LISTEN ${notifyChannel}`);
    await restore(student, { submissionId, seq: 2, head: 3 });
    const fileId = await loadFile(student, assignmentId);
    // Saves by editors are announced too, slightly later.
    const byTheProgram = () => reported.map((one) => JSON.parse(one)).filter(({ from }) => from === null);
    await expect.poll(byTheProgram).toMatchObject([{ kind: 'saved', saves: [{ fileId, opening: null }] }]);
  } finally {
    listener.release(true);
  }
});

it('restoring a version is refused during a pause and after the deadline', async () => {
  const testClass = await withVersions({ preventAfterDueDate: true, endDate: hoursFromNow(3) });
  const { instructor, student, submissionId, assignmentId, workspace } = testClass;
  const pause = (status: boolean) =>
    instructor.call('POST', '/api/classes/assignment/stoped', { query: { id: assignmentId, status } });
  const requested = { submissionId, seq: 2, head: 3 };
  await pause(true);
  expect(await restore(student, requested)).toMatchObject({
    status: 403,
    body: { code: 'assignment.paused' },
  });
  await pause(false);
  setClock(() => new Date(Date.now() + 4 * 60 * minute));
  expect(await restore(student, requested)).toMatchObject({
    status: 403,
    body: { code: 'assignment.closed' },
  });
  expect(textOfDocx(await workspace.read())).toBe('A dog');
});

it('restoring an unknown version is refused', async () => {
  const { student, submissionId } = await withVersions();
  expect(await restore(student, { submissionId, seq: 9, head: 3 })).toMatchObject(notFound);
});

describe('the versions of somebody else', () => {
  const ways = (submissionId: SubmissionId) =>
    [
      ['GET', '/api/student/versions', { query: { submissionId } }],
      ['GET', '/api/student/versions/saves', { query: { submissionId, first: 0, last: 9 } }],
      ['GET', '/api/student/versions/text', { query: { submissionId, seq: 1 } }],
      ['POST', '/api/student/versions/restore', { body: { submissionId, seq: 1, head: 3 } }],
    ] as const;

  it.each([
    [
      'another student of the class',
      (testClass: ClassWithVersions) => enrollStudent(app, testClass.classId),
      404,
      'not_found',
    ],
    ['a student of no class', () => app.signInAs('ROLE_STUDENT'), 404, 'not_found'],
    [
      'the instructor, who has the rewind',
      (testClass: ClassWithVersions) => testClass.instructor,
      403,
      'access.denied',
    ],
  ] as const)('the versions of a text are not found for %s', async (_who, whoever, status, code) => {
    const testClass = await withVersions();
    const caller = await whoever(testClass);
    for (const [method, path, options] of ways(testClass.submissionId)) {
      expect(await caller.call(method, path, options)).toMatchObject({ status, body: { code } });
      expect(await app.anonymous(method, path, options)).toMatchObject({ status: 401 });
    }
    expect(textOfDocx(await testClass.workspace.read())).toBe('A dog');
  });
});

type ClassWithVersions = Awaited<ReturnType<typeof withVersions>>;

it('the handed-in version is marked with its draft', async () => {
  const draftSubmissions = [{ draftTitle: 'Sketch', draftDeadline: hoursFromNow(2), draftPointValue: 20 }];
  const { student, submissionId, workspace } = await withVersions({ multiDraft: true, draftSubmissions });
  const seen = async () => versionListSchema.parse((await list(student, { submissionId })).body);
  expect((await seen()).handIns).toEqual([]);
  const draftId = workspace.draftIds[0] ?? 0;
  const query = { id: submissionId, draftId };
  expect((await student.call('POST', '/api/student/submission', { query })).status).toBe(200);
  const { current, handIns } = await seen();
  expect(handIns).toMatchObject([{ seq: current.seq, title: 'Sketch', isFinal: false }]);
});
