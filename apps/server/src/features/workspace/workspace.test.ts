import { editorFrameSchema, submissionStatuses } from '@redraft/contracts';
import { textOfDocx } from '@redraft/documents';
import { afterEach, expect, it } from 'vitest';
import { closeOverdueSteps } from '../../domain/submissions/sweep/sweep.ts';
import { resetClock, setClock } from '../../platform/clock.ts';
import type { Caller } from '../../testing/app.ts';
import { useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent, hoursFromNow } from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp();
afterEach(resetClock);

const hour = 3_600_000;
const soon = (hours: number) => {
  const at = new Date(Date.now() + hours * hour);
  setClock(() => at);
  return at;
};
const failOnError = (error: unknown) => {
  throw error;
};

async function classWithStudent(assignment: Record<string, unknown> = {}) {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const student = await enrollStudent(app, classId);
  const assignmentId = await createAssignment(instructor, classId, assignment);
  return { instructor, student, classId, assignmentId };
}

const readWorkspace = async (student: Caller, id: number) =>
  (await student.call('GET', '/api/student/assignment', { query: { id } })).body;

it('every save is stored, and reopening the assignment shows the last one', async () => {
  const { student, assignmentId } = await classWithStudent();
  const workspace = await openWorkspace(app, student, assignmentId);
  expect((await workspace.save('First words')).status).toBe(200);
  expect((await workspace.save('First words, and more.\nA second paragraph.')).status).toBe(200);
  expect(textOfDocx(await workspace.read())).toBe('First words, and more.\nA second paragraph.');
  expect(await readWorkspace(student, assignmentId)).toMatchObject({
    can: { start: false, write: true, submit: true },
  });
});

it('writing is refused with the reason while the assignment is paused, and continues afterwards', async () => {
  const { instructor, student, assignmentId } = await classWithStudent();
  const workspace = await openWorkspace(app, student, assignmentId);
  await workspace.save('Before the pause');
  const pause = (status: boolean) =>
    instructor.call('POST', '/api/classes/assignment/stoped', { query: { id: assignmentId, status } });
  const start = Date.now() + 1000;
  const after = (ms: number) => setClock(() => new Date(start + ms));
  after(0);
  await pause(true);
  after(9_999);
  expect((await workspace.save('Typed before the pause')).status).toBe(200);
  // A repeated pause keeps the time of the first one.
  await pause(true);
  after(10_000);
  const refused = await workspace.save('During the pause');
  expect(refused.status).toBe(403);
  expect(refused.body).toContain('The instructor has paused this assignment.');
  expect(textOfDocx(await workspace.read())).toBe('Typed before the pause');
  await pause(false);
  expect((await workspace.save('After the pause')).status).toBe(200);
});

it('writing is refused after an enforced deadline, and the last version before it stays', async () => {
  const { student, assignmentId } = await classWithStudent({
    preventAfterDueDate: true,
    endDate: hoursFromNow(2),
  });
  const workspace = await openWorkspace(app, student, assignmentId);
  await workspace.save('In time');
  soon(3);
  const refused = await workspace.save('Too late');
  expect(refused.status).toBe(403);
  expect(refused.body).toContain('The deadline of this assignment has passed.');
  expect(textOfDocx(await workspace.read())).toBe('In time');
});

it.each([
  ['a text file', () => new TextEncoder().encode('just text')],
  ['nothing at all', () => new Uint8Array()],
])('saving %s is refused, and the last good version stays', async (_name, body) => {
  const { student, assignmentId } = await classWithStudent();
  const workspace = await openWorkspace(app, student, assignmentId);
  await workspace.save('Good');
  expect((await workspace.put(body())).status).toBe(400);
  expect(textOfDocx(await workspace.read())).toBe('Good');
});

it('writing with a wrong lock is refused, and the response names the current lock', async () => {
  const { student, assignmentId } = await classWithStudent();
  const workspace = await openWorkspace(app, student, assignmentId);
  await workspace.save('Mine');
  expect((await workspace.put(await workspace.read(), { 'x-wopi-lock': 'another' })).status).toBe(409);
});

it.each([
  ['before its start', { startDate: hoursFromNow(1), endDate: hoursFromNow(3) }, 'assignment.not_started'],
  ['when it is hidden', { visible: false }, 'not_found'],
])('starting an assignment is refused %s', async (_name, rest, code) => {
  const { student, assignmentId } = await classWithStudent(rest);
  const answer = await student.call('POST', '/api/student/assignment', { query: { id: assignmentId } });
  expect(answer.body).toMatchObject({ code });
});

it('starting an assignment of another class returns not found', async () => {
  const { assignmentId } = await classWithStudent();
  const outsider = await app.signInAs('ROLE_STUDENT');
  const answer = await outsider.call('POST', '/api/student/assignment', { query: { id: assignmentId } });
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

it('an assignment is started once', async () => {
  const { student, assignmentId } = await classWithStudent();
  await openWorkspace(app, student, assignmentId);
  const secondAnswer = await student.call('POST', '/api/student/assignment', { query: { id: assignmentId } });
  expect(secondAnswer).toMatchObject({ status: 409, body: { code: 'assignment.already_started' } });
});

it('handing in a draft stores its current text, and handing in the final text ends writing', async () => {
  const draft = { draftTitle: 'Outline', draftDeadline: hoursFromNow(4), draftPointValue: 20 };
  const { student, assignmentId } = await classWithStudent({ multiDraft: true, draftSubmissions: [draft] });
  const workspace = await openWorkspace(app, student, assignmentId);
  await workspace.save('An outline');
  const [outline, final] = workspace.draftIds;
  const submit = (draftId = 0) =>
    student.call('POST', '/api/student/submission', { query: { id: workspace.submissionId, draftId } });
  expect(await submit(final)).toMatchObject({ status: 409, body: { code: 'assignment.not_current_step' } });
  expect((await submit(outline)).status).toBe(200);
  expect(await submit(outline)).toMatchObject({
    status: 409,
    body: { code: 'assignment.draft_already_submitted' },
  });
  expect((await workspace.save('The whole text')).status).toBe(200);
  expect((await submit(final)).status).toBe(200);
  expect((await workspace.save('After the end')).status).toBeGreaterThanOrEqual(400);
  expect(await readWorkspace(student, assignmentId)).toMatchObject({
    submission: { status: 'SUBMITTED' },
    timeline: [{ status: 'SUBMITTED' }, { status: 'SUBMITTED' }],
    submissions: [
      { draftId: outline, title: 'Outline', versionSeq: 1, status: 'SUBMITTED' },
      { draftId: final, title: 'Final Submission', versionSeq: 2, status: 'SUBMITTED' },
    ],
    can: { write: false, submit: false },
  });
});

it('handing in after a deadline that is not enforced is late', async () => {
  const { student, assignmentId } = await classWithStudent({ endDate: hoursFromNow(2) });
  const workspace = await openWorkspace(app, student, assignmentId);
  await workspace.save('Late words');
  soon(3);
  const query = { id: workspace.submissionId, draftId: workspace.draftIds[0] ?? 0 };
  expect((await student.call('POST', '/api/student/submission', { query })).status).toBe(200);
  expect(await readWorkspace(student, assignmentId)).toMatchObject({
    submission: { status: 'SUBMITTED_LATE' },
  });
});

const ownGraphs = ['heatmap', 'wordchange', 'essaymap', 'times', 'scores', 'progression', 'additional'];

it.each([
  ['never', { showAnalytics: false }, [false, false]],
  ['always', { showAnalyticsAlways: true }, [true, true]],
  ['after the grade', { showAnalytics: true }, [false, true]],
])("a student's own metrics are shown %s, as the assignment says", async (_when, choice, shown) => {
  const { instructor, student, assignmentId } = await classWithStudent(choice);
  const { submissionId } = await openWorkspace(app, student, assignmentId);
  const [before, after] = shown;
  const other = await app.signInAs('ROLE_STUDENT');
  const graphs = async (caller = student) =>
    Promise.all(
      ownGraphs.map(
        async (graph) =>
          (await caller.call('POST', `/api/student/graph/${graph}`, { query: { id: submissionId } })).status,
      ),
    );
  const answered = (isShown = false) => ownGraphs.map(() => (isShown ? 200 : 403));
  expect(await readWorkspace(student, assignmentId)).toMatchObject({ showAnalytics: before });
  expect(await graphs()).toEqual(answered(before));
  const query = { id: submissionId, grade: 80, unsubmitted: true };
  expect((await instructor.call('POST', '/api/classes/setGrade', { query })).status).toBe(200);
  expect(await readWorkspace(student, assignmentId)).toMatchObject({ showAnalytics: after });
  expect(await graphs()).toEqual(answered(after));
  expect(await graphs(other)).toEqual(ownGraphs.map(() => 404));
  expect(await graphs(instructor)).toEqual(ownGraphs.map(() => 403));
});

it("a student's own metrics equal those of staff, without the ratio bands", async () => {
  const { instructor, student, assignmentId } = await classWithStudent({ showAnalyticsAlways: true });
  const { submissionId: id, save } = await openWorkspace(app, student, assignmentId);
  await save('Some words');
  await instructor.call('PUT', '/api/classes/ratioBands', { body: { assignmentId, isKept: true } });
  const own = async (graph: string) =>
    (await student.call('POST', `/api/student/graph/${graph}`, { query: { id } })).body;
  const staff = async (...[method, path, query]: Parameters<typeof instructor.call>) =>
    (await instructor.call(method, path, query)).body;
  const times = await staff('POST', '/api/classes/getTimeConsumed', { query: { id } });
  expect(times).toMatchObject({ keepsRatioBands: true });
  expect(await own('times')).toEqual({ ...Object(times), keepsRatioBands: false });
  const query = { submissionId: id };
  expect(await own('scores')).toEqual(await staff('GET', '/api/classes/scores', { query }));
  expect(await own('additional')).toEqual(
    await staff('POST', '/api/classes/getAdditionalFileHeatmapLogs', { query: { id } }),
  );
  expect(await own('progression')).toEqual(await staff('GET', '/api/classes/progression', { query }));
});

it.each([
  ['hands in what is written', 'Some words', 'SUBMITTED_AUTO'],
  ['counts an empty page as missed', '', 'MISSED'],
])('an enforced deadline %s if submission is automatic', async (_name, text, status) => {
  expect(submissionStatuses).toContain(status);
  const { student, assignmentId } = await classWithStudent({
    autoSubmission: true,
    endDate: hoursFromNow(2),
  });
  const workspace = await openWorkspace(app, student, assignmentId);
  await workspace.save(text);
  await closeOverdueSteps(soon(1), failOnError);
  expect(await readWorkspace(student, assignmentId)).toMatchObject({ submission: { status: 'NONE' } });
  await closeOverdueSteps(soon(3), failOnError);
  expect(await readWorkspace(student, assignmentId)).toMatchObject({ submission: { status } });
});

it.each(['ROLE_STUDENT', 'ROLE_INSTRUCTOR'] as const)(
  'the editor frame of a submission is refused to another %s',
  async (role) => {
    const { student, assignmentId } = await classWithStudent();
    const { submissionId } = await openWorkspace(app, student, assignmentId);
    const other = await app.signInAs(role);
    const answer = await other.call('POST', '/api/editor/frame', { query: { submissionId } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  },
);

it('the editor frame offers the version history to the student only', async () => {
  const { instructor, student, assignmentId } = await classWithStudent();
  const { submissionId, frame } = await openWorkspace(app, student, assignmentId);
  const open = async (caller: Caller, query: Record<string, number> = {}) =>
    editorFrameSchema.parse(
      (await caller.call('POST', '/api/editor/frame', { query: { submissionId, ...query } })).body,
    ).actionUrl;
  expect(frame.actionUrl).toContain('revisionhistory=1');
  expect(await open(student, { seq: 0 })).not.toContain('revisionhistory');
  expect(await open(instructor)).not.toContain('revisionhistory');
});

it('the editor frame of staff is read-only, and their saves are refused', async () => {
  const { instructor, student, assignmentId } = await classWithStudent();
  const workspace = await openWorkspace(app, student, assignmentId);
  await workspace.save('Words of the student');
  const opened = await instructor.call('POST', '/api/editor/frame', {
    query: { submissionId: workspace.submissionId },
  });
  expect(opened.body).toMatchObject({ mode: 'view' });
});
