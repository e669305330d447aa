import { expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent } from '../../testing/course.ts';
import { openOtherSession, untilSomeoneWaits } from '../../testing/other-session.ts';

const app = useApp();

async function assignmentWith(size: number) {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const assignmentId = await createAssignment(instructor, classId);
  const students = await Promise.all(Array.from({ length: size }, () => enrollStudent(app, classId)));
  const start = (caller: Caller | undefined) =>
    caller?.call('POST', '/api/student/assignment', { query: { id: assignmentId } });
  return { instructor, assignmentId, students, start };
}

const countTexts = async (assignmentId: number) =>
  (
    await db()
      .selectFrom('submissions')
      .select('id')
      .where('assignment_id', '=', assignmentId as never) // cast: just created
      .execute()
  ).length;

it('students start one assignment without waiting for each other', async () => {
  const { assignmentId, students, start } = await assignmentWith(1);
  const other = await openOtherSession(app.connectionString());
  await other.query('SELECT FROM assignments WHERE id = $1 FOR SHARE', [assignmentId]);
  expect((await start(students[0]))?.status).toBe(200);
  await other.commit();
});

it('many students start one assignment at once, and each has a text', async () => {
  const { assignmentId, students, start } = await assignmentWith(12);
  const answers = await Promise.all(students.map(start));
  expect(answers.map((answer) => answer?.status)).toEqual(students.map(() => 200));
  expect(await countTexts(assignmentId)).toBe(12);
});

it('a student who starts twice at once has one text, and is told the second time', async () => {
  const { assignmentId, students, start } = await assignmentWith(1);
  const answers = await Promise.all(Array.from({ length: 5 }, () => start(students[0])));
  expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(1);
  for (const answer of answers)
    if (answer?.status !== 200) expect(answer?.body).toMatchObject({ code: 'assignment.already_started' });
  expect(await countTexts(assignmentId)).toBe(1);
});

it.each([
  { change: 'paused = true, paused_at = now()', code: 'assignment.paused' },
  { change: 'visible = false', code: 'not_found' },
])('a start waits for a change of the assignment, and is refused by it: $code', async ({ change, code }) => {
  const { assignmentId, students, start } = await assignmentWith(1);
  const other = await openOtherSession(app.connectionString());
  await other.query('SELECT FROM assignments WHERE id = $1 FOR NO KEY UPDATE', [assignmentId]);
  const answer = start(students[0]);
  await untilSomeoneWaits();
  await other.query(`UPDATE assignments SET ${change} WHERE id = $1`, [assignmentId]);
  await other.commit();
  expect(await answer).toMatchObject({ body: { code } });
  expect(await countTexts(assignmentId)).toBe(0);
});

it('an assignment that is deleted while students start it leaves no text behind, and no fault', async () => {
  const { instructor, assignmentId, students, start } = await assignmentWith(8);
  const [removal, ...starts] = await Promise.all([
    instructor.call('DELETE', '/api/classes/assignment', { query: { id: assignmentId } }),
    ...students.map(start),
  ]);
  expect(removal?.status).toBeLessThan(500);
  for (const answer of starts) expect([200, 404]).toContain(answer?.status);
  if (removal?.status === 200) expect(await countTexts(assignmentId)).toBe(0);
});
