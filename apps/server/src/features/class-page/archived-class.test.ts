import { afterEach, expect, it } from 'vitest';
import { closeOverdueSteps } from '../../domain/submissions/sweep/sweep.ts';
import { resetClock } from '../../platform/clock.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent, hoursFromNow } from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';
import { addAssignmentFile } from '../../testing/templates.ts';

const app = useApp();
afterEach(resetClock);
const refused = { status: 403, body: { code: 'class.archived' } };

async function classroom(rest: Record<string, unknown> = {}) {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const id = await createAssignment(instructor, classId, rest);
  const student = await enrollStudent(app, classId);
  const workspace = await openWorkspace(app, student, id);
  await workspace.save('Before it was put away');
  const archive = (archived: boolean) =>
    instructor.call('POST', '/api/classes/archive', { query: { id: classId, archived } });
  return { instructor, classId, id, student, workspace, archive };
}

const start = (caller: Caller, id: number) =>
  caller.call('POST', '/api/student/assignment', { query: { id } });
const open = (caller: Caller, id: number) => caller.call('GET', '/api/student/assignment', { query: { id } });

it('an archived class refuses saves, tells open editors at once, and accepts them again when restored', async () => {
  const { workspace, archive } = await classroom();
  const listener = await workspace.listen();
  expect(await listener.next()).toMatchObject({ type: 'hello' });
  expect((await archive(true)).status).toBe(200);
  expect(await listener.next()).toEqual({ type: 'access' });
  expect(await workspace.info()).toMatchObject({ UserCanWrite: false, ReadOnlyCode: 'class.archived' });
  expect((await workspace.save('While it was put away')).status).toBe(403);
  await archive(false);
  expect(await listener.next()).toEqual({ type: 'access' });
  expect(await workspace.info()).toMatchObject({ UserCanWrite: true });
  expect((await workspace.save('Back again')).status).toBe(200);
});

it('an archived class accepts no submissions, and deadlines that passed meanwhile are applied afterwards', async () => {
  const { student, workspace, archive } = await classroom({ autoSubmission: true });
  const query = { id: workspace.submissionId, draftId: workspace.draftIds[0] ?? 0 };
  await archive(true);
  expect(await student.call('POST', '/api/student/submission', { query })).toMatchObject(refused);
  const afterEnd = new Date(Date.parse(hoursFromNow(25)));
  const failures: unknown[] = [];
  const sweep = () => closeOverdueSteps(afterEnd, (error) => failures.push(error));
  expect(await sweep()).toBe(0);
  await archive(false);
  expect(await sweep()).toBe(1);
  expect(failures).toEqual([]);
});

it('assignments of an archived class cannot be started, and stay readable for students who wrote in it', async () => {
  const { classId, student, id, archive, workspace } = await classroom();
  const late = await enrollStudent(app, classId);
  await archive(true);
  expect(await start(late, id)).toMatchObject(refused);
  expect(await open(student, id)).toMatchObject({
    status: 200,
    body: { closedCode: 'class.archived', can: { start: false, write: false, submit: false } },
  });
  const query = { submissionId: workspace.submissionId };
  expect((await student.call('POST', '/api/editor/frame', { query })).status).toBe(200);
  await archive(false);
  expect((await start(late, id)).status).toBe(200);
});

it('an archived class accepts no additional file and no restored version', async () => {
  const { instructor, student, id, workspace, archive } = await classroom();
  const file = await addAssignmentFile(instructor, id, { contentType: 'DOCUMENT', title: 'Notes' });
  await archive(true);
  const { submissionId } = workspace;
  const query = { submissionId, assignmentTemplateId: file.id };
  expect(await student.call('POST', '/api/auxfiles/submission', { query })).toMatchObject(refused);
  const body = { submissionId, seq: 0, head: 1 };
  expect(await student.call('POST', '/api/student/versions/restore', { body })).toMatchObject(refused);
});

it('an assignment started while its class is archived cannot be written in', async () => {
  const { classId, id, archive } = await classroom();
  const late = await enrollStudent(app, classId);
  const [started, archived] = await Promise.all([start(late, id), archive(true)]);
  expect([200, 403]).toContain(started.status);
  expect(archived.status).toBe(200);
  expect(await open(late, id)).toMatchObject({ body: { closedCode: 'class.archived' } });
});
