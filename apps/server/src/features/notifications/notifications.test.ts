import {
  type AssignmentId,
  type Notification,
  notificationSchema,
  packedGradeBookSchema,
  readSubmissionSchema,
  studentAssignmentSchema,
  studentClassDetailSchema,
  unpackGradeBook,
} from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { notifyUsers, retentionStart } from '../../domain/notifications/index.ts';
import { deleteOldNotifications } from '../../domain/notifications/service.ts';
import { closeOverdueSteps } from '../../domain/submissions/sweep/sweep.ts';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { changeAssignment, classWithAssignment, enrollStudent, hoursFromNow } from '../../testing/course.ts';
import { endNow } from '../../testing/deadlines.ts';
import { openWorkspace, startedAssignment } from '../../testing/open-workspace.ts';

const app = useApp();
const path = '/api/admin/usernotifications';
const enforced = { preventAfterDueDate: true, autoSubmission: true };

const failOnError = (error: unknown) => {
  throw error;
};
const sweep = () => closeOverdueSteps(new Date(), failOnError);

async function read(caller: Caller, language = 'en'): Promise<Notification[]> {
  const { status, body } = await caller.call('GET', path, { headers: { 'accept-language': language } });
  expect(status).toBe(200);
  return z.array(notificationSchema).parse(body);
}
const titles = async (caller: Caller, language?: string) =>
  (await read(caller, language)).map(({ title }) => title);

const removeStudent = (instructor: Caller, classId: number, student: Caller) =>
  instructor.call('DELETE', '/api/classes/dropstudent', { body: { classId, studentId: student.user.id } });
const hide = (instructor: Caller, id: AssignmentId) =>
  instructor.call('POST', '/api/classes/assignment/visible', { query: { id, status: false } });

it('notifications require a session', async () => {
  for (const role of ['ROLE_STUDENT', 'ROLE_INSTRUCTOR', 'ROLE_ADMIN', 'ROLE_MODERATOR'] as const)
    expect(await read(await app.signInAs(role))).toEqual([]);
});

it("an automatic submission is notified in the reader's language", async () => {
  const { student, instructor, id } = await startedAssignment(app, enforced);
  await endNow(id);
  await sweep();
  const [reported] = await read(student);
  expect(reported).toMatchObject({ title: 'Handed in automatically: Essay', isRead: false });
  expect(reported?.message).toMatch(
    /^Final Submission of “Essay” was handed in automatically at the deadline, \w+, \d+ \w+, \d\d:\d\d \(Europe\/Berlin\)\./,
  );
  expect(await titles(student, 'de')).toEqual(['Automatisch abgegeben: Essay']);
  expect(await read(instructor)).toMatchObject([
    {
      title: 'Deadline passed: Essay',
      message: expect.stringMatching(/automatically: 1\. Not handed in: 0\.$/),
    },
  ]);
});

it('a missed submission is notified, also to students who never started', async () => {
  const { instructor, classId, id } = await classWithAssignment(app, enforced);
  const [started, absent] = [await enrollStudent(app, classId), await enrollStudent(app, classId)];
  await openWorkspace(app, started, id);
  await endNow(id);
  await sweep();
  expect(await titles(started)).toEqual(['Not handed in: Essay']);
  expect(await titles(absent)).toEqual(['Not handed in: Essay']);
  const [reported] = await read(instructor);
  expect(reported?.message).toMatch(/automatically: 0\. Not handed in: 2\.$/);
});

it('notifications of missed submissions agree with the pages, and leave out students who joined later', async () => {
  const { instructor, classId, id } = await classWithAssignment(app, enforced);
  const absent = await enrollStudent(app, classId);
  await endNow(id);
  const late = await enrollStudent(app, classId);
  const staff = await instructor.call('GET', '/api/classes/overview', { query: { id: classId } });
  const missed = [{ assignmentId: id, studentId: absent.user.id }];
  expect(staff.body).toMatchObject({ missed });
  const coordinator = await app.signInAs('ROLE_EDUCATION_COORDINATOR');
  const overseen = await coordinator.call('GET', '/api/education/overview', { query: { id: classId } });
  expect(overseen.body).toMatchObject({ missed });
  const book = await instructor.call('GET', '/api/classes/gradebook', { query: { classId } });
  const { assignments, missed: steps } = unpackGradeBook(packedGradeBookSchema.parse(book.body));
  const final = assignments[0]?.drafts.at(-1)?.draftId;
  expect(steps).toEqual([{ studentId: absent.user.id, draftId: final }]);
  const figures = await instructor.call('GET', '/api/assistant/assignmentcomparison', {
    query: { id: classId },
  });
  expect(JSON.parse(String(figures.body))).toMatchObject({ assignments: [{ begun: 0, missed: 1 }] });
  const seen = async (student: Caller) => {
    const own = await student.call('GET', '/api/classes/overview', { query: { id: classId } });
    const workspace = await student.call('GET', '/api/student/assignment', { query: { id } });
    const { assignments } = studentClassDetailSchema.parse(own.body);
    const { timeline } = studentAssignmentSchema.parse(workspace.body);
    return [assignments[0]?.status, timeline.at(-1)?.status, ...(await titles(student))];
  };
  expect(await seen(absent)).toEqual(['MISSED', 'MISSED', 'Not handed in: Essay']);
  expect(await seen(late)).toEqual([null, 'NONE']);
});

it('an instructor is notified of a deadline once, for any number of students', async () => {
  const { instructor, classId, id } = await startedAssignment(app, enforced);
  for (const text of ['One.', 'Two.', 'Three.'])
    await (await openWorkspace(app, await enrollStudent(app, classId), id)).save(text);
  await endNow(id);
  await sweep();
  const reported = await read(instructor);
  expect(reported.map(({ message }) => message)).toEqual([expect.stringMatching(/automatically: 4\. Not/)]);
});

it('notifications are stable and not repeated', async () => {
  const { student, id } = await startedAssignment(app, enforced);
  await endNow(id);
  await sweep();
  const before = await read(student);
  await sweep();
  expect(await read(student)).toEqual(before);
  expect(before).toHaveLength(1);
});

it('a submission reopened by a later deadline is notified with that deadline', async () => {
  const { instructor, student, id } = await startedAssignment(app, enforced);
  await endNow(id);
  await sweep();
  await changeAssignment(instructor, { id, ...enforced, endDate: hoursFromNow(48) });
  const [reported] = await read(student);
  expect(reported?.title).toBe('Open again: Essay');
  expect(reported?.message).toMatch(/is open again until \w+, \d+ \w+, \d\d:\d\d /);
});

it('a granted or revoked exception and a reopened submission are notified once', async () => {
  const { instructor, student, id, workspace } = await startedAssignment(app, enforced);
  await endNow(id);
  await sweep();
  for (const status of ['EXCEPTION', 'NONE', true])
    await instructor.call('POST', '/api/classes/setEnableWriting', {
      body: { submissionId: workspace.submissionId, status },
    });
  expect((await titles(student)).toReversed()).toEqual([
    'Handed in automatically: Essay',
    'Exception granted: Essay',
    'Exception withdrawn: Essay',
    'Reopened: Essay',
  ]);
  const [, , granted] = await read(student);
  expect(granted?.message).toBe('You have an exception: you can hand in “Essay” without a deadline.');
});

it('notifications are not sent to others, about hidden assignments, or to former members', async () => {
  const { instructor, student, classId, id } = await startedAssignment(app, enforced);
  await endNow(id);
  await sweep();
  expect(await titles(await enrollStudent(app, classId))).toEqual([]);
  expect(await titles(await app.signInAs('ROLE_INSTRUCTOR'))).toEqual([]);
  await hide(instructor, id);
  expect(await titles(student)).toEqual([]);
  const other = await startedAssignment(app, enforced);
  await endNow(other.id);
  await sweep();
  await removeStudent(other.instructor, other.classId, other.student);
  expect(await titles(other.student)).toEqual([]);
});

it('notifications are deleted with their assignment', async () => {
  const { instructor, student, id } = await startedAssignment(app, enforced);
  await endNow(id);
  await sweep();
  await instructor.call('DELETE', '/api/classes/assignment', { query: { id } });
  expect([await titles(student), await titles(instructor)]).toEqual([[], []]);
});

it('notifications are deleted after two months', async () => {
  const { student, id: assignmentId } = await startedAssignment(app);
  const now = new Date();
  const old = new Date(retentionStart(now).getTime() + 1000);
  const notice = { userId: student.user.id, assignmentId, draftId: null, until: null };
  await notifyUsers({ ...notice, kind: 'grade_released', at: old });
  await notifyUsers({ ...notice, kind: 'feedback_added', at: now });
  expect(await titles(student)).toEqual(['New feedback: Essay', 'New grade: Essay']);
  await deleteOldNotifications(new Date(now.getTime() + 2000));
  expect(await titles(student)).toEqual(['New feedback: Essay']);
});

describe('a new grade is told', () => {
  /** A submission that was handed in and graded, with held grades or without. */
  async function graded({ isHeld }: { isHeld: boolean }) {
    const scene = await startedAssignment(app, enforced);
    const { instructor, student, classId, id, workspace } = scene;
    await endNow(id);
    await sweep();
    const choose = (holdsBack: boolean, version: number) =>
      instructor.call('POST', '/api/classes/gradebook/settings', {
        body: {
          assignmentId: id,
          holdsBack,
          version,
          isAnonymous: false,
          processShare: 0,
          scale: 'American',
        },
      });
    await choose(isHeld, 0);
    const change = { submissionId: workspace.submissionId, draftId: null, grade: 80, replaces: null };
    await instructor.call('POST', '/api/classes/gradebook/grades', { body: { classId, changes: [change] } });
    const release = () =>
      instructor.call('POST', '/api/classes/gradebook/release', { body: { assignmentId: id } });
    const countNotifications = async () =>
      (await titles(student)).filter((title) => title === 'New grade: Essay').length;
    return { choose, release, told: countNotifications };
  }

  it('a new grade is notified once, when a held grade is released', async () => {
    const { release, told: countNotifications, choose } = await graded({ isHeld: true });
    expect(await countNotifications()).toBe(0);
    expect((await release()).body).toMatchObject({ released: 1 });
    expect(await countNotifications()).toBe(1);
    await release();
    expect((await choose(false, 1)).status).toBe(200);
    expect(await countNotifications()).toBe(1);
  });

  it('a new grade is notified when grades are no longer held', async () => {
    const { told: countNotifications, choose } = await graded({ isHeld: true });
    await choose(false, 1);
    expect(await countNotifications()).toBe(1);
  });

  it('a grade that was already seen is not notified again by its release', async () => {
    const { release, told: countNotifications } = await graded({ isHeld: false });
    expect((await release()).body).toMatchObject({ released: 1 });
    expect(await countNotifications()).toBe(0);
  });
});

describe('new feedback is told', () => {
  const path = '/api/submission/feedback';

  async function readText() {
    const scene = await startedAssignment(app);
    await scene.workspace.save('cats are good pets because they are quiet');
    const { instructor, student, workspace } = scene;
    const { submissionId } = workspace;
    const text = await instructor.call('GET', '/api/submission/comments/text', { query: { submissionId } });
    const write = (draftId: number | null) =>
      instructor.call('PATCH', path, { body: { submissionId, draftId, comment: 'Good.' } });
    const comment = () =>
      instructor.call('POST', '/api/submission/comments', {
        body: { submissionId, seq: Object(text.body).seq, from: 0, to: 4, comment: 'Which?' },
      });
    const look = () => student.call('POST', '/api/submission/feedback/read', { body: { submissionId } });
    const listNotifications = async () => (await read(student)).map(({ message }) => message);
    return { ...scene, write, comment, look, told: listNotifications };
  }

  it('new feedback includes comments on passages, and is notified once until the student reads it', async () => {
    const { write, comment, told: listNotifications, workspace } = await readText();
    expect((await comment()).status).toBe(200);
    expect(await listNotifications()).toEqual(['You have received new feedback on “Essay”.']);
    await comment();
    await write(null);
    await write(workspace.draftIds[0] ?? null);
    expect(await listNotifications()).toEqual(['You have received new feedback on “Essay”.']);
  });

  it('a notification of feedback names the draft if all feedback is about one', async () => {
    const { write, told: listNotifications, workspace } = await readText();
    const draftId = workspace.draftIds[0] ?? null;
    await write(draftId);
    await write(draftId);
    expect(await listNotifications()).toEqual([
      'You have received new feedback on Final Submission of “Essay”.',
    ]);
    await write(null);
    expect(await listNotifications()).toEqual(['You have received new feedback on “Essay”.']);
  });

  it('new feedback is notified again after the student has read the earlier one', async () => {
    const { write, comment, look, told: listNotifications } = await readText();
    await comment();
    await look();
    await write(null);
    await comment();
    expect(await listNotifications()).toHaveLength(2);
  });

  it('new feedback is notified again after an hour', async () => {
    const { comment, told: listNotifications, student } = await readText();
    await comment();
    await db()
      .updateTable('notifications')
      .set({ at: new Date(Date.now() - 3_700_000) })
      .where('user_id', '=', student.user.id)
      .execute();
    await comment();
    expect(await listNotifications()).toHaveLength(2);
  });

  it('a list of feedback is notified once, and not for changed or removed comments', async () => {
    const { instructor, student, workspace } = await startedAssignment(app);
    const { submissionId } = workspace;
    const save = async (body: { feedbacks: object[]; version: number }) => {
      const answer = await instructor.call('POST', path, { body: { submissionId, ...body } });
      return readSubmissionSchema.parse(answer.body);
    };
    const reported = async () => (await titles(student)).length;
    const first = await save({ feedbacks: [{ comment: 'One' }, { comment: 'Two' }], version: 0 });
    expect(await reported()).toBe(1);
    const one = { id: first.feedbacks[0]?.id, draftId: null };
    const changed = await save({ feedbacks: [{ ...one, comment: 'Other' }], version: first.feedbackVersion });
    await save({ feedbacks: [], version: changed.feedbackVersion });
    expect(await reported()).toBe(1);
  });

  it('refused feedback is not notified', async () => {
    const { student, workspace } = await startedAssignment(app);
    const stranger = await app.signInAs('ROLE_INSTRUCTOR');
    const body = { submissionId: workspace.submissionId, comment: 'Well argued.' };
    expect((await stranger.call('PATCH', path, { body })).status).toBe(404);
    expect(await titles(student)).toEqual([]);
  });
});
