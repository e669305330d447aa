import { expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { useApp } from '../../testing/app.ts';
import { createClass, joinClass, requestEnrollment, searchForClass } from '../../testing/course.ts';
import { openOtherSession, untilSomeoneWaits } from '../../testing/other-session.ts';

const app = useApp();

async function ownClass() {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  return { instructor, classId: await createClass(instructor) };
}

const countStudents = async (classId: number) =>
  (
    await db()
      .selectFrom('enrollments')
      .select('student_id')
      .where('class_id', '=', classId as never) // cast: just created
      .where('dropped_at', 'is', null)
      .execute()
  ).length;

it('students of one class join without waiting for each other', async () => {
  const { classId } = await ownClass();
  const student = await app.signInAs('ROLE_STUDENT');
  const other = await openOtherSession(app.connectionString());
  await other.query('SELECT FROM classes WHERE id = $1 FOR SHARE', [classId]);
  expect((await joinClass(student, classId)).status).toBe(200);
  await other.commit();
});

it('many students join one class at once, and all are in it', async () => {
  const { classId } = await ownClass();
  const students = await Promise.all(Array.from({ length: 20 }, () => app.signInAs('ROLE_STUDENT')));
  const answers = await Promise.all(students.map((student) => joinClass(student, classId)));
  expect(answers.map(({ status }) => status)).toEqual(students.map(() => 200));
  expect(await countStudents(classId)).toBe(20);
});

it('a student who joins twice at once is enrolled once, and told the second time', async () => {
  const { classId } = await ownClass();
  const student = await app.signInAs('ROLE_STUDENT');
  await searchForClass(student, classId);
  const answers = await Promise.all(Array.from({ length: 5 }, () => requestEnrollment(student, classId)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status !== 200)).toMatchObject(
    Array.from({ length: 4 }, () => ({ body: { code: 'class.already_enrolled' } })),
  );
  const records = await db()
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'class.enroll')
    .where('actor_id', '=', student.user.id)
    .execute();
  expect(records).toHaveLength(1);
});

it.each([
  { change: 'archived_at = now()', code: 'class.closed' },
  { change: "enroll_key = 'REPLACED-' || id", code: 'class.key_needed' },
])('a join waits for a change of the class, and is refused by it: $code', async ({ change, code }) => {
  const { classId } = await ownClass();
  const student = await app.signInAs('ROLE_STUDENT');
  await searchForClass(student, classId);
  const other = await openOtherSession(app.connectionString());
  await other.query('SELECT FROM classes WHERE id = $1 FOR UPDATE', [classId]);
  const answer = requestEnrollment(student, classId);
  await untilSomeoneWaits();
  await other.query(`UPDATE classes SET ${change} WHERE id = $1`, [classId]);
  await other.commit();
  expect(await answer).toMatchObject({ status: 403, body: { code } });
  expect(await countStudents(classId)).toBe(0);
});

it('a class that is deleted while students join ends without them and without a fault', async () => {
  const { instructor, classId } = await ownClass();
  const students = await Promise.all(Array.from({ length: 8 }, () => app.signInAs('ROLE_STUDENT')));
  for (const student of students) await searchForClass(student, classId);
  const [removal, ...joins] = await Promise.all([
    instructor.call('DELETE', '/api/classes/class', { query: { id: classId } }),
    ...students.map((student) => requestEnrollment(student, classId)),
  ]);
  expect(removal?.status).toBeLessThan(500);
  for (const { status } of joins) expect([200, 403, 404]).toContain(status);
  expect(await countStudents(classId)).toBe(
    removal?.status === 200 ? 0 : joins.filter(({ status }) => status === 200).length,
  );
});
