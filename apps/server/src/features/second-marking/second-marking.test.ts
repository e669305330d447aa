import { readSubmissionSchema, secondMarkingSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { handInWithGrader } from '../../testing/graders.ts';

const app = useApp();
const path = '/api/classes/secondmarking';

async function handedIn(texts = 2) {
  const testClass = await handInWithGrader(app, texts);
  const { instructor, helper, assignmentId, submissionIds } = testClass;
  const setUp = (caller: Caller, sample: object = { kind: 'all' }) =>
    caller.call('POST', path, {
      body: { assignmentId, sample, firstId: instructor.user.id, secondId: helper.user.id },
    });
  const read = async (caller: Caller) =>
    secondMarkingSchema.parse((await caller.call('GET', path, { query: { assignmentId } })).body);
  const first = submissionIds[0] ?? 0;
  return { ...testClass, first, setUp, read };
}

const mark = (caller: Caller, submissionId: number, given: unknown) =>
  caller.call('PUT', `${path}/mark`, { body: { submissionId, mark: given } });
const settle = (caller: Caller, assignmentId: number, submissionId: number, grade: unknown) =>
  caller.call('POST', `${path}/settle`, { body: { assignmentId, grades: [{ submissionId, grade }] } });

it('second marking is disabled until the instructor draws a sample, once', async () => {
  const { instructor, helper, setUp, read } = await handedIn();
  expect(await read(instructor)).toMatchObject({
    drawn: null,
    numberOfTexts: 2,
    markers: [{ id: instructor.user.id }, { id: helper.user.id }],
  });
  expect((await setUp(instructor)).status).toBe(200);
  expect((await read(instructor)).texts).toHaveLength(2);
  expect(await setUp(instructor)).toMatchObject({ status: 409, body: { code: 'conflict.changed' } });
});

it('second marking draws a share, rounded up, which stays', async () => {
  const { instructor, setUp, read } = await handedIn(3);
  await setUp(instructor, { kind: 'percent', amount: 34 });
  const [one, again] = [await read(instructor), await read(instructor)];
  expect(one.texts).toHaveLength(2);
  expect(again.texts).toEqual(one.texts);
});

it('second marking draws no graded submission', async () => {
  const { instructor, submissionIds, setUp, read } = await handedIn();
  const [graded = 0, other] = submissionIds;
  await instructor.call('POST', '/api/classes/setGrade', { query: { id: graded, grade: 60 } });
  await setUp(instructor);
  expect((await read(instructor)).texts.map(({ submissionId }) => submissionId)).toEqual([other]);
});

it('second marking requires two graders and one submission', async () => {
  const { instructor, letIn, setUp } = await handedIn(0);
  expect(await setUp(instructor)).toMatchObject({ status: 409, body: { code: 'marking.no_texts' } });
  await letIn('comment');
  expect(await setUp(instructor)).toMatchObject({ status: 409, body: { code: 'marking.no_marker' } });
});

it("neither marker sees the other's mark before both have marked", async () => {
  const { instructor, helper, first, setUp, read } = await handedIn(1);
  await setUp(instructor);
  expect((await mark(instructor, first, 73.75)).status).toBe(200);
  expect(await read(helper)).toMatchObject({
    drawn: { place: 'second' },
    texts: [{ own: null, isFirstDone: true, isSecondDone: false, marks: null, difference: null }],
  });
  const raw = await helper.call('GET', path, {
    query: { assignmentId: (await read(helper)).assignmentId },
  });
  expect(JSON.stringify(raw.body)).not.toContain('73.75');
  await mark(helper, first, 58.5);
  for (const marker of [instructor, helper])
    expect(await read(marker)).toMatchObject({
      texts: [{ marks: { first: 73.75, second: 58.5 }, difference: 15.25 }],
    });
});

it('a mark can be changed and removed until the other one is given', async () => {
  const { instructor, helper, first, setUp, read } = await handedIn(1);
  await setUp(instructor);
  for (const given of [70, 72, null, 71]) expect((await mark(instructor, first, given)).status).toBe(200);
  await mark(helper, first, 60);
  expect(await mark(instructor, first, 60)).toMatchObject({
    status: 409,
    body: { code: 'marking.closed' },
  });
  expect((await read(helper)).texts).toMatchObject([{ marks: { first: 71, second: 60 } }]);
});

it('the agreed mark becomes the grade, and no other grade is accepted before', async () => {
  const { instructor, helper, assignmentId, first, setUp, read } = await handedIn(1);
  await setUp(instructor);
  const grade = (caller: Caller) =>
    caller.call('POST', '/api/classes/setGrade', { query: { id: first, grade: 99 } });
  for (const marker of [instructor, helper])
    expect(await grade(marker)).toMatchObject({ status: 409, body: { code: 'grade.marked_twice' } });
  const check = async () => {
    const query = { submissionId: first };
    return readSubmissionSchema.parse(
      (await instructor.call('POST', '/api/classes/readsubmission', { query })).body,
    );
  };
  expect(await check()).toMatchObject({
    isMarkedTwice: true,
    can: { comment: true, grade: false },
    toGrade: { count: 0 },
  });
  await mark(instructor, first, 70);
  expect(await settle(instructor, assignmentId, first, 70)).toMatchObject({
    status: 409,
    body: { code: 'marking.not_ready' },
  });
  await mark(helper, first, 60);
  expect((await settle(instructor, assignmentId, first, 66)).status).toBe(200);
  expect(await check()).toMatchObject({ isMarkedTwice: false, grade: 66, can: { grade: true } });
  expect((await read(helper)).texts).toMatchObject([{ isSettled: true, grade: 66 }]);
  expect((await settle(instructor, assignmentId, first, 67)).status).toBe(409);
  const actions = await db()
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', first)
    .where('action', 'in', ['submission.second_mark', 'submission.settle_marks', 'submission.grade'])
    .orderBy('id')
    .execute();
  expect(actions.map(({ action }) => action)).toEqual([
    'submission.second_mark',
    'submission.second_mark',
    'submission.settle_marks',
    'submission.grade',
  ]);
});

it('the grade book refuses cells that are being second-marked', async () => {
  const { instructor, classId, first, setUp } = await handedIn(1);
  await setUp(instructor);
  const change = { submissionId: first, draftId: null, grade: 5, replaces: null };
  const body = { classId, changes: [change] };
  expect(await instructor.call('POST', '/api/classes/gradebook/grades', { body })).toMatchObject({
    status: 409,
    body: { code: 'grade.marked_twice' },
  });
});

it('second marking ends once all agreed grades are set', async () => {
  const { instructor, helper, assignmentId, submissionIds, setUp, read } = await handedIn();
  const [one = 0, other = 0] = submissionIds;
  await setUp(instructor);
  await mark(instructor, one, 70);
  await mark(helper, one, 70);
  await settle(instructor, assignmentId, one, 70);
  const query = { assignmentId };
  expect((await instructor.call('DELETE', path, { query })).status).toBe(200);
  expect(await read(instructor)).toMatchObject({ drawn: null, texts: [], numberOfTexts: 1 });
  const graded = await instructor.call('POST', '/api/classes/setGrade', {
    query: { id: other, grade: 50 },
  });
  expect(graded.status).toBe(200);
  expect((await instructor.call('DELETE', path, { query })).status).toBe(404);
});

it('instructors of other classes, assistants and students cannot second-mark', async () => {
  const { instructor, classId, assignmentId, first, setUp } = await handedIn(1);
  await setUp(instructor);
  const other = await app.signInAs('ROLE_INSTRUCTOR');
  const assistant = await app.signInAs('ROLE_STUDENT');
  const member = { classId, userId: assistant.user.id };
  await instructor.call('POST', '/api/assistant/addta', { query: member });
  await instructor.call('PUT', '/api/assistant/marking', {
    body: { ...member, level: 'grade', sectionIds: null },
  });
  const student = await app.signInAs('ROLE_STUDENT');
  const answers = async (caller: Caller) => [
    (await caller.call('GET', path, { query: { assignmentId } })).status,
    (await setUp(caller)).status,
    (await mark(caller, first, 50)).status,
    (await settle(caller, assignmentId, first, 50)).status,
    (await caller.call('DELETE', path, { query: { assignmentId } })).status,
  ];
  expect(await answers(other)).toEqual([404, 404, 404, 404, 404]);
  expect(await answers(assistant)).toEqual([403, 403, 403, 403, 403]);
  expect(await answers(student)).toEqual([403, 403, 403, 403, 403]);
});

it('a marker who lost the permission to grade cannot second-mark', async () => {
  const { instructor, helper, first, letIn, setUp } = await handedIn(1);
  await setUp(instructor);
  await letIn('comment');
  expect((await mark(helper, first, 50)).status).toBe(403);
});

it('a marker cannot give a mark that the class does not use', async () => {
  const { instructor, first, setUp } = await handedIn(1);
  await setUp(instructor);
  expect(await mark(instructor, first, 'A')).toMatchObject({
    status: 400,
    body: { code: 'grade.invalid' },
  });
  expect((await mark(instructor, first, 101)).status).toBe(400);
});
