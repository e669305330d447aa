import { describe, expect, it } from 'vitest';
import { useApp } from '../../testing/app.ts';
import {
  classBody,
  createAssignment,
  createClass,
  enrollStudent,
  hoursFromNow,
  joinClass,
} from '../../testing/course.ts';

const app = useApp();

it("creating a class adds it to the owner's list, with its key", async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const body = classBody({ classname: 'Rhetoric' });
  expect((await instructor.call('POST', '/api/classes/registerclass', { body })).status).toBe(200);
  const list = await instructor.call('GET', '/api/classes/list');
  expect(list.body).toMatchObject([
    { className: 'Rhetoric', enrollkey: body.enrollkey, startDate: body.classStartDate },
  ]);
});

it.each([
  ['a missing name', { classname: ' ' }, 400],
  ['a missing subject area', { subjectarea: 999_999 }, 400],
  ['a level where an area belongs', { subjectarea: 1 }, 400],
  ['an unknown time zone', { classTimeZone: 'Mars/Olympus' }, 400],
  ['an end on the day of the start', { classStartDate: '2026-05-01', classEndDate: '2026-05-01' }, 400],
  ['a day that no calendar has', { classEndDate: '2027-02-30' }, 400],
  ['a year before the first', { classStartDate: '0000-05-01' }, 400],
  ['a name with a character that no text can hold', { classname: 'a\u0000b' }, 400],
  ['a key of another form', { enrollkey: 'abc' }, 400],
])('creating a class refuses %s', async (_name, rest, status) => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const answer = await instructor.call('POST', '/api/classes/registerclass', { body: classBody(rest) });
  expect(answer.status).toBe(status);
  expect((await instructor.call('GET', '/api/classes/list')).body).toEqual([]);
});

it('creating a class reports each missing or invalid value', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const { body } = await instructor.call('POST', '/api/classes/registerclass', {
    body: { subjectarea: 'x' },
  });
  expect(body).toMatchObject({ message: 'classname: Fill in this field.' });
  expect(JSON.stringify(body)).not.toMatch(/Invalid input|expected|received/);
});

it('creating a class with a used key is refused', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const body = classBody();
  await instructor.call('POST', '/api/classes/registerclass', { body });
  const second = await instructor.call('POST', '/api/classes/registerclass', { body });
  expect(second).toMatchObject({ status: 409, body: { code: 'class.key_taken' } });
});

describe('changing a class', () => {
  const change = (id: number, rest: Record<string, unknown>) => {
    const { enrollkey: _key, ...body } = classBody(rest);
    return { body: { ...body, id } };
  };

  it('changing a class with an outdated version is a conflict', async () => {
    const instructor = await app.signInAs('ROLE_INSTRUCTOR');
    const id = await createClass(instructor);
    const first = await instructor.call(
      'POST',
      '/api/classes/updateClass',
      change(id, { classname: 'One', version: 1 }),
    );
    const second = await instructor.call(
      'POST',
      '/api/classes/updateClass',
      change(id, { classname: 'Two', version: 1 }),
    );
    expect(first.status).toBe(200);
    expect(second).toMatchObject({ status: 409, body: { code: 'conflict.changed' } });
    expect((await instructor.call('POST', '/api/classes/getclass', { query: { id } })).body).toMatchObject({
      className: 'One',
    });
  });

  it('changing a class is refused if an assignment would be outside of its dates', async () => {
    const instructor = await app.signInAs('ROLE_INSTRUCTOR');
    const id = await createClass(instructor);
    await createAssignment(instructor, id, { endDate: hoursFromNow(24 * 20) });
    const shorter = change(id, { classEndDate: hoursFromNow(24 * 10) });
    expect(await instructor.call('POST', '/api/classes/updateClass', shorter)).toMatchObject({
      status: 409,
      body: { code: 'class.has_assignments_outside' },
    });
  });
});

it.each([
  ['POST', '/api/classes/getclass'],
  ['POST', '/api/classes/archive'],
  ['DELETE', '/api/classes/class'],
])('another instructor gets not found for %s %s', async (method, path) => {
  const owner = await app.signInAs('ROLE_INSTRUCTOR');
  const other = await app.signInAs('ROLE_INSTRUCTOR');
  const id = await createClass(owner);
  expect(await other.call(method, path, { query: { id } })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
  expect((await owner.call('POST', '/api/classes/getclass', { query: { id } })).status).toBe(200);
});

it("a student's class contains only their own data", async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const id = await createClass(instructor, { enrollkey: 'ST-AAAAA' });
  const student = await app.signInAs('ROLE_STUDENT');
  const neighbour = await app.signInAs('ROLE_STUDENT');
  for (const person of [student, neighbour]) await joinClass(person, id);
  const answer = await student.call('POST', '/api/classes/getclass', { query: { id } });
  expect(answer.body).toMatchObject({ audience: 'student', assignments: [] });
  expect(JSON.stringify(answer.body)).not.toContain(neighbour.user.email);
  expect(JSON.stringify(answer.body)).not.toContain('ST-AAAAA');
});

it('a student finds a class by its key ignoring case, and can enrol once', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const id = await createClass(instructor, { enrollkey: 'ST-BBBBB' });
  const student = await app.signInAs('ROLE_STUDENT');
  const found = await student.call('POST', '/api/classes/ClassSearch', {
    query: { enrollkey: 'st-bbbbb' },
  });
  expect(found.body).toMatchObject({ id, enrolled: false });
  expect((await student.call('POST', '/api/classes/classenroll', { query: { id } })).status).toBe(200);
  expect(await student.call('POST', '/api/classes/classenroll', { query: { id } })).toMatchObject({
    status: 409,
    body: { code: 'class.already_enrolled' },
  });
  expect((await student.call('POST', '/api/classes/myclasses')).body).toMatchObject([{ id, enrolled: true }]);
});

it.each([
  ['', 400, 'Enrollment key is empty!'],
  ['ZZ-00000', 404, 'No class has this enrollment key.'],
])('a search for "%s" returns the reason for no result', async (enrollkey, status, message) => {
  const student = await app.signInAs('ROLE_STUDENT');
  const answer = await student.call('POST', '/api/classes/ClassSearch', { query: { enrollkey } });
  expect(answer).toMatchObject({ status, body: { message } });
});

it("a removed student's list does not contain the class", async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const id = await createClass(instructor);
  const student = await enrollStudent(app, id);
  const body = { classId: id, studentId: student.user.id };
  expect((await instructor.call('DELETE', '/api/classes/dropstudent', { body })).body).toBe(true);
  expect((await student.call('POST', '/api/classes/getclass', { query: { id } })).status).toBe(404);
  expect((await student.call('POST', '/api/classes/myclasses')).body).toEqual([]);
});
