import { classUptakeSchema, type SubmissionComments, submissionCommentsSchema } from '@redraft/contracts';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { uptakeFollowUp } from '../../domain/feedback/index.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { enrollStudent } from '../../testing/course.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';

const app = useApp();

/** What the worker does when it starts listening. */
async function keepAll(): Promise<void> {
  const followUp = uptakeFollowUp(pino({ level: 'silent' }));
  await followUp.pollMissed(new Date());
  for (let round = 0; round < 100; round++) await followUp.doDue(() => false, new Date(Date.now() + 60_000));
}
const path = '/api/submission/comments';
const first = 'cats are good pets because they are quiet';
const second = 'dogs bark at night and everybody knows it well';
const text = `${first}\n${second}`;

async function commented() {
  const { instructor, student, classId, id, workspace } = await startedAssignment(app);
  await workspace.save(text);
  const world = {
    instructor,
    student,
    classId,
    assignmentId: id,
    workspace,
    submissionId: workspace.submissionId,
  };
  const { body } = await instructor.call('GET', `${path}/text`, {
    query: { submissionId: world.submissionId },
  });
  return { ...world, seq: Number(Object(body).seq) };
}
type World = Awaited<ReturnType<typeof commented>>;

function comment(caller: Caller, { submissionId, seq }: World, rest: Record<string, unknown> = {}) {
  const passage = { from: 0, to: first.length };
  return caller.call('POST', path, {
    body: { submissionId, seq, ...passage, comment: 'Say more.', ...rest },
  });
}
async function seen(
  caller: Caller,
  { submissionId }: Pick<World, 'submissionId'>,
): Promise<SubmissionComments> {
  const { body } = await caller.call('GET', path, { query: { submissionId } });
  return submissionCommentsSchema.parse(body);
}
const change = (caller: Caller, body: Record<string, unknown>) => caller.call('PATCH', path, { body });
const answer = (caller: Caller, body: Record<string, unknown>) =>
  caller.call('POST', `${path}/answer`, { body });
async function onlyComment(world: World) {
  await comment(world.instructor, world);
  const [one] = (await seen(world.instructor, world)).comments;
  if (!one) throw new Error('The comment is not there.');
  return one;
}

it('a comment on a passage keeps its quote, and is visible to the student', async () => {
  const world = await commented();
  await comment(world.instructor, world);
  for (const caller of [world.instructor, world.student])
    expect((await seen(caller, world)).comments).toMatchObject([
      { comment: 'Say more.', passage: first, state: 'not-changed', versionSeq: world.seq },
    ]);
  expect((await seen(world.student, world)).can).toEqual({ comment: false, answer: true, reply: true });
});

it('a comment can only be written on a version that its author has loaded, and the student is notified', async () => {
  const { student, submissionId } = await commented();
  const { body } = await student.call('GET', '/api/student/readings', { query: { submissionId } });
  expect(body).toMatchObject({ readings: [{ role: 'instructor', what: 'text' }] });
});

it('a comment shows that its passage was changed, and after how long', async () => {
  const world = await commented();
  await comment(world.instructor, world);
  await comment(world.instructor, world, { from: first.length + 1, to: text.length });
  await world.workspace.save(`cats make good companions because they stay quiet at night\n${second}`);
  const { comments, sum } = await seen(world.student, world);
  expect(comments).toMatchObject([
    { state: 'changed-here', changedShare: 0.375, hoursToFirstChange: expect.any(Number) },
    { state: 'not-changed', hoursToFirstChange: null },
  ]);
  expect(sum).toMatchObject({ comments: 2, actionable: 2, share: 0.5 });
  await world.workspace.save(first);
  expect((await seen(world.student, world)).comments).toMatchObject([
    { state: 'not-changed' },
    { state: 'deleted-with-passage' },
  ]);
});

it.each([
  ['that ends where it begins', { from: 3, to: 3 }, 400],
  ['beyond the end', { from: 0, to: 10_000 }, 400],
  ['of a blank', { from: 4, to: 5 }, 400],
  ['of a version that is not there', { seq: 9999 }, 404],
  ['without words to say', { comment: ' ' }, 400],
  ['with 5001 characters to say', { comment: 'x'.repeat(5001) }, 400],
])('a comment on a passage %s is answered with these values', async (_name, rest, status) => {
  const world = await commented();
  expect((await comment(world.instructor, world, rest)).status).toBe(status);
});

it('only permitted users can write and read comments', async () => {
  const world = await commented();
  const assistant = await app.signInAs('ROLE_TEACHING_ASSISTANT');
  const stranger = await app.signInAs('ROLE_INSTRUCTOR');
  const fellow = await enrollStudent(app, world.classId);
  const { id } = await onlyComment(world);
  for (const [caller, created, read] of [
    [world.student, 403, 200],
    [assistant, 403, 200],
    [stranger, 404, 404],
    [fellow, 403, 404],
  ] as const) {
    expect((await comment(caller, world)).status).toBe(created);
    expect((await change(caller, { id, confirmed: true })).status).toBe(created);
    const query = { submissionId: world.submissionId };
    expect((await caller.call('GET', path, { query })).status).toBe(read);
  }
  expect((await seen(world.instructor, world)).comments).toMatchObject([{ isConfirmed: false }]);
});

it('a removed comment can be restored with its answers', async () => {
  const world = await commented();
  const { id } = await onlyComment(world);
  await answer(world.student, { id, reason: 'It is a quotation.' });
  await change(world.instructor, { id, removed: true });
  expect((await seen(world.student, world)).comments).toEqual([]);
  expect((await answer(world.student, { id, reason: 'Too late' })).status).toBe(404);
  await change(world.instructor, { id, removed: false });
  expect((await seen(world.student, world)).comments).toMatchObject([
    { state: 'declined', declineReason: 'It is a quotation.' },
  ]);
});

it('a student can decline a comment with a reason, which counts once accepted and can be withdrawn', async () => {
  const world = await commented();
  const { id } = await onlyComment(world);
  expect((await change(world.instructor, { id, declineAccepted: true })).status).toBe(409);
  expect((await answer(world.student, { id, reason: '' })).status).toBe(400);
  await answer(world.student, { id, reason: 'It is a quotation.' });
  expect((await seen(world.instructor, world)).sum.share).toBe(0);
  await change(world.instructor, { id, declineAccepted: true, confirmed: true });
  expect(await seen(world.student, world)).toMatchObject({
    sum: { share: 1 },
    comments: [{ state: 'declined', isDeclineAccepted: true, isConfirmed: true }],
  });
  await answer(world.student, { id, reason: null });
  expect((await seen(world.instructor, world)).comments).toMatchObject([
    { state: 'not-changed', declineReason: null, isDeclineAccepted: false, isConfirmed: false },
  ]);
});

it('only the student can answer a comment', async () => {
  const world = await commented();
  const { id } = await onlyComment(world);
  const fellow = await enrollStudent(app, world.classId);
  expect((await answer(fellow, { id, reason: 'No' })).status).toBe(404);
  expect((await answer(world.instructor, { id, reason: 'No' })).status).toBe(403);
});

it('praise cannot be declined, and does not count for uptake', async () => {
  const world = await commented();
  await comment(world.instructor, world, { praise: true, comment: 'Well said.' });
  const { comments, sum } = await seen(world.student, world);
  expect(comments).toMatchObject([{ state: 'praise' }]);
  expect(sum).toMatchObject({ comments: 1, actionable: 0, share: null });
});

it('only staff see the uptake of a class, summed by assignment', async () => {
  const world = await commented();
  await comment(world.instructor, world);
  await comment(world.instructor, world, { from: first.length + 1, to: text.length });
  await world.workspace.save(second);
  await keepAll();
  const query = { id: world.classId };
  const { body } = await world.instructor.call('GET', '/api/classes/feedbackuptake', { query });
  expect(classUptakeSchema.parse(body)).toMatchObject({
    sum: { comments: 2, share: 0.5, medianHours: expect.any(Number) },
    assignments: [{ assignmentId: world.assignmentId, texts: 1, comments: 2, share: 0.5 }],
  });
  const stranger = await app.signInAs('ROLE_INSTRUCTOR');
  for (const caller of [world.student, stranger])
    expect((await caller.call('GET', '/api/classes/feedbackuptake', { query })).status).toBe(404);
});
