import type { ClassId } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { now } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import {
  classBody,
  createClass,
  enrollStudent,
  joinClass,
  requestEnrollment,
  searchForClass,
} from '../../testing/course.ts';
import { deleteOldSearches } from './search-queries.ts';

const app = useApp();
const keyNeeded = { status: 403, body: { code: 'class.key_needed' } };
const minutes = 60_000;

async function ownClass() {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  return { instructor, classId: await createClass(instructor) };
}
const remove = (instructor: Caller, classId: ClassId, student: Caller) =>
  instructor.call('DELETE', '/api/classes/dropstudent', { body: { classId, studentId: student.user.id } });
const searchesOf = (student: Caller) =>
  db().selectFrom('class_searches').selectAll().where('user_id', '=', student.user.id).execute();
const ageSearches = (student: Caller, byMs: number) =>
  db()
    .updateTable('class_searches')
    .set({ searched_at: new Date(now().getTime() - byMs) })
    .where('user_id', '=', student.user.id)
    .execute();

it('enrolling needs a search by key, which does not reveal other classes', async () => {
  const { classId } = await ownClass();
  const student = await app.signInAs('ROLE_STUDENT');
  const unknown = await student.call('POST', '/api/classes/classenroll', { query: { id: 999_999 } });
  const refused = await requestEnrollment(student, classId);
  expect(refused).toMatchObject(keyNeeded);
  expect(refused).toEqual(unknown);
  expect((await student.call('POST', '/api/classes/myclasses')).body).toEqual([]);
});

it('a wrong key reveals nothing about a class, archived or over', async () => {
  const { classId } = await ownClass();
  const values = { archived_at: now(), start_day: '2020-01-01', end_day: '2020-01-02' };
  await db().updateTable('classes').set(values).where('id', '=', classId).execute();
  expect(await requestEnrollment(await app.signInAs('ROLE_STUDENT'), classId)).toMatchObject(keyNeeded);
});

it("a student cannot enrol with another user's search, or in another class", async () => {
  const { instructor, classId } = await ownClass();
  const [one, other] = [await app.signInAs('ROLE_STUDENT'), await app.signInAs('ROLE_STUDENT')];
  await searchForClass(one, classId);
  expect(await requestEnrollment(other, classId)).toMatchObject(keyNeeded);
  expect(await requestEnrollment(one, await createClass(instructor))).toMatchObject(keyNeeded);
  expect((await requestEnrollment(one, classId)).status).toBe(200);
});

it('a search allows enrolling once, within half an hour', async () => {
  const { classId } = await ownClass();
  const student = await app.signInAs('ROLE_STUDENT');
  await searchForClass(student, classId);
  await ageSearches(student, 31 * minutes);
  expect(await requestEnrollment(student, classId)).toMatchObject(keyNeeded);
  await searchForClass(student, classId);
  expect((await requestEnrollment(student, classId)).status).toBe(200);
  expect(await searchesOf(student)).toEqual([]);
});

it('a key that was replaced does not allow enrolling', async () => {
  const { classId } = await ownClass();
  const student = await app.signInAs('ROLE_STUDENT');
  await searchForClass(student, classId);
  const { enrollkey: enrollKey } = classBody();
  await db().updateTable('classes').set({ enroll_key: enrollKey }).where('id', '=', classId).execute();
  expect(await requestEnrollment(student, classId)).toMatchObject(keyNeeded);
});

it('a removed student cannot return by the class ID or by an earlier search', async () => {
  const { instructor, classId } = await ownClass();
  const student = await enrollStudent(app, classId);
  await searchForClass(student, classId);
  await remove(instructor, classId, student);
  expect(await requestEnrollment(student, classId)).toMatchObject(keyNeeded);
  expect((await student.call('POST', '/api/classes/getclass', { query: { id: classId } })).status).toBe(404);
});

it('a removed student can return with the key', async () => {
  const { instructor, classId } = await ownClass();
  const student = await enrollStudent(app, classId);
  await remove(instructor, classId, student);
  expect((await joinClass(student, classId)).status).toBe(200);
});

it('at most twenty searches of a user are stored, one per class', async () => {
  const { instructor } = await ownClass();
  const student = await app.signInAs('ROLE_STUDENT');
  const first = await createClass(instructor);
  await searchForClass(student, first);
  await searchForClass(student, first);
  expect(await searchesOf(student)).toHaveLength(1);
  for (let count = 1; count <= 20; count++) await searchForClass(student, await createClass(instructor));
  expect(await searchesOf(student)).toHaveLength(20);
  expect(await requestEnrollment(student, first)).toMatchObject(keyNeeded);
});

it('expired searches are deleted', async () => {
  const { classId } = await ownClass();
  const [early, late] = [await app.signInAs('ROLE_STUDENT'), await app.signInAs('ROLE_STUDENT')];
  for (const student of [early, late]) await searchForClass(student, classId);
  await ageSearches(early, 31 * minutes);
  await deleteOldSearches(now());
  expect([await searchesOf(early), await searchesOf(late)]).toMatchObject([[], [{ class_id: classId }]]);
});
