import { calibrationSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { type Caller, useApp } from '../../testing/app.ts';
import { handInWithGrader } from '../../testing/graders.ts';

const app = useApp();
const path = '/api/classes/calibration';

async function handedIn(texts: number) {
  const testClass = await handInWithGrader(app, texts);
  const { assignmentId, instructor, helper } = testClass;
  const query = { assignmentId };
  const begin = (caller: Caller = instructor) =>
    caller.call('POST', path, {
      body: { assignmentId, markerIds: [instructor.user.id, helper.user.id] },
    });
  const read = async (caller: Caller) =>
    calibrationSchema.parse((await caller.call('GET', path, { query })).body);
  const close = (caller: Caller) => caller.call('POST', `${path}/close`, { body: query });
  const end = (caller: Caller) => caller.call('DELETE', path, { query });
  return { ...testClass, query, begin, read, close, end };
}

const mark = (caller: Caller, submissionId: number, given: unknown) =>
  caller.call('PUT', `${path}/mark`, { body: { submissionId, mark: given } });

it('a calibration round draws three ungraded submissions, once', async () => {
  const { instructor, helper, submissionIds, begin, read } = await handedIn(5);
  const [graded = 0] = submissionIds;
  await instructor.call('POST', '/api/classes/setGrade', { query: { id: graded, grade: 60 } });
  expect(await read(instructor)).toMatchObject({
    round: null,
    numberOfTexts: 4,
    markers: [{ id: instructor.user.id }, { id: helper.user.id }],
  });
  expect((await begin()).status).toBe(200);
  const { texts, round } = await read(helper);
  expect(texts).toHaveLength(3);
  expect(texts.map(({ submissionId }) => submissionId)).not.toContain(graded);
  expect(round).toMatchObject({ isShown: false, isMember: true });
  expect(await begin()).toMatchObject({ status: 409, body: { code: 'conflict.changed' } });
});

it('a calibration round draws no submission that is second-marked', async () => {
  const { instructor, helper, assignmentId, begin } = await handedIn(1);
  const body = {
    assignmentId,
    sample: { kind: 'all' },
    firstId: instructor.user.id,
    secondId: helper.user.id,
  };
  await instructor.call('POST', '/api/classes/secondmarking', { body });
  expect(await begin()).toMatchObject({ status: 409, body: { code: 'calibration.no_texts' } });
});

it('the manager of a class starts and ends a calibration round with a team of graders', async () => {
  const { helper, instructor, letIn, begin, end } = await handedIn(1);
  expect((await begin(helper)).status).toBe(403);
  await letIn('comment');
  expect(await begin()).toMatchObject({ status: 409, body: { code: 'calibration.no_marker' } });
  await letIn('grade');
  await begin();
  expect((await end(helper)).status).toBe(403);
  expect((await end(instructor)).status).toBe(200);
  expect((await end(instructor)).status).toBe(404);
  expect((await begin()).status).toBe(200);
});

it("no marker sees others' marks before the team has marked all submissions", async () => {
  const { instructor, helper, submissionIds, query, begin, read } = await handedIn(2);
  const [one = 0, other = 0] = submissionIds;
  await begin();
  for (const [caller, text, given] of [
    [instructor, one, 71.5],
    [instructor, other, 62],
    [helper, one, 58],
  ] as const)
    expect((await mark(caller, text, given)).status).toBe(200);
  const before = await helper.call('GET', path, { query });
  expect(JSON.stringify(before.body)).not.toContain('71.5');
  expect((await mark(helper, one, 59)).status).toBe(200);
  await mark(helper, other, 80);
  const { texts } = await read(helper);
  const marksOf = (id: number) =>
    texts
      .find(({ submissionId }) => submissionId === id)
      ?.marks?.map(({ mark: given }) => given)
      .sort();
  expect(marksOf(one)).toEqual([59, 71.5]);
  expect(marksOf(other)).toEqual([62, 80]);
  expect(await mark(instructor, one, 59)).toMatchObject({
    status: 409,
    body: { code: 'calibration.closed' },
  });
});

it('a calibration round sets no grade, and the instructor can show the marks early', async () => {
  const { instructor, helper, submissionIds, begin, read, close } = await handedIn(1);
  const [one = 0] = submissionIds;
  await begin();
  await mark(helper, one, 44);
  expect((await close(helper)).status).toBe(403);
  for (const _press of [1, 2]) expect((await close(instructor)).status).toBe(200);
  expect((await read(instructor)).texts).toMatchObject([{ marks: [{ mark: 44 }] }]);
  const text = await instructor.call('POST', '/api/classes/readsubmission', {
    query: { submissionId: one },
  });
  expect(text.status).toBe(200);
  expect(text.body).toMatchObject({ grade: -1 });
});

it('a calibration round ignores markers who lost the permission to grade', async () => {
  const { instructor, helper, submissionIds, letIn, begin, read } = await handedIn(1);
  const [one = 0] = submissionIds;
  await begin();
  await letIn('comment');
  expect((await mark(helper, one, 50)).status).toBe(403);
  await mark(instructor, one, 70);
  expect((await read(instructor)).round).toMatchObject({
    isShown: true,
    team: [{ id: instructor.user.id }],
  });
});

it('a calibration round refuses invalid marks and other users', async () => {
  const { instructor, submissionIds, query, begin } = await handedIn(1);
  await begin();
  expect((await mark(instructor, submissionIds[0] ?? 0, 'B')).body).toMatchObject({
    code: 'grade.invalid',
  });
  const stranger = await app.signInAs('ROLE_INSTRUCTOR');
  expect([403, 404]).toContain((await stranger.call('GET', path, { query })).status);
  expect([403, 404]).toContain((await mark(stranger, submissionIds[0] ?? 0, 50)).status);
});
