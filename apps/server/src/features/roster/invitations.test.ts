import { type ClassId, classDetailSchema, enrollmentClassSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createClass, requestEnrollment } from '../../testing/course.ts';

const app = useApp();
const detail = async (caller: Caller, id: ClassId) =>
  classDetailSchema.parse((await caller.call('POST', '/api/classes/getclass', { query: { id } })).body);
const invitedTo = async (student: Caller) =>
  z.array(enrollmentClassSchema).parse((await student.call('POST', '/api/classes/invitations')).body);
const remove = (caller: Caller, id: number) =>
  caller.call('DELETE', '/api/classes/invitation', { query: { id } });
const confirm = (student: Caller, confirmed: boolean) =>
  db().updateTable('users').set({ confirmed }).where('id', '=', student.user.id).execute();

/** An invited student: the roster was imported before the account was confirmed. */
async function invitedStudent() {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const student = await app.signInAs('ROLE_STUDENT');
  await confirm(student, false);
  const rows = [
    { line: 1, email: student.user.email.toUpperCase(), section: 'Monday' },
    { line: 2, email: 'somebody@example.org' },
  ];
  await instructor.call('POST', '/api/classes/roster', { body: { classId, rows } });
  await confirm(student, true);
  return { instructor, classId, student };
}

it('an invited student is told of the class, and of nobody else', async () => {
  const { classId, student } = await invitedStudent();
  expect(await invitedTo(student)).toMatchObject([{ id: classId, className: 'Writing I', enrolled: false }]);
  const { body } = await student.call('POST', '/api/classes/invitations');
  expect(JSON.stringify(body)).not.toContain('@');
});

it('an invited student is told of nothing until the address is confirmed', async () => {
  const { student } = await invitedStudent();
  await confirm(student, false);
  expect(await invitedTo(student)).toEqual([]);
});

it('an invited student who joins gets into the section of the invitation, and the invitation is used up', async () => {
  const { instructor, classId, student } = await invitedStudent();
  expect((await requestEnrollment(student, classId)).status).toBe(200);
  const classDetails = await detail(instructor, classId);
  const [monday] = classDetails.sections;
  expect(classDetails.students).toMatchObject([{ id: student.user.id, sectionId: monday?.id }]);
  expect(classDetails.invitations.map(({ email }) => email)).toEqual(['somebody@example.org']);
  expect(await invitedTo(student)).toEqual([]);
});

it('a student who joined by an invitation and is removed is not invited again by it', async () => {
  const { instructor, classId, student } = await invitedStudent();
  await requestEnrollment(student, classId);
  const left = { classId, studentId: student.user.id };
  await instructor.call('DELETE', '/api/classes/dropstudent', { body: left });
  expect(await invitedTo(student)).toEqual([]);
});

it.each([
  ['has ended', { start_day: '2020-01-01', end_day: '2020-01-02' }],
  ['is archived', { archived_at: new Date() }],
])('an invited student is not told of a class that %s', async (_name, values) => {
  const { classId, student } = await invitedStudent();
  await db().updateTable('classes').set(values).where('id', '=', classId).execute();
  expect(await invitedTo(student)).toEqual([]);
});

it('a student with another address is not told of an invitation', async () => {
  await invitedStudent();
  expect(await invitedTo(await app.signInAs('ROLE_STUDENT'))).toEqual([]);
});

it('the page of the class tells its students of no invitation and no address', async () => {
  const { classId, student } = await invitedStudent();
  await requestEnrollment(student, classId);
  for (const [method, path] of [
    ['POST', '/api/classes/getclass'],
    ['GET', '/api/classes/overview'],
  ] as const) {
    const { status, body } = await student.call(method, path, { query: { id: classId } });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/@|invit/i);
  }
});

it('removing an invitation takes the class from the invited student’s page, and is recorded', async () => {
  const { instructor, classId, student } = await invitedStudent();
  const invitation = (await detail(instructor, classId)).invitations.find(
    ({ email }) => email === student.user.email,
  );
  expect((await remove(instructor, invitation?.id ?? 0)).status).toBe(200);
  expect(await invitedTo(student)).toEqual([]);
  const log = await db()
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'class.remove_invitation')
    .where('subject_id', '=', classId)
    .execute();
  expect(log).toEqual([{ details: { email: student.user.email } }]);
});

it('removing an invitation is for the owner of the class alone', async () => {
  const { instructor, classId } = await invitedStudent();
  const [invitation] = (await detail(instructor, classId)).invitations;
  const other = await app.signInAs('ROLE_INSTRUCTOR', 'ROLE_TEACHING_ASSISTANT');
  const missing = { status: 404, body: { code: 'not_found' } };
  expect(await remove(other, invitation?.id ?? 0)).toMatchObject(missing);
  expect(await remove(instructor, 999_999)).toMatchObject(missing);
  expect((await detail(instructor, classId)).invitations).toHaveLength(2);
});
