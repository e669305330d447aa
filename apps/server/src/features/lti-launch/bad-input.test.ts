import { type PlatformRefusal, platformRefusalSchema } from '@redraft/contracts';
import { claimNames } from '@redraft/learning-platform';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../../platform/db.ts';
import { useApp } from '../../testing/app.ts';
import { localPlatforms, usePlatform, world } from '../../testing/learning-platform.ts';

const app = useApp({ settings: localPlatforms, isRateLimited: true });
const lti = usePlatform(app);
const nul = '\u0000';
const formType = 'application/x-www-form-urlencoded';

async function find(reference: string): Promise<PlatformRefusal[]> {
  const { body } = await lti.admin().call('GET', '/api/admin/lti/refusals', { query: { reference } });
  return z.array(platformRefusalSchema).parse(body);
}
const referenceIn = (page: string) => /Refere\w+: ([0-9a-f]{8})/.exec(page)?.[1] ?? 'none';

async function open(request: InjectOptions) {
  const answer = await app.http().inject({
    ...request,
    headers: { host: 'redraft.test', accept: 'text/html', ...request.headers },
  });
  const { statusCode: status, headers, body } = answer;
  return { status, type: headers['content-type'], headers, body, noted: await find(referenceIn(body)) };
}

const page = 'text/html; charset=utf-8';

describe('values that the database cannot hold', () => {
  it.each([
    ['iss', 400, 'lti.value_unstorable'],
    ['login_hint', 400, 'lti.value_unstorable'],
    ['target_link_uri', 400, 'lti.value_unstorable'],
    ['client_id', 404, 'lti.platform_unknown'],
    ['lti_message_hint', 400, 'lti.value_unstorable'],
    ['lti_deployment_id', 400, 'lti.value_unstorable'],
  ])('a NUL in %s of a login is refused on a page with a reference: %i %s', async (name, status, code) => {
    const { url, parameters } = lti
      .platform()
      .initiateLogin({ personId: world.instructorId, courseId: world.courseId });
    const query = new URLSearchParams({ ...parameters, [name]: `${parameters[name] ?? ''}${nul}` });
    const answer = await open({ url: `${new URL(url).pathname}?${query}` });
    expect(answer).toMatchObject({ status, type: page, noted: [{ code }] });
    const posted = await open({
      method: 'POST',
      url: '/lti/login',
      headers: { 'content-type': formType },
      payload: query.toString(),
    });
    expect(posted).toMatchObject({ status, type: page, noted: [{ code }] });
  });

  const { context, resourceLink, custom, launchPresentation } = claimNames;
  const inContext = (changed: Record<string, string>) => ({
    [context]: { id: world.courseId, title: 'Course', label: 'C', type: [], ...changed },
  });
  it.each([
    ['the subject', { sub: `a${nul}b` }],
    ['the identifier of a course', inContext({ id: `a${nul}b` })],
    ['the title of a course', inContext({ title: `a${nul}b` })],
    ['the identifier of a link', { [resourceLink]: { id: `a${nul}b`, title: 'Essay' } }],
    ['the title of a link', { [resourceLink]: { id: 'link', title: `a${nul}b` } }],
    ['the language', { [launchPresentation]: { locale: `de${nul}` } }],
  ])(
    'a NUL in %s of a launch is refused on a page with a reference, and creates no account',
    async (_, changed) => {
      const count = async () =>
        (
          await db()
            .selectFrom('users')
            .select(sql<number>`count(*)::int`.as('count'))
            .executeTakeFirstOrThrow()
        ).count;
      const before = await count();
      const { answer } = await lti.launch({ changeClaims: (claims) => ({ ...claims, ...changed }) });
      expect([answer.status, answer.body]).toEqual([400, expect.stringContaining('lti.value_unstorable')]);
      expect(await find(referenceIn(answer.body))).toMatchObject([
        { code: 'lti.value_unstorable', platformName: 'Test platform' },
      ]);
      expect(await count()).toBe(before);
    },
  );

  it('a NUL in a name or a custom parameter is removed, and the launch is accepted', async () => {
    const changed = { sub: 'newcomer', given_name: `A${nul}`, [custom]: { redraft_assignment: `1${nul}` } };
    const { user } = await lti.arrive({ changeClaims: (claims) => ({ ...claims, ...changed }) });
    expect(user.firstName).toBe('A');
  });

  it('a NUL is refused in the language of the launch', async () => {
    const changed = { sub: nul, [launchPresentation]: { locale: 'de' } };
    const { answer } = await lti.launch({ changeClaims: (claims) => ({ ...claims, ...changed }) });
    expect(answer.body).toContain('der sich nicht speichern lässt');
  });
});

it('a fault of the server during a launch is shown in the language of the launch, and listed with its platform', async () => {
  await sql`ALTER TABLE lti_memberships RENAME TO elsewhere`.execute(db());
  try {
    const changed = { [claimNames.launchPresentation]: { locale: 'de' } };
    const { answer } = await lti.launch({ changeClaims: (claims) => ({ ...claims, ...changed }) });
    expect([answer.status, answer.body]).toEqual([500, expect.stringContaining('<html lang="de"')]);
    expect(await find(referenceIn(answer.body))).toMatchObject([
      { code: 'internal', platformName: 'Test platform' },
    ]);
  } finally {
    await sql`ALTER TABLE elsewhere RENAME TO lti_memberships`.execute(db());
  }
});

describe('malformed requests to the launch pages', () => {
  const xml = { 'content-type': 'text/xml' };
  const long = { 'content-type': formType };
  it.each<[string, number, string, InjectOptions]>([
    [
      'a launch that is too long',
      413,
      'request.too_large',
      { url: '/lti/launch', headers: long, payload: `id_token=${'x'.repeat(300_000)}` },
    ],
    [
      'a login that is too long',
      413,
      'request.too_large',
      { url: '/lti/login', headers: long, payload: `iss=${'x'.repeat(300_000)}` },
    ],
    [
      'a launch of another kind',
      415,
      'request.invalid',
      { url: '/lti/launch', headers: xml, payload: '<a/>' },
    ],
    ['a login of another kind', 415, 'request.invalid', { url: '/lti/login', headers: xml, payload: '<a/>' }],
    [
      'an answer of the dialog of another kind',
      415,
      'request.invalid',
      { url: '/lti/deeplink', headers: xml, payload: '<a/>' },
    ],
    [
      'a launch of broken JSON',
      400,
      'request.invalid',
      { url: '/lti/launch', headers: { 'content-type': 'application/json' }, payload: '{' },
    ],
  ])('%s is refused on a page with a reference: %i %s', async (_, status, code, request) => {
    const answer = await open({ method: 'POST', ...request });
    expect(answer).toMatchObject({ status, type: page, noted: [{ code, platformName: null }] });
    expect(answer.body).toContain(code);
  });

  it('a full disk is reported on a page with its own code', async () => {
    const fail = sql`CREATE FUNCTION fail_full() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '53100'; END $$`;
    await fail.execute(db());
    await sql`CREATE TRIGGER fail_full BEFORE INSERT ON lti_logins EXECUTE FUNCTION fail_full()`.execute(
      db(),
    );
    const { answer } = await lti.launch();
    await sql`DROP FUNCTION fail_full CASCADE`.execute(db());
    expect(answer).toMatchObject({ status: 507, headers: { 'retry-after': '60', 'content-type': page } });
    expect(answer.body).toContain('service.storage_full');
    expect(app.http().disk.isFull()).toBe(true);
    // By itself it passes, so it is in the log alone.
    expect(await find(referenceIn(answer.body))).toEqual([]);
  });

  it('too many registrations are refused on a page with the waiting time', async () => {
    const url = '/lti/register/unknown';
    const answers = [];
    for (let count = 0; count < 61; count += 1) answers.push(await open({ url }));
    const last = answers.at(-1);
    expect(answers[0]).toMatchObject({ status: 400 });
    expect(last).toMatchObject({ status: 429, type: page, noted: [] });
    expect(last?.body).toContain('request.rate_limited');
    const seconds = Number(last?.headers['retry-after']);
    expect(last?.body).toMatch(new RegExp(`Wait ${seconds} seconds`));
  });
});
