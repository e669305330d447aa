import { type Platform, platformInvitationSchema, platformSchema } from '@redraft/contracts';
import {
  addWorld,
  createLearningPlatform,
  type LearningPlatform,
  registrationCases,
  world,
} from '@redraft/learning-platform';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { now, resetClock, setClock } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { extractLoginCode, localPlatforms, sendTo } from '../../testing/learning-platform.ts';

const app = useApp({ settings: localPlatforms });
let admin: Caller;
let platform: LearningPlatform;
beforeAll(async () => {
  admin = await app.signInAs('ROLE_ADMIN');
  platform = await createLearningPlatform({ clock: now });
  addWorld(platform.state);
  await platform.listen();
});
afterAll(() => platform.close());
afterEach(() => {
  resetClock();
  platform.settle();
});

async function invite(body?: object) {
  const answer = await admin.call('POST', '/api/admin/lti/invitations', body ? { body } : {});
  return platformInvitationSchema.parse(answer.body);
}

async function open(address: string) {
  const { pathname, search } = new URL(address);
  return app.http().inject({ url: `${pathname}${search}`, headers: { host: 'redraft.test' } });
}

async function listPlatforms(): Promise<Platform[]> {
  return z.array(platformSchema).parse((await admin.call('GET', '/api/admin/lti/platforms')).body);
}

it('a platform that requires the token for its configuration can be registered', async () => {
  const guarded = await createLearningPlatform({ clock: now, guardsConfiguration: true });
  await guarded.listen();
  const { url } = await invite();
  expect((await open(guarded.inviteTool().addressFor(url))).statusCode).toBe(200);
  await guarded.close();
  await removeAll();
});

async function removeAll(): Promise<void> {
  for (const { id } of await listPlatforms()) await admin.call('DELETE', `/api/admin/lti/platforms/${id}`);
}

it('an invited platform registers this tool, waits for approval, and can launch after that', async () => {
  const { url, expires } = await invite({ institution: 'Demo College' });
  expect(url).toMatch(/^http:\/\/redraft\.test\/lti\/register\/[\w-]{43}$/);
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  const answer = await open(platform.inviteTool().addressFor(url));
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('org.imsglobal.lti.close');
  expect(answer.body).toContain('open courses and assignments, add assignments to a course');
  expect(answer.body).toContain('gradebook columns');
  expect(answer.body).not.toContain('purl.imsglobal.org');
  expect(answer.headers['content-security-policy']).toContain('frame-ancestors *');
  const [registered] = await listPlatforms();
  expect(registered).toMatchObject({
    status: 'pending',
    institution: 'Demo College',
    registered: 'dynamic',
  });
  expect(registered?.messages).toHaveLength(3);
  expect(registered?.scopes).toHaveLength(5);
  const [tool] = platform.received.registrations;
  expect(tool).toBeDefined();
  platform.approveTool(registered?.clientId ?? '');
  const launch = () =>
    platform.launch(
      { personId: world.instructorId, courseId: world.courseId, clientId: registered?.clientId ?? '' },
      { send: sendTo(app) },
    );
  const waiting = await launch();
  expect([waiting.step, waiting.answer.status]).toEqual(['login', 403]);
  expect(waiting.answer.body).toContain('lti.platform_pending');
  const approve = `/api/admin/lti/platforms/${registered?.id}/approve`;
  expect(await admin.call('POST', approve)).toMatchObject({ status: 200, body: { status: 'approved' } });
  expect(await admin.call('POST', approve)).toMatchObject({ status: 200 });
  const launched = await launch();
  expect(extractLoginCode(launched.answer.body)).not.toBe('');
  await removeAll();
});

it('an invitation of a platform is used once, also by simultaneous requests', async () => {
  const { url } = await invite();
  const before = platform.received.registrations.length;
  const answers = await Promise.all([1, 2, 3].map(() => open(platform.inviteTool().addressFor(url))));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
  expect(platform.received.registrations.length).toBe(before + 1);
  const again = await open(platform.inviteTool().addressFor(url));
  expect(again.body).toContain('lti.invitation_invalid');
  expect(again.body).toContain('Redraft was not registered');
  await removeAll();
});

it('an invitation of a platform expires after a week', async () => {
  const { url } = await invite();
  const later = Date.now() + 7 * 86_400_000;
  setClock(() => new Date(later));
  const answer = await open(platform.inviteTool().addressFor(url));
  expect([answer.statusCode, answer.body.includes('lti.invitation_invalid')]).toEqual([410, true]);
});

it('an invitation of a platform must be one that was created here', async () => {
  const answer = await open(
    platform.inviteTool().addressFor(`http://redraft.test/lti/register/${'x'.repeat(43)}`),
  );
  expect(answer.statusCode).toBe(410);
  expect((await open((await invite()).url)).body).toContain('lti.request_incomplete/openid_configuration');
});

it.each(registrationCases)('the registration $name is $expected, as the standard requires', async (one) => {
  const { url } = await invite();
  const answer = await open(platform.inviteForCase(one).addressFor(url));
  expect(answer.statusCode >= 400 ? 'refused' : 'accepted').toBe(one.expected);
  expect((await listPlatforms()).length).toBe(one.expected === 'accepted' ? 1 : 0);
  platform.settle();
  if (one.expected === 'accepted') return removeAll();
  expect(answer.body).toMatch(/lti\.\w+/);
  // Nothing was made: the link can be tried again.
  expect((await open(platform.inviteTool().addressFor(url))).statusCode).toBe(200);
  await removeAll();
});

const fields = {
  name: 'Moodle',
  issuer: 'https://moodle.example',
  clientId: 'client-1',
  authorizationEndpoint: 'https://moodle.example/auth',
  tokenEndpoint: 'https://moodle.example/token',
  jwksUri: 'https://moodle.example/jwks',
};
const add = (changed: object = {}) =>
  admin.call('POST', '/api/admin/lti/platforms', { body: { ...fields, ...changed } });

describe('manual registration', () => {
  afterEach(removeAll);

  it('a platform that is registered manually is approved, can be changed and removed, and each act is logged', async () => {
    const added = platformSchema.parse((await add()).body);
    expect(added).toMatchObject({ status: 'approved', registered: 'manual', deployments: [] });
    const path = `/api/admin/lti/platforms/${added.id}`;
    const change = { deployments: ['1', '2'], emailDomains: ['Moodle.example'] };
    expect(await admin.call('PATCH', path, { body: change })).toMatchObject({
      body: { name: 'Moodle', deployments: ['1', '2'], emailDomains: ['moodle.example'] },
    });
    expect(await admin.call('PATCH', path, { body: { name: 'Moodle of the school' } })).toMatchObject({
      body: { name: 'Moodle of the school', deployments: ['1', '2'] },
    });
    expect(await admin.call('DELETE', path)).toMatchObject({ status: 200, body: { success: true } });
    expect(await admin.call('DELETE', path)).toMatchObject({ status: 404 });
    expect(await admin.call('POST', `${path}/approve`)).toMatchObject({ status: 404 });
    expect(await admin.call('PATCH', path, { body: {} })).toMatchObject({ status: 404 });
    const acts = await db()
      .selectFrom('audit_log')
      .select('action')
      .where('subject_type', '=', 'platform')
      .where('subject_id', '=', added.id)
      .orderBy('id')
      .execute();
    expect(acts.map(({ action }) => action)).toEqual([
      'platform.register',
      'platform.update',
      'platform.update',
      'platform.remove',
    ]);
  });

  it('a platform can be registered once, and all platforms of an issuer have the same keys', async () => {
    await add();
    expect(await add()).toMatchObject({ status: 409, body: { code: 'lti.platform_exists' } });
    expect(await add({ clientId: 'client-2' })).toMatchObject({ status: 200 });
    const forged = { clientId: 'client-3', jwksUri: 'https://evil.example/jwks' };
    expect(await add(forged)).toMatchObject({ status: 409, body: { code: 'lti.issuer_differs' } });
  });

  it('manual registration shows the URLs to copy', async () => {
    expect((await admin.call('GET', '/api/admin/lti/addresses')).body).toMatchObject({
      loginInitiation: 'http://redraft.test/lti/login',
      redirect: 'http://redraft.test/lti/launch',
      keys: 'http://redraft.test/lti/jwks',
    });
  });

  it.each([
    { issuer: 'moodle' },
    { jwksUri: 'file:///etc/passwd' },
    { clientId: '' },
    { name: '' },
    { emailDomains: ['not a domain'] },
  ])('manual registration is refused with %j', async (changed) => {
    expect(await add(changed)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });
});
