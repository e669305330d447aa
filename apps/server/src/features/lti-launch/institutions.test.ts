import { type ClassId, type LaunchedSession, sessionUserSchema } from '@redraft/contracts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { type Caller, password, useApp } from '../../testing/app.ts';
import { createBarrier } from '../../testing/barrier.ts';
import { createClass, joinClass } from '../../testing/course.ts';
import { institutionSettings } from '../../testing/institution.ts';
import { localPlatforms, type TestPlatform, usePlatform, world } from '../../testing/learning-platform.ts';

/** Two platforms on one installation, and an institution at which people sign in. */
const college = { ...institutionSettings, issuer: 'https://id.college.example', name: 'College' };
const app = useApp({
  settings: { ...localPlatforms, signOn: { oidc: college, domains: [], newcomers: null } },
});
const a = usePlatform(app);
const b = usePlatform(app);
const [personId = ''] = world.studentIds;
const refused = { status: 409, body: { code: 'lti.other_institution' } };
let classOfA: ClassId;
let people = 0;

const headersOf = ({ user }: LaunchedSession) => ({ authorization: `Bearer ${user.accessToken}` });
const join = (launched: LaunchedSession, { user }: Caller) =>
  app.anonymous('POST', '/api/lti/join', {
    body: { username: user.username, password },
    headers: headersOf(launched),
  });
const arriveAs = ({ arrive }: TestPlatform, sub: string) =>
  arrive({ personId, changeClaims: (claims) => ({ ...claims, sub }) });
const nameInstitution = ({ admin, registered }: TestPlatform, institution: string) =>
  admin().call('PATCH', `/api/admin/lti/platforms/${registered().id}`, { body: { institution } });
const readClass = (launched: LaunchedSession) =>
  app.anonymous('POST', '/api/classes/getclass', { query: { id: classOfA }, headers: headersOf(launched) });
const signsInAt = ({ user }: Caller, issuer: string) =>
  db()
    .insertInto('identities')
    .values({
      issuer,
      subject: user.username,
      user_id: user.id,
      way: 'oidc',
      connected_at: new Date(),
      used_at: new Date(),
    })
    .execute();

/** Somebody with an account of their own, and a name by which no platform knows them yet. */
async function createPerson() {
  people += 1;
  return { account: await app.signInAs('ROLE_STUDENT'), sub: `person ${people}` };
}

beforeAll(async () => {
  const instructor = await a.arrive();
  const call: Caller['call'] = (method, path, options) =>
    app.anonymous(method, path, { ...options, headers: headersOf(instructor) });
  classOfA = await createClass({ user: instructor.user, call });
  await call('POST', '/api/lti/context/class', {
    body: { contextId: instructor.launch.contextId, classId: classOfA },
  });
});

beforeEach(async () => {
  await nameInstitution(a, '');
  await nameInstitution(b, '');
});

describe('an account with classes of another institution', () => {
  it.each([
    ['', ''],
    ['School', ''],
    ['', 'School'],
    ['School', 'Another school'],
  ])('an account known by a platform of %j is not joined from one of %j', async (first, second) => {
    await nameInstitution(a, first);
    await nameInstitution(b, second);
    const { account, sub } = await createPerson();
    expect((await join(await arriveAs(a, sub), account)).status).toBe(200);
    expect(await join(await arriveAs(b, sub), account)).toMatchObject(refused);
    const fromA = await arriveAs(a, sub);
    expect([fromA.user.id, (await readClass(fromA)).status]).toEqual([account.user.id, 200]);
    // The launch opens the account that it made, which has nothing of the other institution.
    const fromB = await arriveAs(b, sub);
    expect(fromB.user.id).not.toBe(account.user.id);
    expect((await readClass(fromB)).status).toBe(404);
  });

  it('an account is joined from two platforms of one institution', async () => {
    await nameInstitution(a, 'School');
    await nameInstitution(b, 'School');
    const { account, sub } = await createPerson();
    expect((await join(await arriveAs(a, sub), account)).status).toBe(200);
    const joined = sessionUserSchema.parse((await join(await arriveAs(b, sub), account)).body);
    expect(joined.id).toBe(account.user.id);
  });

  it('an account that joined a class by its key is not joined from another platform than its course', async () => {
    const { account, sub } = await createPerson();
    await joinClass(account, classOfA);
    expect(await join(await arriveAs(b, sub), account)).toMatchObject(refused);
    expect((await join(await arriveAs(a, sub), account)).status).toBe(200);
  });

  it('an account is joined from one of two platforms at once', async () => {
    const { account, sub } = await createPerson();
    const [fromA, fromB] = [await arriveAs(a, sub), await arriveAs(b, sub)];
    const barrier = await createBarrier(app.connectionString());
    await barrier.hold('LOCK TABLE lti_identities IN SHARE MODE');
    const both = [join(fromA, account), join(fromB, account)];
    await barrier.untilWaiting(2, ...both);
    await barrier.release();
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('an account whose course was taken off its platform still belongs to it', async () => {
    const { account, sub } = await createPerson();
    await join(await arriveAs(a, sub), account);
    await db().deleteFrom('lti_memberships').where('user_id', '=', account.user.id).execute();
    await db().deleteFrom('enrollments').where('student_id', '=', account.user.id).execute();
    expect(await join(await arriveAs(b, sub), account)).toMatchObject(refused);
  });

  it('an account that both platforms opened before is opened by both as before', async () => {
    const { account, sub } = await createPerson();
    await join(await arriveAs(a, sub), account);
    const made = await arriveAs(b, sub);
    await db()
      .updateTable('lti_identities')
      .set({ user_id: account.user.id, is_made: false })
      .where('user_id', '=', made.user.id)
      .execute();
    expect((await arriveAs(a, sub)).user.id).toBe(account.user.id);
    expect((await arriveAs(b, sub)).user.id).toBe(account.user.id);
  });
});

describe('an account of which the person signs in at an institution', () => {
  it.each([
    ['', false],
    ['School', false],
    ['College', true],
  ])(
    'an account of a person who signs in at the college is joined from a platform of %j: %s',
    async (institution, isJoined) => {
      await nameInstitution(b, institution);
      const { account, sub } = await createPerson();
      await signsInAt(account, college.issuer);
      const answer = await join(await arriveAs(b, sub), account);
      if (isJoined) expect(answer.status).toBe(200);
      else expect(answer).toMatchObject(refused);
    },
  );

  it('an account of a person who signs in at several schools by one address is of the school that a rule names', async () => {
    const issuer = 'https://federation.example';
    const { account, sub } = await createPerson();
    await signsInAt(account, issuer);
    await db()
      .insertInto('account_institutions')
      .values({ user_id: account.user.id, issuer, name: 'School' })
      .execute();
    await nameInstitution(b, 'Another school');
    expect(await join(await arriveAs(b, sub), account)).toMatchObject(refused);
    await nameInstitution(b, 'School');
    expect((await join(await arriveAs(b, sub), account)).status).toBe(200);
  });
});
