import {
  type Accommodation,
  type AssignmentId,
  type ClassId,
  classAccommodationsSchema,
  classDetailSchema,
} from '@redraft/contracts';
import { DateTime } from 'luxon';
import { afterEach, expect, it } from 'vitest';
import { followDeadlines } from '../../domain/submissions/index.ts';
import { closeOverdueSteps } from '../../domain/submissions/sweep/sweep.ts';
import { resetClock, setClock } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent, hoursFromNow } from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp();
afterEach(resetClock);

const hourMs = 3_600_000;
const failOnError = (error: unknown) => {
  throw error;
};
/** Advances the clock by this many hours and runs the sweep. */
async function wait(hours: number) {
  const at = new Date(Date.now() + hours * hourMs);
  setClock(() => at);
  await closeOverdueSteps(at, failOnError);
  return at;
}

const extension = (minutes: number, rest: Partial<Accommodation> = {}) => ({
  assignmentId: null,
  extraPercent: 0,
  extensionMinutes: minutes,
  note: '',
  ...rest,
});

interface TestClass {
  instructor: Caller;
  student: Caller;
  classId: ClassId;
  assignmentId: AssignmentId;
}

async function openCourse(assignment: Record<string, unknown> = {}): Promise<TestClass> {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const student = await join(classId);
  const assignmentId = await createAssignment(instructor, classId, {
    preventAfterDueDate: true,
    ...assignment,
  });
  return { instructor, student, classId, assignmentId };
}

const join = (classId: ClassId) => enrollStudent(app, classId);

const grant = (testClass: TestClass, accommodations: unknown, caller = testClass.instructor) =>
  caller.call('PUT', '/api/classes/accommodations', {
    body: { classId: testClass.classId, studentId: testClass.student.user.id, accommodations },
  });
const read = (caller: Caller, classId: ClassId) =>
  caller.call('GET', '/api/classes/accommodations', { query: { classId } });
/** The general deadline of the class's only assignment. */
const dueOf = (body: unknown) =>
  classAccommodationsSchema.parse(body).assignments[0]?.deadlines[0]?.draftDeadline ?? '';
const readWorkspace = async (student: Caller, id: AssignmentId) =>
  (await student.call('GET', '/api/student/assignment', { query: { id } })).body;
const submit = (student: Caller, desk: { submissionId: number; draftIds: number[] }) =>
  student.call('POST', '/api/student/submission', {
    query: { id: desk.submissionId, draftId: desk.draftIds[0] ?? 0 },
  });

it("a student's accommodations are replaced as a whole, with a notification to staff and a log entry", async () => {
  const testClass = await openCourse();
  const first = [extension(60, { extraPercent: 25, note: 'Agreed in week 1' })];
  expect((await grant(testClass, first)).body).toEqual({ success: true, reopened: 0 });
  const second = [extension(30), extension(0, { assignmentId: testClass.assignmentId })];
  expect((await grant(testClass, second)).status).toBe(200);
  const reported = classAccommodationsSchema.parse(
    (await read(testClass.instructor, testClass.classId)).body,
  );
  expect(reported.students).toEqual([{ studentId: testClass.student.user.id, accommodations: second }]);
  expect(reported.assignments).toMatchObject([
    { id: testClass.assignmentId, deadlines: [{ draftType: 'FINAL' }] },
  ]);
  const query = { id: testClass.classId };
  const page = await testClass.instructor.call('POST', '/api/classes/getclass', { query });
  expect(classDetailSchema.parse(page.body).students[0]?.accommodations).toEqual(second);
  const logged = await db()
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'class.accommodate')
    .where('subject_id', '=', testClass.classId)
    .orderBy('id')
    .execute();
  expect(logged.map((row) => row.details)).toMatchObject([
    { before: [], after: first },
    { before: first, after: second },
  ]);
});

it('an empty list removes all accommodations', async () => {
  const testClass = await openCourse();
  await grant(testClass, [extension(60)]);
  expect((await grant(testClass, [])).status).toBe(200);
  expect((await read(testClass.instructor, testClass.classId)).body).toMatchObject({ students: [] });
});

it.each([
  ['twice the same assignment', [extension(5), extension(6)]],
  ['nothing for the whole class', [extension(0)]],
  ['a negative extension', [extension(-1)]],
  ['more than a year', [extension(525_601)]],
  ['more than three hundred percent', [extension(0, { extraPercent: 301 })]],
  ['half a percent', [extension(0, { extraPercent: 0.5 })]],
  ['a note of more than a thousand letters', [extension(5, { note: 'x'.repeat(1001) })]],
  ['no list', 'everything'],
])('an accommodation of %s is refused', async (_name, accommodations) => {
  const testClass = await openCourse();
  expect(await grant(testClass, accommodations)).toMatchObject({
    status: 400,
    body: { code: 'request.invalid' },
  });
});

it('an accommodation for an assignment of another class is refused without any change', async () => {
  const testClass = await openCourse();
  const other = await openCourse();
  await grant(testClass, [extension(60)]);
  const foreign = [extension(5), extension(5, { assignmentId: other.assignmentId })];
  expect(await grant(testClass, foreign)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await read(testClass.instructor, testClass.classId)).body).toMatchObject({
    students: [{ accommodations: [extension(60)] }],
  });
});

it('an accommodation for a student outside of the class is refused', async () => {
  const testClass = await openCourse();
  const stranger = { ...testClass, student: await app.signInAs('ROLE_STUDENT') };
  expect((await grant(stranger, [extension(5)])).status).toBe(404);
  const body = { classId: testClass.classId, studentId: testClass.student.user.id };
  await testClass.instructor.call('DELETE', '/api/classes/dropstudent', { body });
  expect((await grant(testClass, [extension(5)])).status).toBe(404);
});

it('staff can read accommodations, and the owner can change them', async () => {
  const testClass = await openCourse();
  const assistant = await app.signInAs('ROLE_STUDENT');
  const query = { classId: testClass.classId, userId: assistant.user.id };
  await testClass.instructor.call('POST', '/api/assistant/addta', { query });
  const other = await app.signInAs('ROLE_INSTRUCTOR');
  expect((await read(assistant, testClass.classId)).status).toBe(200);
  expect(await grant(testClass, [extension(5)], assistant)).toMatchObject({ status: 403 });
  const missing = { status: 404, body: { code: 'not_found' } };
  expect(await read(other, testClass.classId)).toMatchObject(missing);
  expect(await grant(testClass, [extension(5)], other)).toMatchObject(missing);
  expect(await read(testClass.student, testClass.classId)).toMatchObject(missing);
  expect(await grant(testClass, [extension(5)], testClass.student)).toMatchObject({ status: 403 });
});

it('a student sees their own deadlines, not the accommodation or its note', async () => {
  const testClass = await openCourse();
  const { student, classId, assignmentId } = testClass;
  await grant(testClass, [extension(61, { extraPercent: 37, note: 'A private note' })]);
  const answers = async () => [
    await readWorkspace(student, assignmentId),
    (await student.call('POST', '/api/classes/getclass', { query: { id: classId } })).body,
    (await student.call('POST', '/api/classes/myclasses')).body,
  ];
  const before = await answers();
  expect(before).toMatchObject([{ id: assignmentId }, { id: classId }, [{ id: classId }]]);
  await openWorkspace(app, student, assignmentId);
  const reported = JSON.stringify([...before, ...(await answers())]);
  expect(reported).not.toMatch(/private note|accommodation|percent|extension|granted/i);
});

it("an extension moves the student's deadlines in the workspace, class page and reader, and no one else's", async () => {
  // Exactly twenty hours: a millisecond more would be rounded up to another minute of extra time.
  const startDate = hoursFromNow(-10);
  const endDate = DateTime.fromISO(startDate).plus({ hours: 20 }).toUTC().toISO();
  const testClass = await openCourse({ startDate, endDate });
  const { instructor, student, classId, assignmentId } = testClass;
  const peer = await join(classId);
  const datesOf = async (caller: Caller) => {
    const query = { id: classId };
    const page = (await caller.call('POST', '/api/classes/getclass', { query })).body;
    const desk = await readWorkspace(caller, assignmentId);
    return { page, desk };
  };
  const regular = await datesOf(peer);
  await grant(testClass, [extension(90, { extraPercent: 50 })]);
  expect(await datesOf(peer)).toMatchObject({ page: regular.page });
  const { body } = await read(instructor, classId);
  const own = DateTime.fromISO(dueOf(body)).plus({ hours: 11, minutes: 30 }).toUTC().toISO();
  const expected = { endDate: own, timeline: [{ date: own }], deadlines: [{ draftDeadline: own }] };
  const notStarted = await datesOf(student);
  expect(notStarted.page).toMatchObject({ assignments: [{ endDate: own }] });
  expect(notStarted.desk).toMatchObject(expected);
  const { submissionId } = await openWorkspace(app, student, assignmentId);
  expect(await readWorkspace(student, assignmentId)).toMatchObject(expected);
  const opened = await instructor.call('POST', '/api/classes/readsubmission', {
    query: { submissionId },
  });
  expect(opened.body).toMatchObject({ assignmentDuedate: own, deadlines: [{ draftDeadline: own }] });
});

it('a student with an extension can start, write and hand in after the general deadline', async () => {
  const testClass = await openCourse({ endDate: hoursFromNow(2) });
  await grant(testClass, [extension(120)]);
  const peer = await join(testClass.classId);
  await wait(3);
  const late = await peer.call('POST', '/api/student/assignment', { query: { id: testClass.assignmentId } });
  expect(late.body).toMatchObject({ code: 'assignment.closed' });
  const workspace = await openWorkspace(app, testClass.student, testClass.assignmentId);
  expect((await workspace.save('With more time')).status).toBe(200);
  expect((await submit(testClass.student, workspace)).status).toBe(200);
  expect(await readWorkspace(testClass.student, testClass.assignmentId)).toMatchObject({
    submission: { status: 'SUBMITTED' },
  });
});

it('an assignment cannot be started after the extended deadline', async () => {
  const testClass = await openCourse({ endDate: hoursFromNow(2) });
  await grant(testClass, [extension(60)]);
  await wait(3.1);
  const query = { id: testClass.assignmentId };
  const answer = await testClass.student.call('POST', '/api/student/assignment', { query });
  expect(answer.body).toMatchObject({ code: 'assignment.closed' });
});

it('the sweep closes a submission with an extension at its own deadline', async () => {
  const testClass = await openCourse({ autoSubmission: true, endDate: hoursFromNow(2) });
  await grant(testClass, [extension(120)]);
  const peer = await join(testClass.classId);
  const workspace = await openWorkspace(app, testClass.student, testClass.assignmentId);
  const other = await openWorkspace(app, peer, testClass.assignmentId);
  await workspace.save('Some words');
  await other.save('Other words');
  await wait(3);
  const statuses = async () => [
    await readWorkspace(testClass.student, testClass.assignmentId),
    await readWorkspace(peer, testClass.assignmentId),
  ];
  expect(await statuses()).toMatchObject([
    { submission: { status: 'NONE' }, can: { write: true } },
    { submission: { status: 'SUBMITTED_AUTO' }, can: { write: false } },
  ]);
  await wait(5);
  const { body } = await read(testClass.instructor, testClass.classId);
  const due = dueOf(body);
  const own = DateTime.fromISO(due).plus({ minutes: 120 }).toUTC().toISO();
  expect(await statuses()).toMatchObject([
    { submission: { status: 'SUBMITTED_AUTO' }, timeline: [{ submitDate: own }] },
    { submission: { status: 'SUBMITTED_AUTO' }, timeline: [{ submitDate: due }] },
  ]);
});

it.each([
  ['handed in', 'Some words'],
  ['counted as missed', ''],
])(
  'an extension after the deadline reopens a submission that was %s, with the same file',
  async (_name, text) => {
    const testClass = await openCourse({ autoSubmission: true, endDate: hoursFromNow(2) });
    const { student, assignmentId } = testClass;
    const workspace = await openWorkspace(app, student, assignmentId);
    if (text !== '') await workspace.save(text);
    await wait(3);
    expect(await readWorkspace(student, assignmentId)).toMatchObject({ can: { write: false } });
    expect((await grant(testClass, [extension(120)])).body).toEqual({ success: true, reopened: 1 });
    expect(await readWorkspace(student, assignmentId)).toMatchObject({
      submission: { status: 'NONE' },
      timeline: [{ status: 'NONE', submitDate: null }],
      can: { write: true, submit: true },
    });
    const frame = await student.call('POST', '/api/editor/frame', {
      query: { submissionId: workspace.submissionId },
    });
    expect(frame.body).toMatchObject({ mode: 'edit' });
    expect((await submit(student, workspace)).status).toBe(200);
  },
);

it('an extension that has already passed reopens nothing', async () => {
  const testClass = await openCourse({ endDate: hoursFromNow(2) });
  await openWorkspace(app, testClass.student, testClass.assignmentId);
  await wait(4);
  expect((await grant(testClass, [extension(60)])).body).toMatchObject({ reopened: 0 });
});

it('an extension does not reopen a handed-in submission, and shortening it closes no such submission', async () => {
  const testClass = await openCourse({ endDate: hoursFromNow(2) });
  const { student, assignmentId } = testClass;
  await grant(testClass, [extension(120)]);
  const workspace = await openWorkspace(app, student, assignmentId);
  await workspace.save('Done');
  await wait(3);
  await submit(student, workspace);
  expect((await grant(testClass, [extension(600)])).body).toMatchObject({ reopened: 0 });
  expect((await grant(testClass, [])).body).toMatchObject({ reopened: 0 });
  await wait(6);
  expect(await readWorkspace(student, assignmentId)).toMatchObject({ submission: { status: 'SUBMITTED' } });
});

it('an extension for one student reopens no other submission', async () => {
  const testClass = await openCourse({ endDate: hoursFromNow(2) });
  const peer = await join(testClass.classId);
  await openWorkspace(app, testClass.student, testClass.assignmentId);
  await openWorkspace(app, peer, testClass.assignmentId);
  await wait(3);
  expect((await grant(testClass, [extension(120)])).body).toMatchObject({ reopened: 1 });
  expect(await readWorkspace(peer, testClass.assignmentId)).toMatchObject({
    submission: { status: 'MISSED' },
  });
});

it('a later deadline for all reopens all closed submissions, and the log keeps their states', async () => {
  const testClass = await openCourse({ endDate: hoursFromNow(2) });
  const peer = await join(testClass.classId);
  await openWorkspace(app, testClass.student, testClass.assignmentId);
  await openWorkspace(app, peer, testClass.assignmentId);
  const now = await wait(3);
  const { assignmentId } = testClass;
  await db()
    .updateTable('drafts')
    .set({ deadline: new Date(now.getTime() + hourMs) })
    .where('assignment_id', '=', assignmentId)
    .execute();
  const actorId = testClass.instructor.user.id;
  expect(await followDeadlines({ assignmentId, actorId, now })).toBe(2);
  expect(await followDeadlines({ assignmentId, actorId, now })).toBe(0);
  const logged = await db()
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'submission.reopen')
    .where('actor_id', '=', actorId)
    .execute();
  expect(logged.map((row) => row.details)).toMatchObject([
    { before: { status: 'MISSED', versionSeq: null } },
    { before: { status: 'MISSED', versionSeq: null } },
  ]);
});
