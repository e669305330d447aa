import { describe, expect, it } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { createClass } from '../../testing/course.ts';

const app = useApp();

describe('an assistant', () => {
  it('is found by e-mail in any case, added to one class, and reads that class only', async () => {
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

  it.each([
    ['no-address', 400, 'Please enter a valid email address.'],
    ['nobody@example.org', 404, 'No user has this e-mail address.'],
  ])('who is searched as %s is not found, with the reason', async (email, status, message) => {
    const instructor = await app.signInAs('ROLE_INSTRUCTOR');
    const answer = await instructor.call('POST', '/api/assistant/searchuser', { query: { email } });
    expect(answer).toMatchObject({ status, body: { message } });
  });

  it('is not added by another instructor', async () => {
    const owner = await app.signInAs('ROLE_INSTRUCTOR');
    const other = await app.signInAs('ROLE_INSTRUCTOR');
    const classId = await createClass(owner);
    const query = { classId, userId: other.user.id };
    expect((await other.call('POST', '/api/assistant/addta', { query })).status).toBe(404);
  });

  it('who is removed reads the class no more, and cannot be removed twice', async () => {
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
});
