import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../../platform/db.ts';
import { useApp } from '../../testing/app.ts';
import { createClass } from '../../testing/course.ts';

const app = useApp();

it('an assistant is found by email ignoring case, added to one class, and can read only that class', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const helper = await app.signInAs('ROLE_STUDENT');
  const classId = await createClass(instructor);
  const otherClass = await createClass(instructor);
  const found = await instructor.call('POST', '/api/assistant/searchuser', {
    query: { email: helper.user.email.toUpperCase() },
  });
  expect(found.body).toMatchObject({ id: helper.user.id, confirmed: true });
  const query = { classId, userId: helper.user.id };
  expect((await instructor.call('POST', '/api/assistant/addta', { query })).status).toBe(200);
  const read = (id: number) => helper.call('POST', '/api/classes/getclass', { query: { id } });
  expect((await read(classId)).body).toMatchObject({ audience: 'staff', can: { manage: false } });
  expect((await read(otherClass)).status).toBe(404);
  expect(await instructor.call('POST', '/api/assistant/addta', { query })).toMatchObject({
    status: 409,
    body: { code: 'assistant.already_member' },
  });
});

it('assistants and instructors cannot enrol in their class as students', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR', 'ROLE_STUDENT');
  const helper = await app.signInAs('ROLE_STUDENT');
  const id = await createClass(instructor);
  const query = { classId: id, userId: helper.user.id };
  await instructor.call('POST', '/api/assistant/addta', { query });
  for (const person of [instructor, helper]) {
    expect(await person.call('POST', '/api/classes/classenroll', { query: { id } })).toMatchObject({
      status: 409,
      body: { code: 'class.is_staff' },
    });
  }
});

it.each([
  ['no-address', 400, 'Please enter a valid email address.'],
  ['nobody@example.org', 404, 'No account has this email address.'],
])('a user searched as %s cannot become an assistant, with the reason', async (email, status, message) => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const answer = await instructor.call('POST', '/api/assistant/searchuser', { query: { email } });
  expect(answer).toMatchObject({ status, body: { message } });
});

it('an account without a role cannot become an assistant', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const nobody = await app.signInAs('ROLE_STUDENT');
  await db().deleteFrom('user_roles').where('user_id', '=', nobody.user.id).execute();
  const query = { classId: await createClass(instructor), userId: nobody.user.id };
  const found = { query: { email: nobody.user.email } };
  expect(await instructor.call('POST', '/api/assistant/searchuser', found)).toMatchObject({
    body: { confirmed: true, hasRole: false },
  });
  expect(await instructor.call('POST', '/api/assistant/addta', { query })).toMatchObject({
    status: 409,
    body: { code: 'assistant.no_role' },
  });
});

it('two simultaneous requests add an assistant once', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const helper = await app.signInAs('ROLE_STUDENT');
  const query = { classId: await createClass(instructor), userId: helper.user.id };
  const add = () => instructor.call('POST', '/api/assistant/addta', { query });
  const answers = await Promise.all([add(), add()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('adding an unknown assistant is refused with the reason', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const query = { classId: await createClass(instructor), userId: 999_999 };
  expect(await instructor.call('POST', '/api/assistant/addta', { query })).toMatchObject({
    status: 404,
    body: { code: 'assistant.unknown' },
  });
});

it('another instructor cannot add an assistant', async () => {
  const owner = await app.signInAs('ROLE_INSTRUCTOR');
  const other = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(owner);
  const query = { classId, userId: other.user.id };
  expect((await other.call('POST', '/api/assistant/addta', { query })).status).toBe(404);
});

it('a removed assistant loses access, and cannot be removed twice', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const helper = await app.signInAs('ROLE_STUDENT');
  const classId = await createClass(instructor);
  const query = { classId, userId: helper.user.id };
  await instructor.call('POST', '/api/assistant/addta', { query });
  const stranger = await app.signInAs('ROLE_INSTRUCTOR');
  expect((await stranger.call('DELETE', '/api/assistant/ta', { query })).status).toBe(404);
  expect((await instructor.call('DELETE', '/api/assistant/ta', { query })).status).toBe(200);
  const read = await helper.call('POST', '/api/classes/getclass', { query: { id: classId } });
  expect(read.status).toBe(404);
  expect(await instructor.call('DELETE', '/api/assistant/ta', { query })).toMatchObject({
    status: 404,
    body: { code: 'assistant.not_member' },
  });
});

describe('the classes to assist in', () => {
  const names = (answer: { body: unknown }) =>
    z
      .array(z.object({ className: z.string() }))
      .parse(answer.body)
      .map(({ className }) => className);

  it("an assistant's list contains their classes until they are archived", async () => {
    const instructor = await app.signInAs('ROLE_INSTRUCTOR');
    const helper = await app.signInAs('ROLE_STUDENT');
    const classId = await createClass(instructor, { classname: 'Assisted' });
    await createClass(instructor, { classname: 'Another' });
    expect(names(await helper.call('GET', '/api/assistant/class'))).toEqual([]);
    await instructor.call('POST', '/api/assistant/addta', { query: { classId, userId: helper.user.id } });
    expect(names(await helper.call('GET', '/api/assistant/class'))).toEqual(['Assisted']);
    await instructor.call('POST', '/api/classes/archive', { query: { id: classId } });
    expect(names(await helper.call('GET', '/api/assistant/class'))).toEqual([]);
  });

  it("a global assistant's list contains all classes, page by page", async () => {
    const instructor = await app.signInAs('ROLE_INSTRUCTOR');
    const reader = await app.signInAs('ROLE_TEACHING_ASSISTANT');
    await createClass(instructor, {
      classname: 'Read by role',
      classStartDate: '2031-01-01',
      classEndDate: '2031-02-01',
    });
    expect(names(await reader.call('GET', '/api/assistant/class'))[0]).toBe('Read by role');
    expect(names(await reader.call('GET', '/api/assistant/class', { query: { index: 999 } }))).toEqual([]);
  });

  it("an assistant's list contains the keys of classes", async () => {
    const instructor = await app.signInAs('ROLE_INSTRUCTOR');
    const reader = await app.signInAs('ROLE_TEACHING_ASSISTANT');
    await createClass(instructor, {
      classname: 'With a key',
      enrollkey: 'WK-EY123',
      classStartDate: '2033-01-01',
      classEndDate: '2033-02-01',
    });
    expect((await reader.call('GET', '/api/assistant/class')).body).toContainEqual(
      expect.objectContaining({ className: 'With a key', enrollkey: 'WK-EY123' }),
    );
  });

  it("an assistant's list does not contain classes that they teach", async () => {
    const instructor = await app.signInAs('ROLE_INSTRUCTOR');
    await createClass(instructor);
    expect(names(await instructor.call('GET', '/api/assistant/class'))).toEqual([]);
  });
});
