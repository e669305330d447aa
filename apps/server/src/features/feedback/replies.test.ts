import { type SubmissionComments, submissionCommentsSchema } from '@redraft/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, useApp } from '../../testing/app.ts';
import { enrollStudent } from '../../testing/course.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';

const app = useApp();
const path = '/api/submission/comments';
const text = 'Gulls were crying over the harbour.\nBoats came in.';

async function seen(caller: Caller, submissionId: number, seq?: number): Promise<SubmissionComments> {
  const { body } = await caller.call('GET', path, {
    query: { submissionId, ...(seq === undefined ? {} : { seq }) },
  });
  return submissionCommentsSchema.parse(body);
}

async function commentedText() {
  const world = await startedAssignment(app);
  const { submissionId } = world.workspace;
  await world.workspace.save(text);
  const { body } = await world.instructor.call('GET', `${path}/text`, { query: { submissionId } });
  const seq = Number(Object(body).seq);
  await world.instructor.call('POST', path, {
    body: { submissionId, seq, from: 6, to: 17, comment: 'Which ones?' },
  });
  const [comment] = (await seen(world.instructor, submissionId)).comments;
  if (!comment) throw new Error('The comment is not there.');
  return { ...world, submissionId, seq, comment };
}

const reply = (caller: Caller, commentId: number, words = 'The black-headed ones.') =>
  caller.call('POST', `${path}/replies`, { body: { commentId, text: words } });

it('a comment counts as read once its student has opened the feedback after it was written', async () => {
  const { student, instructor, submissionId, seq } = await commentedText();
  const marks = async () =>
    (await seen(instructor, submissionId)).comments.map(({ comment, isRead }) => [comment, isRead]);
  expect(await marks()).toEqual([['Which ones?', false]]);
  await student.call('POST', '/api/submission/feedback/read', { body: { submissionId } });
  expect(await marks()).toEqual([['Which ones?', true]]);
  const body = { submissionId, seq, from: 36, to: 41, comment: 'How many?' };
  expect((await instructor.call('POST', path, { body })).status).toBe(200);
  expect(await marks()).toEqual([
    ['Which ones?', true],
    ['How many?', false],
  ]);
});

describe('replies to a comment', () => {
  let world: Awaited<ReturnType<typeof commentedText>>;
  beforeAll(async () => {
    world = await commentedText();
  });

  it('replies of student and teacher are visible to both in order, with their authors', async () => {
    const { student, instructor, comment, submissionId } = world;
    await reply(student, comment.id);
    await reply(instructor, comment.id, 'Then say so.');
    const [forStudent] = (await seen(student, submissionId)).comments;
    expect(forStudent?.replies).toMatchObject([
      { text: 'The black-headed ones.', canRemove: true },
      { text: 'Then say so.', canRemove: false },
    ]);
    const [forTeacher] = (await seen(instructor, submissionId)).comments;
    expect(forTeacher?.replies.map(({ canRemove }) => canRemove)).toEqual([false, true]);
  });

  it('replies are refused to other students, outsiders and anonymous users', async () => {
    const { classId, comment } = world;
    expect((await reply(await enrollStudent(app, classId), comment.id)).status).toBe(404);
    expect((await reply(await app.signInAs('ROLE_INSTRUCTOR'), comment.id)).status).toBe(404);
    const nobody = await app.anonymous('POST', `${path}/replies`, {
      body: { commentId: comment.id, text: 'Who?' },
    });
    expect(nobody.status).toBe(401);
  });

  it('only the author can remove and restore a reply', async () => {
    const { student, instructor, comment, submissionId } = await commentedText();
    await reply(student, comment.id);
    const replies = async () => (await seen(instructor, submissionId)).comments[0]?.replies ?? [];
    const [one] = await replies();
    const change = (caller: Caller, removed: boolean) =>
      caller.call('PATCH', `${path}/replies`, { body: { id: one?.id, removed } });
    expect((await change(instructor, true)).body).toMatchObject({ code: 'feedback.others' });
    await change(student, true);
    expect(await replies()).toEqual([]);
    await change(student, false);
    expect(await replies()).toHaveLength(1);
  });

  it('a reply must not be empty, and a comment has at most 50', async () => {
    const { student, comment } = await commentedText();
    expect((await reply(student, comment.id, '  ')).status).toBe(400);
    for (let count = 0; count < 50; count++) await reply(student, comment.id, `No. ${count}`);
    expect((await reply(student, comment.id)).body).toMatchObject({ code: 'comment.too_many_replies' });
  });

  it('a removed comment accepts no replies', async () => {
    const { student, instructor, comment } = await commentedText();
    await instructor.call('PATCH', path, { body: { id: comment.id, removed: true } });
    expect((await reply(student, comment.id)).status).toBe(404);
  });
});

it('the quote of a comment follows its passage through later versions', async () => {
  const { workspace, student, submissionId, seq } = await commentedText();
  await workspace.save(`A heading\n${text.replace('crying', 'calling loudly')}`);
  const [now] = (await seen(student, submissionId)).comments;
  expect(now?.quote).toMatchObject({
    words: 'were calling loudly',
    at: 16,
    after: ' over the harbour.\nBoats came in.',
  });
  const [then] = (await seen(student, submissionId, seq)).comments;
  expect(then?.quote).toMatchObject({ words: 'were crying', before: 'Gulls ', at: 6 });
});

it('the quote of a comment is empty after its passage was deleted', async () => {
  const { workspace, student, submissionId } = await commentedText();
  await workspace.save('Gulls over the harbour.\nBoats came in.');
  const [now] = (await seen(student, submissionId)).comments;
  expect(now).toMatchObject({ passage: 'were crying', quote: { words: '' } });
});

it('the quote of a comment is not computed for other versions', async () => {
  const { workspace, student, submissionId, seq } = await commentedText();
  await workspace.save('Something else');
  expect((await seen(student, submissionId, seq + 1)).comments).toEqual([]);
});
