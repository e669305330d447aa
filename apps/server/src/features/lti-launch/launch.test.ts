import { type LaunchCase, launchCases } from '@redraft/learning-platform';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { resetClock, setClock } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { useApp } from '../../testing/app.ts';
import { createClass } from '../../testing/course.ts';
import {
  extractLoginCode,
  givenIn,
  localPlatforms,
  usePlatform,
  world,
} from '../../testing/learning-platform.ts';

const app = useApp({ settings: localPlatforms });
const test = usePlatform(app);
const [student = '', other = '', third = ''] = world.studentIds;
const session = (code: string) => app.anonymous('POST', '/api/lti/session', { body: { code } });

afterEach(resetClock);

async function countPeople(): Promise<number> {
  const { count } = await db()
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A review is of somebody's work, by the line item of a grade. */
function reviewOf(message: LaunchCase['message']) {
  if (message === undefined) return {};
  const { id } = test.lineItem();
  return { message, lineItemId: id, forUserId: other };
}

it.each(launchCases.map((one): [string, string, LaunchCase] => [one.name, one.expected, one]))(
  "the test platform's case %s is %s, as the standard requires",
  async (name, expected, { step, message }) => {
    await test.launch({ personId: student });
    const before = await countPeople();
    const result = await test.launch({
      personId: student,
      misbehave: name as LaunchCase['name'],
      ...reviewOf(message),
    }); // cast: its own names
    expect([result.step, result.isRefused]).toEqual([step, expected === 'refused']);
    if (expected === 'refused') {
      expect(result.answer.headers['content-type']).toContain('text/html');
      expect(extractLoginCode(result.answer.body)).toBe('');
      expect(await countPeople()).toBe(before);
    } else expect((await session(extractLoginCode(result.answer.body))).status).toBe(200);
  },
);

it("a launch opens the account of the platform's issuer and subject, the same one each time", async () => {
  const first = await test.arrive({ personId: other });
  const second = await test.arrive({ personId: other });
  expect(second.user.id).toBe(first.user.id);
  expect(first.user).toMatchObject({ firstName: 'Luis', lastName: 'Ortega', roles: ['ROLE_STUDENT'] });
  // What the platform says of an address is believed by nobody.
  expect(first.user.email).toMatch(/@no-address\.invalid$/);
});

it('a launch does not open an existing account by its address', async () => {
  const victim = await app.signInAs('ROLE_STUDENT');
  const launched = await test.arrive({
    personId: third,
    changeClaims: (claims) => ({ ...claims, email: victim.user.email, email_verified: true }),
  });
  expect(launched.user.id).not.toBe(victim.user.id);
});

it('a launch never makes an administrator', async () => {
  const { user } = await test.arrive({
    personId: third,
    changeClaims: (claims) => ({
      ...claims,
      sub: 'runs-everything',
      'https://purl.imsglobal.org/spec/lti/claim/roles': [
        'http://purl.imsglobal.org/vocab/lis/v2/system/person#SysAdmin',
        'http://purl.imsglobal.org/vocab/lis/v2/institution/person#Administrator',
        'http://purl.imsglobal.org/vocab/lis/v2/membership#Administrator',
      ],
    }),
  });
  expect(user.roles).toEqual(['ROLE_INSTRUCTOR']);
});

it('a launch does not open an account that has become an administrator since', async () => {
  const { user } = await test.arrive({ personId: world.assistantId });
  await db().insertInto('user_roles').values({ user_id: user.id, role: 'ROLE_ADMIN' }).execute();
  const { answer } = await test.launch({ personId: world.assistantId });
  expect(answer).toMatchObject({ status: 403 });
  // In the language that the platform speaks with its person.
  expect(answer.body).toContain('Melden Sie sich direkt bei Redraft an');
  expect(answer.body).toContain('lti.privileged');
  await db()
    .deleteFrom('user_roles')
    .where('user_id', '=', user.id)
    .where('role', '=', 'ROLE_ADMIN')
    .execute();
});

it('a launch without a role in the course, or without a course, is refused', async () => {
  const without = (claim: string, value: unknown) => (claims: Record<string, unknown>) => ({
    ...claims,
    [`https://purl.imsglobal.org/spec/lti/claim/${claim}`]: value,
  });
  const roleless = await test.launch({ changeClaims: without('roles', []) });
  expect(roleless.answer.body).toContain('lti.role_missing');
  const courseless = await test.launch({ changeClaims: without('context', undefined) });
  expect(courseless.answer.body).toContain('lti.context_missing');
});

it('a launch that is sent twice at the same time is accepted once', async () => {
  const browser = test.browser();
  const { form } = await test.launch({ personId: student, misbehave: 'broken-signature' }, browser);
  expect(form.state).toBeDefined();
  const again = test.platform().initiateLogin({ personId: student, courseId: world.courseId });
  const login = await browser.open(again.url, again.parameters);
  const page = await (await fetch(String(login.headers.location))).text();
  const fields = Object.fromEntries(
    [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => browser.open('http://redraft.test/lti/launch', fields)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
});

it('simultaneous launches of one person create one account', async () => {
  const before = await countPeople();
  const changeClaims = (claims: Record<string, unknown>) => ({ ...claims, sub: 'somebody-in-two-windows' });
  const results = await Promise.all([1, 2, 3].map(() => test.launch({ personId: student, changeClaims })));
  expect(results.map(({ answer }) => answer.status)).toEqual([200, 200, 200]);
  expect(await countPeople()).toBe(before + 1);
});

it('a launch more than ten minutes after its login is refused', async () => {
  const browser = test.browser();
  const { url, parameters } = test.platform().initiateLogin({ personId: student, courseId: world.courseId });
  const login = await browser.open(url, parameters);
  const state = new URL(String(login.headers.location)).searchParams.get('state') ?? '';
  const later = Date.now() + 601_000;
  setClock(() => new Date(later));
  const answer = await browser.open('http://redraft.test/lti/launch', { state, id_token: 'a.b.c' });
  expect(answer.status).toBe(401);
  expect(answer.body).toContain('lti.launch_expired');
});

it("a browser that blocks cookies in frames is recognised by a value in the platform's storage", async () => {
  const browser = test.browser();
  const { url, parameters } = test
    .platform()
    .initiateLogin({ personId: student, courseId: world.courseId, storageTarget: '_parent' });
  const stored = givenIn((await browser.open(url, parameters)).body);
  const page = await (await fetch(String(stored.address))).text();
  const [, state = ''] = /name="state" value="([^"]*)"/.exec(page) ?? [];
  const [, token = ''] = /name="id_token" value="([^"]*)"/.exec(page) ?? [];
  const forgetful = test.browser();
  const asked = await forgetful.open('http://redraft.test/lti/launch', { state, id_token: token });
  expect(asked.status).toBe(401);
  expect(givenIn(asked.body)).toMatchObject({
    key: stored.key,
    target: '_parent',
    platformOrigin: test.registered().issuer,
  });
  const form = { state, id_token: token, again: '1' };
  const wrong = await test
    .browser()
    .open('http://redraft.test/lti/launch', { ...form, browser: 'x'.repeat(43) });
  expect(wrong.body).toContain('lti.browser_unknown');
  const right = await forgetful.open('http://redraft.test/lti/launch', {
    ...form,
    browser: String(stored.value),
  });
  expect(right.status).toBe(200);
  expect(extractLoginCode(right.body)).not.toBe('');
});

it('a browser that blocks cookies in frames is offered a new window, with a new login, if the platform has no storage', async () => {
  const browser = test.browser();
  const { url, parameters } = test.platform().initiateLogin({ personId: student, courseId: world.courseId });
  const login = await browser.open(url, parameters);
  const state = new URL(String(login.headers.location)).searchParams.get('state') ?? '';
  const answer = await test
    .browser()
    .open('http://redraft.test/lti/launch', { state, id_token: 'a.b.c', again: '1' });
  expect(answer.status).toBe(401);
  const [, address = ''] = /href="([^"]*)" target="_blank"/.exec(answer.body) ?? [];
  const started = new URL(address.replaceAll('&amp;', '&'), 'http://redraft.test');
  expect(Object.fromEntries(started.searchParams)).toEqual(parameters);
});

it('a login by GET, as from a link in a new window, leads to a launch', async () => {
  const [tool] = test.platform().state.tools;
  if (!tool) throw new Error('The tool is not registered.');
  const { loginMethod } = tool;
  onTestFinished(() => {
    tool.loginMethod = loginMethod;
  });
  tool.loginMethod = 'GET';
  const { answer, initiation, step } = await test.launch({ personId: student });
  expect([initiation.method, step, answer.status]).toEqual(['GET', 'launch', 200]);
  const { body } = await session(extractLoginCode(answer.body));
  expect(body).toMatchObject({ user: { id: (await test.arrive({ personId: student })).user.id } });
});

it('the session of a launch can be requested once', async () => {
  const { answer } = await test.launch({ personId: student });
  const code = extractLoginCode(answer.body);
  const both = await Promise.all([session(code), session(code)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
});

it('the session of a launch can be requested for a minute', async () => {
  const { answer } = await test.launch({ personId: student });
  const later = Date.now() + 61_000;
  setClock(() => new Date(later));
  expect(await session(extractLoginCode(answer.body))).toMatchObject({
    body: { code: 'lti.launch_expired' },
  });
});

it('the session of a launch allows only its platform to frame our pages', async () => {
  const { answer } = await test.launch({ personId: student });
  const { issuer } = test.registered();
  expect(answer.headers['content-security-policy']).toContain(`frame-ancestors 'self' ${issuer};`);
  const policyOf = async (url: string) =>
    String(
      (await app.http().inject({ url, headers: { accept: 'text/html' } })).headers['content-security-policy'],
    );
  const arrival = String(givenIn(answer.body).address);
  expect(arrival).toMatch(/^\/lti\/arrive\?lti_frame=/);
  expect(await policyOf('/lti/arrive?lti_frame=forged.pass')).toContain("frame-ancestors 'none'");
  expect(await policyOf('/lti/arrive')).toContain("frame-ancestors 'none'");
});

it('the session of a launch from a course without a class leads to the page for connecting it', async () => {
  const { launch } = await test.arrive({ personId: world.instructorId });
  expect(launch).toMatchObject({ target: `/lti/course/${launch.contextId}`, isNewAccount: true });
});

it('the keys of a platform are read again after a change', async () => {
  await test.platform().rotateKeys();
  expect((await test.launch({ personId: student })).isRefused).toBe(false);
});

it('an unavailable platform gets another error than one with invalid tokens', async () => {
  const platform = test.platform();
  await platform.rotateKeys();
  platform.retireEarlierKeys();
  platform.disturb('jwks', { kind: 'status', status: 503 });
  const { answer } = await test.launch({ personId: student });
  expect(answer.status).toBe(503);
  expect(answer.body).toContain('lti.keys_unreachable');
  platform.settle();
  expect((await test.launch({ personId: student })).isRefused).toBe(false);
});

it('our public keys are available to everyone, without private parts', async () => {
  const answer = await app.http().inject({ url: '/lti/jwks' });
  expect(answer.json().keys).toEqual([
    expect.objectContaining({ kty: 'RSA', alg: 'RS256', use: 'sig', kid: expect.any(String) }),
  ]);
  for (const name of ['d', 'p', 'q', 'dp', 'dq', 'qi'])
    expect(answer.json().keys[0]).not.toHaveProperty(name);
});

it('a launch URL that is opened without a platform says what is missing', async () => {
  for (const url of ['/lti/launch', '/lti/login', '/lti/login?iss=x']) {
    const answer = await app.http().inject({ url, headers: { 'accept-language': 'de' } });
    expect([answer.statusCode, answer.body.includes('lti.request_incomplete')]).toEqual([400, true]);
    expect(answer.body).toMatch(/Referenz: [0-9a-f]{8}/);
    expect(answer.body).toContain('<html lang="de" dir="ltr">');
  }
});

it('a course is connected with a class by its instructor, and all who have launched get their places', async () => {
  const instructor = await test.arrive({ personId: world.instructorId });
  const learner = await test.arrive({ personId: student });
  const { contextId } = instructor.launch;
  const as = (who: typeof learner) => ({ authorization: `Bearer ${who.user.accessToken}` });
  const read = (who: typeof learner) =>
    app.anonymous('GET', '/api/lti/context', { query: { id: contextId ?? 0 }, headers: as(who) });
  expect((await read(learner)).body).toMatchObject({
    role: 'student',
    can: { connect: false },
    classPage: null,
  });
  expect((await read(instructor)).body).toMatchObject({
    role: 'instructor',
    can: { connect: true },
    ownClasses: [],
  });
  const teacher = {
    user: instructor.user,
    call: (method: string, path: string, options = {}) =>
      app.anonymous(method, path, { ...options, headers: as(instructor) }),
  };
  const classId = await createClass(teacher);
  const connect = (id: unknown) =>
    app.anonymous('POST', '/api/lti/context/class', {
      body: { contextId, classId: id },
      headers: as(instructor),
    });
  const stranger = await app.signInAs('ROLE_INSTRUCTOR');
  expect(await connect(await createClass(stranger))).toMatchObject({ status: 404 });
  expect(
    await stranger.call('POST', '/api/lti/context/class', { body: { contextId, classId } }),
  ).toMatchObject({
    status: 404,
  });
  expect(await connect(classId)).toMatchObject({ body: { id: classId, page: `/classdetail/${classId}` } });
  expect(await connect(classId)).toMatchObject({ status: 409, body: { code: 'lti.course_connected' } });
  expect((await test.arrive({ personId: student })).launch.target).toBe(`/myclassdetail/${classId}`);
  expect((await test.arrive({ personId: world.instructorId })).launch.target).toBe(`/classdetail/${classId}`);
  expect((await test.arrive({ personId: world.assistantId })).launch.target).toBe(
    `/ta/classDetails/${classId}`,
  );
  expect((await read(learner)).body).toMatchObject({ classPage: `/myclassdetail/${classId}` });
});
