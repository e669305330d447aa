import { progressLogSchema, submissionLogsSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';

const app = useApp();

async function written() {
  const scene = await startedAssignment(app);
  await scene.workspace.save('The beginning of a longer text');
  const id = scene.workspace.submissionId;
  const logs = (query: Record<string, number> = {}) =>
    scene.instructor.call('POST', '/api/classes/readsubmissionlogs', {
      query: { submissionId: id, ...query },
    });
  return { ...scene, submissionId: id, logs };
}

it('the logs of a submission contain saves with text changes, after a given one', async () => {
  const { logs } = await written();
  const all = submissionLogsSchema.parse((await logs()).body);
  expect(all).toMatchObject({
    logs: [
      { id: 1, change: 23, type: 'typed' },
      { id: 2, change: 7, type: 'typed' },
    ],
    next: null,
  });
  expect((await logs({ after: 1 })).body).toMatchObject({ logs: [{ id: 2 }] });
  expect((await logs({ after: -1 })).status).toBe(400);
});

it('the writing log contains the text in order', async () => {
  const { instructor, submissionId: id } = await written();
  const answer = await instructor.call('POST', '/api/classes/progressLog', { query: { id } });
  const { logs, timezone } = progressLogSchema.parse(answer.body);
  expect(logs.map(({ index, wordCount }) => [index, wordCount])).toEqual([
    [1, 5],
    [2, 6],
  ]);
  expect(timezone).toBe('Europe/Berlin');
});

it.each(['readsubmissionlogs', 'progressLog'])(
  '%s requires the permission to read the class',
  async (name) => {
    const { instructor, student, submissionId } = await written();
    const query = name === 'progressLog' ? { id: submissionId } : { submissionId };
    const ask = async (caller: typeof instructor) =>
      (await caller.call('POST', `/api/classes/${name}`, { query })).status;
    expect(await ask(instructor)).toBe(200);
    expect(await ask(await app.signInAs('ROLE_TEACHING_ASSISTANT'))).toBe(200);
    expect(await ask(await app.signInAs('ROLE_EDUCATION_COORDINATOR'))).toBe(200);
    expect(await ask(student)).toBe(404);
    expect(await ask(await app.signInAs('ROLE_INSTRUCTOR'))).toBe(404);
  },
);

it('a submission is returned with its latest logs', async () => {
  const { instructor, submissionId } = await written();
  const { body } = await instructor.call('POST', '/api/classes/readsubmission', { query: { submissionId } });
  expect(body).toMatchObject({ submissionLog: { logs: [{ id: 1 }, { id: 2 }] }, effort: -1, revision: -1 });
});
