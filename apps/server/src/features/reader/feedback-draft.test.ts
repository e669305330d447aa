import { feedbackDraftSchema, readSubmissionSchema, studentAssignmentSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { type Caller, useApp } from '../../testing/app.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';

const app = useApp();
const path = '/api/submission/feedback/draft';

async function started() {
  const { instructor, student, id, workspace } = await startedAssignment(app);
  const { submissionId, draftIds } = workspace;
  return { instructor, student, assignmentId: id, submissionId, draftId: draftIds[0] ?? 0 };
}
type Begun = Awaited<ReturnType<typeof started>>;

const keep = (caller: Caller, { submissionId }: Pick<Begun, 'submissionId'>, rest: Record<string, unknown>) =>
  caller.call('PUT', path, { body: { submissionId, comment: 'Half a sen', version: 0, ...rest } });
const load = async (caller: Caller, { submissionId }: Pick<Begun, 'submissionId'>) =>
  feedbackDraftSchema.parse((await caller.call('GET', path, { query: { submissionId } })).body);

it('a feedback draft is restored for its author only', async () => {
  const world = await started();
  expect(await load(world.instructor, world)).toMatchObject({ comment: '', draftId: null, version: 0 });
  await keep(world.instructor, world, { draftId: world.draftId });
  const stored = { comment: 'Half a sen', draftId: world.draftId, version: 1 };
  expect(await load(world.instructor, world)).toMatchObject(stored);
  const { body } = await world.student.call('GET', '/api/student/assignment', {
    query: { id: world.assignmentId },
  });
  expect(studentAssignmentSchema.parse(body).submission?.feedbacks).toEqual([]);
  expect(JSON.stringify(body)).not.toContain('Half a sen');
});

it('a feedback draft is not overwritten by a save with an outdated version', async () => {
  const world = await started();
  const [one, two] = await Promise.all([
    keep(world.instructor, world, { comment: 'Here' }),
    keep(world.instructor, world, { comment: 'There' }),
  ]);
  expect([one.status, two.status].toSorted()).toEqual([200, 409]);
  expect((await keep(world.instructor, world, { comment: 'Both', version: 1 })).status).toBe(200);
  expect(await load(world.instructor, world)).toMatchObject({ comment: 'Both', version: 2 });
});

it('a feedback draft is deleted once sent, and a save with an outdated version does not bring it back', async () => {
  const world = await started();
  await keep(world.instructor, world, {});
  const { submissionId } = world;
  const sent = await world.instructor.call('PATCH', '/api/submission/feedback', {
    body: { submissionId, comment: 'A whole sentence.', draftId: null },
  });
  expect(readSubmissionSchema.parse(sent.body).feedbacks).toMatchObject([{ comment: 'A whole sentence.' }]);
  expect(await load(world.instructor, world)).toMatchObject({ comment: '', version: 2 });
  expect((await keep(world.instructor, world, { version: 1 })).status).toBe(409);
});

it.each([
  ['nothing', '', 200],
  ['more than can be sent', 'x'.repeat(5001), 200],
  ['more than four times as much', 'x'.repeat(20_001), 400],
])('a feedback draft of %s is accepted or refused by its length', async (_name, comment, status) => {
  const world = await started();
  expect((await keep(world.instructor, world, { comment })).status).toBe(status);
});

it('a feedback draft refers to a draft of the assignment or to none', async () => {
  const [world, elsewhere] = [await started(), await started()];
  expect((await keep(world.instructor, world, { draftId: elsewhere.draftId })).status).toBe(404);
});

it('a feedback draft requires the permission to give feedback', async () => {
  const world = await started();
  const assistant = await app.signInAs('ROLE_TEACHING_ASSISTANT');
  const stranger = await app.signInAs('ROLE_INSTRUCTOR');
  for (const [caller, status] of [
    [world.student, 403],
    [assistant, 403],
    [stranger, 404],
  ] as const) {
    expect((await keep(caller, world, {})).status).toBe(status);
    const { submissionId } = world;
    expect((await caller.call('GET', path, { query: { submissionId } })).status).toBe(status);
  }
});
