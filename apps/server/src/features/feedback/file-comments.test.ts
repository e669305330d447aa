import { classUptakeSchema, type SubmissionComments, submissionCommentsSchema } from '@redraft/contracts';
import { removeComments } from '@redraft/documents';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { uptakeFollowUp } from '../../domain/feedback/index.ts';
import { appendSave, createFile } from '../../domain/revisions/index.ts';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { docxWithComments, type FileCommentInput } from '../../testing/commented-files.ts';
import { classWithAssignment, enrollStudent } from '../../testing/course.ts';
import { openWorkspace, startedAssignment } from '../../testing/open-workspace.ts';

const app = useApp();
const path = '/api/submission/comments';
const first = 'cats are good pets because they are quiet';
const second = 'dogs bark at night and everybody knows it well';
const text = `${first}\n${second}`;
const file = { kind: 'docx' as const, name: 'Essay', origin: 'base' as const, at: new Date() };
const silent = pino({ level: 'silent' });

/** What the worker does when it starts listening: it processes everything outdated. */
async function work(): Promise<void> {
  const followUp = uptakeFollowUp(silent);
  const now = new Date();
  await followUp.pollMissed(now);
  for (let round = 0; round < 100; round++)
    await followUp.doDue(() => false, new Date(now.getTime() + 60_000));
}

async function scene() {
  const { instructor, student, classId, id, workspace: opened } = await startedAssignment(app);
  const { submissionId } = opened;
  const put = (words: string, comments: FileCommentInput[]) => opened.put(docxWithComments(words, comments));
  return { instructor, student, classId, assignmentId: id, opened, submissionId, put };
}
type Scene = Awaited<ReturnType<typeof scene>>;

async function seen(
  caller: Caller,
  { submissionId }: Pick<Scene, 'submissionId'>,
): Promise<SubmissionComments> {
  const { body } = await caller.call('GET', path, { query: { submissionId } });
  return submissionCommentsSchema.parse(body);
}
const ofClass = async ({ instructor, classId }: Pick<Scene, 'instructor' | 'classId'>) => {
  const { body } = await instructor.call('GET', '/api/classes/feedbackuptake', { query: { id: classId } });
  return classUptakeSchema.parse(body);
};
const onlyOne = async (caller: Caller, world: Scene) => {
  const [one] = (await seen(caller, world)).comments;
  if (!one) throw new Error('The comment is not there.');
  return one;
};

it('a comment in the file is listed with its author and passage', async () => {
  const world = await scene();
  await world.put(text, [{ on: 'everybody', text: 'Who?', author: 'T. Each' }]);
  await work();
  for (const caller of [world.instructor, world.student])
    expect((await seen(caller, world)).comments).toMatchObject([
      {
        comment: 'Who?',
        authorName: 'T. Each',
        passage: 'everybody',
        state: 'not-changed',
        timestamp: '2026-01-02T03:04:05.000Z',
        file: { isInFile: true, isResolved: false, replies: 0 },
      },
    ]);
});

it('a comment from the file follows its passage, also after it was removed from the file', async () => {
  const world = await scene();
  await world.put(text, [{ on: second, text: 'Is this so?' }]);
  await work();
  await world.opened.put(removeComments(docxWithComments(`Before.\n${text}`, [])));
  await work();
  expect(await onlyOne(world.student, world)).toMatchObject({
    state: 'not-changed',
    file: { isInFile: false },
  });
  await world.opened.save(first);
  await work();
  expect(await onlyOne(world.student, world)).toMatchObject({
    state: 'deleted-with-passage',
    hoursToFirstChange: expect.any(Number),
  });
});

it('a comment from the file shows replies and resolution there, and keeps answers given here', async () => {
  const world = await scene();
  await world.put(text, [{ on: second, text: 'Is this so?' }]);
  await work();
  const { id } = await onlyOne(world.student, world);
  await world.student.call('POST', `${path}/answer`, { body: { id, reason: 'It is a quotation.' } });
  const replies = [{ author: 'Somebody', text: 'Yes.' }];
  await world.put(text, [{ on: second, text: 'Is this so, really?', isResolved: true, replies }]);
  await work();
  expect((await seen(world.instructor, world)).comments).toMatchObject([
    {
      id,
      comment: 'Is this so, really?',
      state: 'declined',
      declineReason: 'It is a quotation.',
      file: { isInFile: true, isResolved: true, replies: 1 },
    },
  ]);
});

it("a student's own comment in the file is not feedback", async () => {
  const world = await scene();
  const { firstName, lastName } = world.student.user;
  await world.put(text, [
    { on: 'cats', text: 'Note to myself', author: `${firstName} ${lastName}` },
    { on: 'dogs', text: 'Which?', date: '2026-01-03T00:00:00Z' },
  ]);
  await work();
  expect((await seen(world.student, world)).comments).toMatchObject([{ comment: 'Which?' }]);
});

it('a comment that the initial file contains is not feedback, also if others are added', async () => {
  const { classId, id } = await classWithAssignment(app);
  const student = await enrollStudent(app, classId);
  const started = { on: 'cats', text: 'Write about cats.', author: 'The task' };
  const workspace = await openWorkspace(app, student, id);
  const first = await createFile({ ...file, bytes: docxWithComments(text, [started]) });
  await db()
    .updateTable('submissions')
    .set({ main_file_id: first.fileId })
    .where('id', '=', workspace.submissionId)
    .execute();
  const more = docxWithComments(text, [started, { on: 'dogs', text: 'Which?' }]);
  await appendSave({ fileId: first.fileId, bytes: more, at: new Date(), userId: null, origin: 'import' });
  await work();
  expect((await seen(student, workspace)).comments).toMatchObject([{ comment: 'Which?' }]);
});

it('two workers create one row for a comment in the file', async () => {
  const world = await scene();
  await world.put(text, [{ on: second, text: 'Is this so?' }]);
  await Promise.all([work(), work()]);
  expect((await seen(world.student, world)).comments).toHaveLength(1);
});

it('staff can remove, praise and confirm a comment from the file, and no one can change its text', async () => {
  const world = await scene();
  await world.put(text, [{ on: second, text: 'Well said.' }]);
  await work();
  const { id, canRemove } = await onlyOne(world.instructor, world);
  const change = (body: Record<string, unknown>) =>
    world.instructor.call('PATCH', path, { body: { id, ...body } });
  expect(canRemove).toBe(true);
  expect((await onlyOne(world.student, world)).canRemove).toBe(false);
  expect((await change({ comment: 'Other words' })).status).toBe(403);
  expect((await change({ praise: true, confirmed: true })).status).toBe(200);
  expect(await onlyOne(world.student, world)).toMatchObject({ state: 'praise', isConfirmed: true });
  expect((await change({ removed: true })).status).toBe(200);
  await world.put(`${text} Indeed.`, [{ on: second, text: 'Well said.' }]);
  await work();
  expect((await seen(world.student, world)).comments).toEqual([]);
});

it('a file that cannot be read keeps its existing comments', async () => {
  const world = await scene();
  const runs = '<w:r/>'.repeat(10);
  await world.put(text, [{ on: 'cats', text: runs.repeat(20_000) }]);
  await work();
  expect((await seen(world.student, world)).comments.length).toBeLessThan(2);
  expect((await ofClass(world)).behind).toBe(0);
});

it('only the student can mark a comment as done, and its state stays', async () => {
  const world = await scene();
  await world.put(text, [{ on: second, text: 'Is this so?' }]);
  await work();
  const { id } = await onlyOne(world.student, world);
  const tick = (caller: Caller, done: boolean) =>
    caller.call('POST', `${path}/answer`, { body: { id, done } });
  expect((await tick(world.instructor, true)).status).toBe(403);
  expect((await tick(world.student, true)).status).toBe(200);
  expect(await onlyOne(world.instructor, world)).toMatchObject({ isDone: true, state: 'not-changed' });
  await tick(world.student, false);
  expect(await onlyOne(world.instructor, world)).toMatchObject({ isDone: false });
});

it('the stored uptake of a class says how many submissions are outdated, and is updated', async () => {
  const world = await scene();
  await world.put(text, [{ on: second, text: 'Is this so?' }]);
  await work();
  expect(await ofClass(world)).toMatchObject({ sum: { comments: 1, share: 0 }, behind: 0 });
  await world.opened.save(first);
  expect(await ofClass(world)).toMatchObject({ sum: { comments: 1, share: 0 }, behind: 1 });
  await work();
  expect(await ofClass(world)).toMatchObject({
    sum: { comments: 1, share: 1, medianHours: expect.any(Number) },
    assignments: [{ texts: 1, comments: 1 }],
    behind: 0,
  });
});

it('the stored uptake equals what is computed for a single submission', async () => {
  const world = await scene();
  await world.put(text, [{ on: first, text: 'Why?' }]);
  await work();
  const changed = `cats make good companions because they stay quiet at night\n${second}`;
  await world.put(changed, [{ on: second, text: 'Why?' }]);
  const computed = await seen(world.instructor, world);
  await work();
  expect(await seen(world.instructor, world)).toEqual(computed);
  expect((await ofClass(world)).sum).toEqual(computed.sum);
});
