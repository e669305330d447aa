import type { AssignmentId } from '@redraft/contracts';
import { afterEach, expect, it } from 'vitest';
import { resetClock, setClock } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent, hoursFromNow } from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp();
afterEach(resetClock);

/** A submission for an assignment without an enforced deadline, with the clock one hour after it. */
async function lateText() {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const student = await enrollStudent(app, classId);
  const assignmentId = await createAssignment(instructor, classId, { endDate: hoursFromNow(2) });
  const workspace = await openWorkspace(app, student, assignmentId);
  await workspace.save('Done');
  const at = new Date(Date.parse(hoursFromNow(3)));
  setClock(() => at);
  const submit = () =>
    student.call('POST', '/api/student/submission', {
      query: { id: workspace.submissionId, draftId: workspace.draftIds[0] ?? 0 },
    });
  const extend = (extensionMinutes: number) =>
    instructor.call('PUT', '/api/classes/accommodations', {
      body: {
        classId,
        studentId: student.user.id,
        accommodations:
          extensionMinutes === 0 ? [] : [{ assignmentId: null, extraPercent: 0, extensionMinutes, note: '' }],
      },
    });
  const logged = async () => {
    const rows = db()
      .selectFrom('audit_log')
      .select(['details', 'actor_id'])
      .where('action', '=', 'submission.lateness')
      .where('subject_id', '=', workspace.submissionId)
      .orderBy('id');
    return rows.execute();
  };
  return { instructor, student, assignmentId, submit, extend, logged };
}

const loadStatus = async (student: Caller, id: AssignmentId) =>
  (await student.call('GET', '/api/student/assignment', { query: { id } })).body;
const late = { submission: { status: 'SUBMITTED_LATE' } };
const onTime = { submission: { status: 'SUBMITTED' } };

it('a late submission becomes punctual with an extension, and late again without it, with log entries', async () => {
  const { instructor, student, assignmentId, submit, extend, logged } = await lateText();
  await submit();
  expect(await loadStatus(student, assignmentId)).toMatchObject(late);
  await extend(120);
  expect(await loadStatus(student, assignmentId)).toMatchObject(onTime);
  await extend(30);
  expect(await loadStatus(student, assignmentId)).toMatchObject(late);
  await extend(30);
  expect(await logged()).toMatchObject([
    { actor_id: instructor.user.id, details: { before: 'SUBMITTED_LATE', after: 'SUBMITTED' } },
    { actor_id: instructor.user.id, details: { before: 'SUBMITTED', after: 'SUBMITTED_LATE' } },
  ]);
});

it('a late submission becomes punctual with a later general deadline', async () => {
  const { instructor, student, assignmentId: id, submit, logged } = await lateText();
  await submit();
  const body = { id, endDate: hoursFromNow(5) };
  expect((await instructor.call('PATCH', '/api/classes/assignment', { body })).status).toBe(200);
  expect(await loadStatus(student, id)).toMatchObject(onTime);
  expect(await logged()).toHaveLength(1);
});

it('a submission handed in while its extension is being granted is punctual', async () => {
  const { student, assignmentId, submit, extend } = await lateText();
  const answers = await Promise.all([submit(), extend(120)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await loadStatus(student, assignmentId)).toMatchObject(onTime);
});

it('a submission handed in within an extension stays punctual after the extension is removed', async () => {
  const { student, assignmentId, submit, extend, logged } = await lateText();
  await extend(120);
  await submit();
  await extend(0);
  expect(await loadStatus(student, assignmentId)).toMatchObject(onTime);
  expect(await logged()).toEqual([]);
});
