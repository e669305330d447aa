import { type ReadSubmission, readSubmissionSchema, studentAssignmentSchema } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { type Caller, useApp } from '../../testing/app.ts';
import { enrollStudent } from '../../testing/course.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';

const app = useApp();
const path = '/api/submission/feedback';

async function started() {
  const { instructor, student, classId, id, workspace } = await startedAssignment(app);
  const { submissionId, draftIds } = workspace;
  return { instructor, student, classId, assignmentId: id, submissionId, draftId: draftIds[0] ?? 0 };
}
type Begun = Awaited<ReturnType<typeof started>>;

const send = (caller: Caller, { submissionId }: Pick<Begun, 'submissionId'>, rest: Record<string, unknown>) =>
  caller.call('PATCH', path, { body: { submissionId, comment: 'Well argued.', ...rest } });
const save = (caller: Caller, { submissionId }: Pick<Begun, 'submissionId'>, rest: Record<string, unknown>) =>
  caller.call('POST', path, { body: { submissionId, ...rest } });
async function read({ instructor, submissionId }: Begun): Promise<ReadSubmission> {
  const { body } = await instructor.call('POST', '/api/classes/readsubmission', { query: { submissionId } });
  return readSubmissionSchema.parse(body);
}
async function seenByStudent({ student, assignmentId }: Begun) {
  const { body } = await student.call('GET', '/api/student/assignment', { query: { id: assignmentId } });
  return studentAssignmentSchema.parse(body).submission?.feedbacks ?? [];
}

it('feedback is returned with the submission, and shown to the student under its draft', async () => {
  const world = await started();
  const answer = await send(world.instructor, world, { draftId: world.draftId });
  const { feedbacks } = readSubmissionSchema.parse(answer.body);
  expect(feedbacks).toMatchObject([
    { comment: 'Well argued.', read: false, draftId: world.draftId, draftType: 'FINAL', isOwn: true },
  ]);
  expect((await read(world)).feedbacks).toEqual(feedbacks);
  expect(await seenByStudent(world)).toMatchObject([{ comment: 'Well argued.', isOwn: false }]);
});

it.each([
  ['nothing', '', 400],
  ['blanks', ' \n ', 400],
  ['one character', 'x', 200],
  ['5000 characters', 'x'.repeat(5000), 200],
  ['5000 characters of two units each', '🙂'.repeat(5000), 200],
  ['5001 characters', 'x'.repeat(5001), 400],
  ['5001 characters of two units each', '🙂'.repeat(5001), 400],
])('feedback of %s is accepted or refused by its length in characters', async (_name, comment, status) => {
  const world = await started();
  expect((await send(world.instructor, world, { comment })).status).toBe(status);
});

it('feedback refers to a draft of the assignment or to none', async () => {
  const [world, elsewhere] = [await started(), await started()];
  expect((await send(world.instructor, world, { draftId: elsewhere.draftId })).status).toBe(404);
  expect((await send(world.instructor, world, { draftId: null })).status).toBe(200);
});

it('only staff of the class can write feedback', async () => {
  const world = await started();
  const assistant = await app.signInAs('ROLE_TEACHING_ASSISTANT');
  const stranger = await app.signInAs('ROLE_INSTRUCTOR');
  for (const [caller, status] of [
    [world.student, 403],
    [assistant, 403],
    [stranger, 404],
  ] as const) {
    expect((await send(caller, world, {})).status).toBe(status);
    expect((await save(caller, world, { feedbacks: [] })).status).toBe(status);
  }
  expect((await read(world)).feedbacks).toEqual([]);
});

describe('the list of feedback', () => {
  async function withTwo() {
    const world = await started();
    await send(world.instructor, world, { comment: 'One' });
    await send(world.instructor, world, { comment: 'Two', draftId: world.draftId });
    const { feedbacks, feedbackVersion: version } = await read(world);
    return { world, feedbacks, version };
  }
  const bare = ({ id, comment, draftId }: ReadSubmission['feedbacks'][number]) => ({ id, comment, draftId });

  it('a list of feedback is saved as a whole: changed, removed, and restored with its time', async () => {
    const { world, feedbacks, version } = await withTwo();
    const [one, two] = feedbacks.map(bare);
    const changed = await save(world.instructor, world, {
      feedbacks: [{ ...one, comment: 'One, changed' }],
      version,
    });
    const after = readSubmissionSchema.parse(changed.body);
    expect(after.feedbacks).toMatchObject([{ comment: 'One, changed', timestamp: feedbacks[0]?.timestamp }]);
    expect(await seenByStudent(world)).toHaveLength(1);
    const { body } = await save(world.instructor, world, {
      feedbacks: [one, two],
      version: after.feedbackVersion,
    });
    expect(readSubmissionSchema.parse(body).feedbacks).toMatchObject([
      { comment: 'One' },
      { comment: 'Two', timestamp: feedbacks[1]?.timestamp },
    ]);
  });

  it('a list of feedback with an outdated version is a conflict', async () => {
    const { world, feedbacks, version } = await withTwo();
    const [one, two] = feedbacks.map(bare);
    const [first, second] = await Promise.all([
      save(world.instructor, world, { feedbacks: [one], version }),
      save(world.instructor, world, { feedbacks: [two], version }),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    expect((await read(world)).feedbacks).toHaveLength(1);
  });

  it('a list of feedback without its version only adds comments', async () => {
    const { world, feedbacks } = await withTwo();
    const answer = await save(world.instructor, world, { feedbacks: [{ comment: 'Three' }] });
    expect(answer).toMatchObject({
      status: 200,
      body: { feedbacks: [{ comment: 'One' }, { comment: 'Two' }, { comment: 'Three' }] },
    });
    const other = { ...feedbacks.map(bare)[0], comment: 'Other' };
    expect((await save(world.instructor, world, { feedbacks: [other] })).status).toBe(409);
  });

  it('a list of feedback is refused completely if one comment is too long', async () => {
    const { world, version } = await withTwo();
    const feedbacks = [{ comment: 'Fine' }, { comment: 'x'.repeat(5001) }];
    expect((await save(world.instructor, world, { feedbacks, version })).status).toBe(400);
    expect((await read(world)).feedbacks).toHaveLength(2);
  });

  it('a list of feedback cannot change another submission', async () => {
    const [{ world, feedbacks }, elsewhere] = [await withTwo(), await withTwo()];
    const answer = await save(elsewhere.world.instructor, elsewhere.world, {
      feedbacks: feedbacks.map(bare),
      version: elsewhere.version,
    });
    expect(answer.status).toBe(404);
    expect((await read(world)).feedbacks).toHaveLength(2);
  });
});

describe('what is read', () => {
  const open = (caller: Caller, submissionId: number) =>
    caller.call('POST', `${path}/read`, { body: { submissionId } });

  it('feedback is marked as read when the student opens it, which staff can see', async () => {
    const world = await started();
    await send(world.instructor, world, {});
    expect((await open(world.student, world.submissionId)).status).toBe(200);
    expect((await read(world)).feedbacks).toMatchObject([{ read: true }]);
    expect(await seenByStudent(world)).toMatchObject([{ read: true }]);
  });

  it('feedback is unread again after its text is changed', async () => {
    const world = await started();
    await send(world.instructor, world, {});
    await open(world.student, world.submissionId);
    const { feedbacks, feedbackVersion: version } = await read(world);
    const sent = feedbacks.map(({ id, draftId }) => ({ id, draftId, comment: 'Other words' }));
    await save(world.instructor, world, { feedbacks: sent, version });
    expect(await seenByStudent(world)).toMatchObject([{ read: false, comment: 'Other words' }]);
  });

  it('only the student marks feedback as read', async () => {
    const world = await started();
    await send(world.instructor, world, {});
    const fellow = await enrollStudent(app, world.classId);
    expect((await open(fellow, world.submissionId)).status).toBe(404);
    expect((await open(world.instructor, world.submissionId)).status).toBe(403);
    expect((await open(world.student, 999_999)).status).toBe(404);
    expect((await read(world)).feedbacks).toMatchObject([{ read: false }]);
  });
});
