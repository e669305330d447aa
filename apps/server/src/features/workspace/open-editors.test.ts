import { docxFromText } from '@redraft/documents';
import { afterEach, expect, it } from 'vitest';
import { closeOverdueSteps } from '../../domain/submissions/sweep/sweep.ts';
import { resetClock, setClock } from '../../platform/clock.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent, hoursFromNow } from '../../testing/course.ts';
import { openedFile } from '../../testing/frames.ts';
import { openWorkspace, type Workspace } from '../../testing/open-workspace.ts';

/** Actions of others are announced to open editors of a submission. */
const app = useApp();
afterEach(resetClock);

async function classroom(assignment: Record<string, unknown> = {}) {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const student = await enrollStudent(app, classId);
  const assignmentId = await createAssignment(instructor, classId, assignment);
  const opened = await openWorkspace(app, student, assignmentId);
  await opened.save('Words');
  return { instructor, student, classId, assignmentId, opened };
}

async function listen(workspace: Workspace) {
  const listener = await workspace.listen();
  expect(await listener.next()).toMatchObject({ type: 'hello' });
  return listener;
}

const submit = (student: Caller, workspace: Workspace, draftId = workspace.draftIds[0] ?? 0) =>
  student.call('POST', '/api/student/submission', { query: { id: workspace.submissionId, draftId } });

it('an open editor is notified when the assignment is paused, and can write with the same token afterwards', async () => {
  const { instructor, assignmentId, opened } = await classroom();
  const listener = await listen(opened);
  const pause = (status: boolean) =>
    instructor.call('POST', '/api/classes/assignment/stoped', { query: { id: assignmentId, status } });
  await pause(true);
  expect(await listener.next()).toEqual({ type: 'access' });
  expect(await opened.info()).toMatchObject({
    UserCanWrite: false,
    ReadOnlyCode: 'assignment.paused',
    ReadOnlyReason: 'The instructor has paused this assignment.',
  });
  await pause(false);
  expect(await listener.next()).toEqual({ type: 'access' });
  expect(await opened.info()).toMatchObject({ UserCanWrite: true });
  expect((await opened.save('Words after the pause')).status).toBe(200);
});

it('an open editor is notified of changed deadlines and accommodations', async () => {
  const { instructor, student, classId, assignmentId, opened } = await classroom();
  const listener = await listen(opened);
  const accommodations = [{ assignmentId, extraPercent: 0, extensionMinutes: 60, note: '' }];
  const body = { classId, studentId: student.user.id, accommodations };
  expect((await instructor.call('PUT', '/api/classes/accommodations', { body })).status).toBe(200);
  expect(await listener.next()).toEqual({ type: 'access' });
});

it('an open editor is notified when its student is removed from the class, and loses all access', async () => {
  const { instructor, student, classId, opened } = await classroom();
  const listener = await listen(opened);
  const body = { classId, studentId: student.user.id };
  expect((await instructor.call('DELETE', '/api/classes/dropstudent', { body })).status).toBe(200);
  expect(await listener.next()).toEqual({ type: 'access' });
  await expect(opened.listen()).rejects.toThrow('403');
});

it('an open editor is notified when a draft is handed in, and its token stays valid', async () => {
  const draft = { draftTitle: 'Outline', draftDeadline: hoursFromNow(4), draftPointValue: 20 };
  const { student, opened } = await classroom({ multiDraft: true, draftSubmissions: [draft] });
  const listener = await listen(opened);
  await submit(student, opened);
  expect(await listener.next()).toEqual({ type: 'access' });
  expect((await opened.save('The next draft')).status).toBe(200);
});

it('an open editor is notified when the final text is handed in, before its token ends', async () => {
  const { student, opened } = await classroom();
  const listener = await listen(opened);
  expect((await submit(student, opened)).status).toBe(200);
  expect(await listener.next()).toEqual({ type: 'access' });
  expect(await listener.closed).toBe(4401);
  await expect(opened.listen()).rejects.toThrow('401');
});

it('an open editor is notified when a deadline closes the submission', async () => {
  const { opened } = await classroom({ autoSubmission: true, endDate: hoursFromNow(2) });
  const listener = await listen(opened);
  await closeOverdueSteps(new Date(Date.now() + 3 * 3_600_000), (error) => {
    throw error;
  });
  expect(await listener.next()).toEqual({ type: 'access' });
  expect(await listener.closed).toBe(4401);
});

it('an open editor is not notified of changes in another class', async () => {
  const [mine, other] = [await classroom(), await classroom()];
  const listener = await listen(mine.opened);
  const query = { id: other.assignmentId, status: true };
  await other.instructor.call('POST', '/api/classes/assignment/stoped', { query });
  await submit(mine.student, mine.opened);
  await listener.next();
  expect(await listener.closed).toBe(4401);
});
it('an open editor loses access when its student signs out', async () => {
  const { student, opened } = await classroom();
  const listener = await listen(opened);
  await student.call('POST', '/api/auth/signout');
  expect(await listener.closed).toBe(4401);
  await expect(opened.listen()).rejects.toThrow('401');
});
it('the token of an open editor is extended while its student writes, and not after signing out', async () => {
  const { student, opened } = await classroom();
  const started = Date.now();
  const after = (hours: number) => setClock(() => new Date(started + hours * 3_600_000));
  const renew = () => student.call('POST', '/api/auth/renew');
  const save = async (text: string) => {
    // The editor renews its lock every quarter of an hour.
    await openedFile(app, opened.frame).lock();
    return (await opened.save(text)).status;
  };
  after(11);
  expect(await renew()).toMatchObject({ status: 200, body: { expiry: expect.any(String) } });
  after(22);
  expect(await save('Words of a long day')).toBe(200);
  expect((await renew()).status).toBe(200);
  after(33);
  expect(await save('Words of the next morning')).toBe(200);
  await student.call('POST', '/api/auth/signout');
  expect((await renew()).status).toBe(401);
  expect(await save('Words of nobody')).toBe(401);
});
it('an idle editor loses access with its session, and is not resumed', async () => {
  const { student, opened } = await classroom();
  setClock(() => new Date(Date.now() + 13 * 3_600_000));
  expect((await student.call('POST', '/api/auth/renew')).status).toBe(401);
  expect((await opened.save('Too late')).status).toBe(401);
});
it("readers and other students receive no notifications of a student's editor", async () => {
  const { instructor, opened } = await classroom();
  const other = await classroom();
  const query = { submissionId: opened.submissionId };
  const reader = openedFile(app, (await instructor.call('POST', '/api/editor/frame', { query })).body);
  await expect(reader.listen()).rejects.toThrow('403');
  expect(await other.student.call('POST', '/api/editor/frame', { query })).toMatchObject({ status: 404 });
});
it('saves acknowledged before the hand-in are kept, and later ones are not', async () => {
  const { student, opened } = await classroom({ autoAccept: true });
  expect((await opened.save('The last words')).status).toBe(200);
  await submit(student, opened);
  expect((await opened.put(docxFromText('Too late'))).status).toBe(401);
});
