import { textReadersSchema } from '@redraft/contracts';
import { afterEach, expect, it } from 'vitest';
import { resetClock, setClock } from '../../platform/clock.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';

const app = useApp();
afterEach(resetClock);

const path = '/api/classes/textreaders';

async function twoReaders() {
  const { instructor, student, workspace } = await startedAssignment(app);
  const assistant = await app.signInAs('ROLE_TEACHING_ASSISTANT');
  return { instructor, student, assistant, submissionId: workspace.submissionId };
}

const meet = async (caller: Caller, submissionId: number) => {
  const { status, body } = await caller.call('POST', path, { body: { submissionId } });
  return {
    status,
    names: status === 200 ? textReadersSchema.parse(body).others.map(({ name }) => name) : [],
  };
};

const nameOf = ({ user }: Caller) => `${user.firstName} ${user.lastName}`;

it('two readers of a submission see each other until one leaves', async () => {
  const { instructor, assistant, submissionId } = await twoReaders();
  expect((await meet(instructor, submissionId)).names).toEqual([]);
  expect((await meet(assistant, submissionId)).names).toEqual([nameOf(instructor)]);
  expect((await meet(instructor, submissionId)).names).toEqual([nameOf(assistant)]);
  expect((await assistant.call('DELETE', path, { query: { submissionId } })).status).toBe(200);
  expect((await meet(instructor, submissionId)).names).toEqual([]);
});

it('a reader disappears after not responding', async () => {
  const { instructor, assistant, submissionId } = await twoReaders();
  await meet(assistant, submissionId);
  const at = new Date(Date.now() + 60_000);
  setClock(() => at);
  expect((await meet(instructor, submissionId)).names).toEqual([]);
});

it('only staff are listed as readers, and students and outsiders see none', async () => {
  const { instructor, student, submissionId } = await twoReaders();
  const stranger = await app.signInAs('ROLE_INSTRUCTOR');
  await meet(instructor, submissionId);
  for (const caller of [student, stranger]) expect((await meet(caller, submissionId)).status).toBe(404);
  await stranger.call('DELETE', path, { query: { submissionId } });
  expect((await meet(instructor, submissionId)).names).toEqual([]);
});
