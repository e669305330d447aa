import { type AssignmentId, type ClassId, type Home, homeSchema } from '@redraft/contracts';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { notifyUsers } from '../../domain/notifications/index.ts';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import {
  changeAssignment,
  classWithAssignment,
  createAssignment,
  createClass,
  enrollStudent,
  hoursFromNow,
  joinClass,
} from '../../testing/course.ts';
import { endNow } from '../../testing/deadlines.ts';
import { openWorkspace, startedAssignment, type Workspace } from '../../testing/open-workspace.ts';

const app = useApp();

async function home(caller: Caller): Promise<Home> {
  const { status, body } = await caller.call('GET', '/api/home');
  expect(status).toBe(200);
  return homeSchema.parse(body);
}
const learning = async (caller: Caller) => (await home(caller)).learning ?? expect.fail('not a student');
const teaching = async (caller: Caller) => (await home(caller)).teaching ?? expect.fail('not an instructor');

const handIn = (student: Caller, workspace: Workspace) =>
  student.call('POST', '/api/student/submission', {
    query: { id: workspace.submissionId, draftId: workspace.draftIds.at(-1) ?? 0 },
  });
const open = (caller: Caller, { submissionId }: Workspace) =>
  caller.call('POST', '/api/classes/readsubmission', { query: { submissionId } });
const archive = (instructor: Caller, id: ClassId) =>
  instructor.call('POST', '/api/classes/archive', { query: { id, archived: true } });

it("a student's home page is empty at first, with the number of classes", async () => {
  const student = await app.signInAs('ROLE_STUDENT');
  const nothing = { classes: 0, due: [], reviews: [], news: [] };
  expect(await home(student)).toEqual({
    learning: nothing,
    teaching: null,
    assisting: null,
    overseeing: null,
  });
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  await joinClass(student, await createClass(instructor));
  expect(await learning(student)).toEqual({ ...nothing, classes: 1 });
});

it("a student's home page lists open assignments by deadline, and started ones with their last save", async () => {
  const { instructor, student, classId, id } = await startedAssignment(app, { title: 'Begun' });
  await createAssignment(instructor, classId, { title: 'Sooner', endDate: hoursFromNow(5) });
  await createAssignment(instructor, classId, {
    title: 'Later',
    startDate: hoursFromNow(2),
    endDate: hoursFromNow(9),
  });
  const { due } = await learning(student);
  expect(due).toMatchObject([
    {
      title: 'Sooner',
      hasBegun: false,
      savedAt: null,
      isFinal: true,
      className: 'Writing I',
      classTimeZone: 'Europe/Berlin',
    },
    { title: 'Begun', hasBegun: true, assignmentId: id, classId },
  ]);
  expect(Date.now() - Date.parse(due[1]?.savedAt ?? '')).toBeLessThan(60_000);
});

it("a student's home page shows the student's own deadline", async () => {
  const { instructor, classId } = await classWithAssignment(app);
  const student = await enrollStudent(app, classId);
  const [before] = (await learning(student)).due;
  const accommodations = [{ assignmentId: null, extraPercent: 0, extensionMinutes: 90, note: '' }];
  const granted = await instructor.call('PUT', '/api/classes/accommodations', {
    body: { classId, studentId: student.user.id, accommodations, replaces: [] },
  });
  expect(granted.status).toBe(200);
  const [after] = (await learning(student)).due;
  expect(Date.parse(after?.deadline ?? '') - Date.parse(before?.deadline ?? '')).toBe(90 * 60_000);
});

it("a student's home page leaves out finished, hidden, paused, past and archived assignments, and those of former classes", async () => {
  const { instructor, student, classId, id, workspace } = await startedAssignment(app, {
    preventAfterDueDate: true,
  });
  const shows = async () => (await learning(student)).due.length;
  expect(await shows()).toBe(1);
  const set = (what: string, status: boolean) =>
    instructor.call('POST', `/api/classes/assignment/${what}`, { query: { id, status } });
  await set('visible', false);
  expect(await shows()).toBe(0);
  await set('visible', true);
  await set('stoped', true);
  expect(await shows()).toBe(0);
  await set('stoped', false);
  await handIn(student, workspace);
  expect(await shows()).toBe(0);
  const other = await createAssignment(instructor, classId, { preventAfterDueDate: true });
  expect(await shows()).toBe(1);
  await endNow(other);
  expect(await shows()).toBe(0);
  await changeAssignment(instructor, { id: other, preventAfterDueDate: false, endDate: hoursFromNow(30) });
  expect(await shows()).toBe(1);
  await archive(instructor, classId);
  expect(await learning(student)).toMatchObject({ classes: 0, due: [] });
});

it("a student's home page shows unread feedback, and grades for a week", async () => {
  const { instructor, student, id, workspace } = await startedAssignment(app);
  const { submissionId } = workspace;
  await instructor.call('PATCH', '/api/submission/feedback', {
    body: { submissionId, draftId: null, comment: 'Good.' },
  });
  const notice = { userId: student.user.id, assignmentId: id, draftId: null, until: null };
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
  await notifyUsers({ ...notice, kind: 'grade_released', at: hours(24 * 6) });
  const kinds = async () => (await learning(student)).news.map(({ kind }) => kind);
  expect(await kinds()).toEqual(['feedback_added', 'grade_released']);
  await student.call('POST', '/api/submission/feedback/read', { body: { submissionId } });
  expect(await kinds()).toEqual(['grade_released']);
  await db()
    .updateTable('notifications')
    .set({ at: hours(24 * 8) })
    .where('user_id', '=', student.user.id)
    .execute();
  expect(await kinds()).toEqual([]);
});

it("an instructor's home page shows the submission that has waited longest, until it is opened or graded", async () => {
  const { instructor, student, classId, id, workspace } = await startedAssignment(app);
  const other = await enrollStudent(app, classId);
  const second = await openWorkspace(app, other, id);
  await second.save('Another text');
  expect((await teaching(instructor)).toRead).toEqual([]);
  await handIn(student, workspace);
  await handIn(other, second);
  const waits = async () => (await teaching(instructor)).toRead;
  expect(await waits()).toMatchObject([
    { title: 'Essay', texts: 2, submissionId: workspace.submissionId, classId },
  ]);
  expect((await open(instructor, workspace)).status).toBe(200);
  expect(await waits()).toMatchObject([{ texts: 1, submissionId: second.submissionId }]);
  await instructor.call('POST', '/api/classes/gradebook/grades', {
    body: {
      classId,
      changes: [{ submissionId: second.submissionId, draftId: null, grade: 80, replaces: null }],
    },
  });
  expect(await waits()).toEqual([]);
});

it("an instructor's home page names students who have not started 48 hours before a deadline", async () => {
  const { instructor, classId, id } = await classWithAssignment(app, { endDate: hoursFromNow(50) });
  const [started, absent] = [await enrollStudent(app, classId), await enrollStudent(app, classId)];
  await openWorkspace(app, started, id);
  const missing = async () => (await teaching(instructor)).notBegun;
  expect(await missing()).toEqual([]);
  await changeAssignment(instructor, { id, endDate: hoursFromNow(47) });
  const name = `${absent.user.firstName} ${absent.user.lastName}`;
  expect(await missing()).toMatchObject([{ assignmentId: id, students: 1, names: [name] }]);
  await hideNames(instructor, id);
  expect(await missing()).toMatchObject([{ students: 1, names: [] }]);
  await archive(instructor, classId);
  expect(await teaching(instructor)).toEqual({ classes: 0, toRead: [], notBegun: [], deadlines: [] });
});

it("an instructor's home page lists the deadlines of the week with the number of submissions", async () => {
  const { instructor, student, classId, workspace } = await startedAssignment(app, {
    multiDraft: true,
    endDate: hoursFromNow(24 * 6),
    draftSubmissions: [{ draftTitle: 'Outline', draftDeadline: hoursFromNow(12), draftPointValue: 20 }],
  });
  await createAssignment(instructor, classId, { title: 'Far', endDate: hoursFromNow(24 * 8) });
  await student.call('POST', '/api/student/submission', {
    query: { id: workspace.submissionId, draftId: workspace.draftIds[0] ?? 0 },
  });
  expect((await teaching(instructor)).deadlines).toMatchObject([
    { stepTitle: 'Outline', isFinal: false, handedIn: 1, students: 1 },
    { title: 'Essay', isFinal: true, handedIn: 0, students: 1 },
  ]);
});

it("an instructor's home page shows nothing from other instructors' classes", async () => {
  const { student, workspace } = await startedAssignment(app);
  await handIn(student, workspace);
  const stranger = await app.signInAs('ROLE_INSTRUCTOR');
  expect(await teaching(stranger)).toEqual({ classes: 0, toRead: [], notBegun: [], deadlines: [] });
});

it('the home page of assistants covers the classes in which they assist, or all', async () => {
  const { instructor, student, classId, workspace } = await startedAssignment(app);
  await handIn(student, workspace);
  const helper = await app.signInAs('ROLE_STUDENT');
  expect((await home(helper)).assisting).toBeNull();
  await instructor.call('POST', '/api/assistant/addta', { query: { classId, userId: helper.user.id } });
  const own = [{ submissionId: workspace.submissionId }];
  expect((await home(helper)).assisting).toMatchObject({ classes: 1, toRead: own });
  const everywhere = await app.signInAs('ROLE_TEACHING_ASSISTANT');
  const { assisting } = await home(everywhere);
  expect(assisting?.classes).toBeGreaterThan(1);
  expect(assisting?.deadlines.length).toBeGreaterThan(1);
});

it('the home page of overseers lists upcoming deadlines of all classes without names', async () => {
  const { overseeing, teaching: none } = await home(await app.signInAs('ROLE_EDUCATION_COORDINATOR'));
  expect(none).toBeNull();
  expect(overseeing?.deadlines.length).toBeGreaterThan(1);
  expect(Object.keys(overseeing ?? {})).toEqual(['classes', 'deadlines']);
});

it.each(['ROLE_ADMIN', 'ROLE_MODERATOR'] as const)('the home page has no class data for %s', async (role) => {
  const nothing = { learning: null, teaching: null, assisting: null, overseeing: null };
  expect(await home(await app.signInAs(role))).toEqual(nothing);
});

it('the home page requires a known role', async () => {
  expect((await app.anonymous('GET', '/api/home')).status).toBe(401);
});

it('a home page needs as many queries for ten classes as for one', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const student = await app.signInAs('ROLE_STUDENT');
  const addClass = async () => {
    const classId = await createClass(instructor);
    await joinClass(student, classId);
    const id = await createAssignment(instructor, classId);
    const workspace = await openWorkspace(app, student, id);
    await workspace.save('Words.');
  };
  await addClass();
  const counts = async () => [
    await loadQueries(() => home(student)),
    await loadQueries(() => home(instructor)),
  ];
  const one = await counts();
  for (let count = 1; count < 10; count++) await addClass();
  expect(await counts()).toEqual(one);
  expect(Math.max(...one)).toBeLessThanOrEqual(16);
});

/** The minimum of three runs: background queries are not counted. */
async function loadQueries(work: () => Promise<unknown>): Promise<number> {
  return Math.min(await countOnce(work), await countOnce(work), await countOnce(work));
}

async function countOnce(work: () => Promise<unknown>): Promise<number> {
  const requested = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = requested.mock.calls.map(([query]) =>
    typeof query === 'string' ? query : String(Object(query).text),
  );
  requested.mockRestore();
  // Without the statements at the start of a connection.
  return texts.filter((text) => /^\s*(select|with)/i.test(text)).length;
}

function hideNames(instructor: Caller, assignmentId: AssignmentId) {
  return instructor.call('POST', '/api/classes/gradebook/settings', {
    body: {
      assignmentId,
      holdsBack: true,
      version: 0,
      isAnonymous: true,
      processShare: 0,
      scale: 'American',
    },
  });
}
