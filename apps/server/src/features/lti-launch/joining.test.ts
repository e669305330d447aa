import { type LaunchedSession, sessionUserSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { password, useApp } from '../../testing/app.ts';
import { createClass } from '../../testing/course.ts';
import { localPlatforms, usePlatform, world } from '../../testing/learning-platform.ts';

const app = useApp({ settings: localPlatforms });
const test = usePlatform(app);
const [student = '', other = ''] = world.studentIds;

const headersOf = ({ user }: LaunchedSession) => ({ authorization: `Bearer ${user.accessToken}` });
const join = (launched: LaunchedSession, username: string, word = password) =>
  app.anonymous('POST', '/api/lti/join', {
    body: { username, password: word },
    headers: headersOf(launched),
  });

it('an existing account is joined by signing in to it, and gets the place in the class', async () => {
  const instructor = await test.arrive();
  const teacher = {
    user: instructor.user,
    call: (method: string, path: string, options = {}) =>
      app.anonymous(method, path, { ...options, headers: headersOf(instructor) }),
  };
  const classId = await createClass(teacher);
  await teacher.call('POST', '/api/lti/context/class', {
    body: { contextId: instructor.launch.contextId, classId },
  });
  const launched = await test.arrive({ personId: student });
  const mine = await app.signInAs('ROLE_STUDENT');
  expect(await join(launched, mine.user.username, 'Wrong123!')).toMatchObject({ status: 401 });
  const joined = sessionUserSchema.parse((await join(launched, mine.user.username)).body);
  expect(joined.id).toBe(mine.user.id);
  const again = await test.arrive({ personId: student });
  expect(again).toMatchObject({ user: { id: mine.user.id }, launch: { isNewAccount: false } });
  expect(again.launch.target).toBe(`/myclassdetail/${classId}`);
  const students = await db()
    .selectFrom('enrollments')
    .select('student_id')
    .where('class_id', '=', classId)
    .where('dropped_at', 'is', null)
    .execute();
  expect(students).toEqual([{ student_id: mine.user.id }]);
  // The new account is closed, and so is what was open by it.
  expect(await join(launched, mine.user.username)).toMatchObject({
    status: 401,
    body: { code: 'auth.required' },
  });
  expect(await join(again, mine.user.username)).toMatchObject({ body: { code: 'lti.launch_expired' } });
});

it('a privileged account cannot be joined, and no account without a launch', async () => {
  const launched = await test.arrive({ personId: other });
  for (const role of [
    'ROLE_ADMIN',
    'ROLE_EDUCATION_COORDINATOR',
    'ROLE_TEACHING_ASSISTANT',
    'ROLE_MODERATOR',
  ] as const) {
    const { user } = await app.signInAs(role);
    expect(await join(launched, user.username)).toMatchObject({
      status: 403,
      body: { code: 'lti.privileged' },
    });
  }
  const mine = await app.signInAs('ROLE_STUDENT');
  const body = { username: mine.user.username, password };
  expect(await (await app.signInAs('ROLE_STUDENT')).call('POST', '/api/lti/join', { body })).toMatchObject({
    body: { code: 'lti.launch_expired' },
  });
});

it('an account with another identity on the platform cannot be joined', async () => {
  const launched = await test.arrive({ personId: other });
  const taken = await app.signInAs('ROLE_STUDENT');
  await db()
    .insertInto('lti_identities')
    .values({
      issuer: test.registered().issuer,
      subject: 'somebody else',
      user_id: taken.user.id,
      is_made: false,
      connected_at: new Date(),
      used_at: new Date(),
    })
    .execute();
  expect(await join(launched, taken.user.username)).toMatchObject({ body: { code: 'lti.other_identity' } });
});

it('users of a removed platform are signed out, and cannot launch any more', async () => {
  const launched = await test.arrive({ personId: other });
  const profile = () => app.anonymous('GET', '/api/auth/profile', { headers: headersOf(launched) });
  expect((await profile()).status).toBe(200);
  const late = await test.launch({ personId: other });
  await test.admin().call('DELETE', `/api/admin/lti/platforms/${test.registered().id}`);
  expect((await profile()).status).toBe(401);
  const refused = await test.launch({ personId: other });
  expect([refused.step, refused.answer.status]).toEqual(['login', 404]);
  const code = /"code":"([^"]+)"/.exec(late.answer.body)?.[1];
  expect(await app.anonymous('POST', '/api/lti/session', { body: { code } })).toMatchObject({ status: 401 });
});
