import { createServer } from 'node:net';
import { profileSchema, sessionUserSchema } from '@redraft/contracts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { resetClock, setClock } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { createLogger } from '../../platform/logging.ts';
import { type Caller, password, useApp } from '../../testing/app.ts';
import { openBrowser, type Shown, type TestBrowser } from '../../testing/browser.ts';
import { type Fault, institutionSettings, useInstitution } from '../../testing/institution.ts';
import { createOidcInstitution } from './oidc.ts';

const college = useInstitution(await freePort());
const signOn = {
  oidc: { ...institutionSettings, issuer: college.issuer },
  domains: ['own.example'],
  newcomers: 'student' as const,
};
const app = useApp({ settings: { signOn } });
const browser = () => openBrowser(app.http);

let people = 0;
beforeEach(() => {
  people += 1;
  college.fault = null;
  college.claims = claims(`person${people}`);
});
afterEach(resetClock);

function claims(name: string) {
  return {
    sub: name,
    email: `${name}@uni.example`,
    email_verified: true,
    given_name: 'Ada',
    family_name: name,
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** The address at the college to which the browser is led. */
async function start({ open }: TestBrowser, query = ''): Promise<URL> {
  return (await open(`/oauth2/begin${query}`)).address;
}

async function signOnIn(there: TestBrowser, query = ''): Promise<Shown> {
  return there.open(college.signIn(await start(there, query)).href);
}

const disconnect = '/api/auth/institutions/disconnect';

/** Where somebody who is signed in goes to say there who they are. */
async function beginConnecting({ cookies }: TestBrowser, { user }: Caller): Promise<URL> {
  const answer = await app.http().inject({
    method: 'POST',
    url: '/api/auth/institutions/connect',
    payload: { way: 'oidc' },
    headers: { authorization: `Bearer ${user.accessToken}` },
  });
  const [, cookie = ''] = /redraft-sign-on=([^;]+)/.exec(String(answer.headers['set-cookie'])) ?? [];
  cookies.set('redraft-sign-on', cookie);
  return new URL(answer.json().address);
}

const errorOf = ({ address }: Shown) => address.searchParams.get('error');

async function exchange({ cookies }: TestBrowser, { address }: Shown) {
  const answer = await app.http().inject({
    method: 'POST',
    url: '/api/auth/oauth2userupdate',
    payload: { token: address.searchParams.get('token') ?? '' },
    headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function loadSession(there: TestBrowser, shown: Shown) {
  return sessionUserSchema.parse((await exchange(there, shown)).body);
}

it('a sign-in at an institution opens an account at the first time, and leads to the page that was asked for', async () => {
  const there = browser();
  const requested = await start(there, '?redirect_url=/enroll&language=de');
  expect(Object.fromEntries(requested.searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: 'http://redraft.test/oauth2/callback',
    ui_locales: 'de',
  });
  const back = await there.open(college.signIn(requested).href);
  expect(back.address.pathname).toBe('/oauth2/redirect');
  expect(back.address.searchParams.get('redirect_url')).toBe('/enroll');
  const user = await loadSession(there, back);
  expect(user).toMatchObject({
    username: `person${people}`,
    firstName: 'Ada',
    roles: ['ROLE_STUDENT'],
    institution: { name: 'Test College', signOut: '/oauth2/signout' },
  });
  const headers = { authorization: `Bearer ${user.accessToken}` };
  const profile = await app.http().inject({ url: '/api/auth/profile', headers });
  expect(profileSchema.parse(profile.json()).authProvider).toBe('oidc');
});

it('a sign-in at an institution comes back to the same account when the address has changed there', async () => {
  const [first, second] = [browser(), browser()];
  const { id } = await loadSession(first, await signOnIn(first));
  college.claims = { ...college.claims, email: `married${people}@uni.example` };
  const user = await loadSession(second, await signOnIn(second));
  expect(user).toMatchObject({ id, email: `married${people}@uni.example` });
});

it('a sign-in at an institution makes one account of two windows that come at once', async () => {
  const windows = [browser(), browser()];
  const shown = await Promise.all(windows.map((one) => signOnIn(one)));
  const users = await Promise.all(windows.map((one, index) => loadSession(one, shown[index] ?? never())));
  expect(users[0]?.id).toBe(users[1]?.id);
});

it('a sign-in at an institution never leads to another site', async () => {
  const back = await signOnIn(browser(), '?redirect_url=//evil.example/');
  expect([...back.address.searchParams.keys()]).toEqual(['token']);
});

it('a sign-in at an institution says in our own words that the institution has refused', async () => {
  const there = browser();
  const requested = await start(there, '?redirect_url=/enroll');
  const state = requested.searchParams.get('state') ?? '';
  const query = new URLSearchParams({
    error: 'access_denied',
    error_description: 'words of theirs',
    state,
    iss: college.issuer,
  });
  const back = await there.open(`/oauth2/callback?${query}`);
  expect([...back.address.searchParams]).toEqual([
    ['error', 'signon.refused?institution=Test+College'],
    ['redirect_url', '/enroll'],
  ]);
});

const never = (): never => {
  throw new Error('There is no such window.');
};

describe('what comes back from an institution', () => {
  it('what comes back from an institution counts in the browser that asked alone, and is not used up by another', async () => {
    const [asking, other] = [browser(), browser()];
    const answer = college.signIn(await start(asking)).href;
    await start(other);
    for (const one of [other, browser()]) expect(errorOf(await one.open(answer))).toBe('signon.elsewhere');
    expect(errorOf(await asking.open(answer))).toBeNull();
  });

  it('what comes back from an institution counts once', async () => {
    const there = browser();
    const answer = college.signIn(await start(there)).href;
    expect(errorOf(await there.open(answer))).toBeNull();
    expect(errorOf(await there.open(answer))).toBe('signon.expired');
  });

  it('what comes back from an institution counts for ten minutes', async () => {
    const there = browser();
    const answer = college.signIn(await start(there)).href;
    setClock(() => new Date(Date.now() + 10 * 60_000 + 1));
    expect(errorOf(await there.open(answer))).toBe('signon.expired');
  });

  it('what comes back from an institution does not count as the answer to another question of the same browser', async () => {
    const there = browser();
    const [first, second] = [await start(there), await start(there)];
    const answer = college.signIn(first);
    answer.searchParams.set('state', second.searchParams.get('state') ?? '');
    expect(errorOf(await there.open(answer.href))).toBe('signon.unproved?institution=Test+College');
  });

  it('what comes back from an institution does not count where another institution says that it has answered', async () => {
    const there = browser();
    const answer = college.signIn(await start(there));
    answer.searchParams.set('iss', 'https://other.example');
    expect(errorOf(await there.open(answer.href))).toBe('signon.unproved?institution=Test+College');
  });

  const faults: Fault[] = [
    'signed by another',
    'not signed',
    'for another client',
    'of another issuer',
    'over',
    'to another question',
  ];
  it.each(faults)('what comes back from an institution does not count when it is %s', async (fault) => {
    college.fault = fault;
    expect(errorOf(await signOnIn(browser()))).toBe('signon.unproved?institution=Test+College');
  });

  it('what comes back from an institution leads back with a code that another browser cannot use', async () => {
    const there = browser();
    const back = await signOnIn(there);
    const other = browser();
    await start(other);
    expect(await exchange(other, back)).toMatchObject({ status: 401, body: { code: 'auth.code_elsewhere' } });
    expect((await exchange(there, back)).status).toBe(200);
    expect(await exchange(there, back)).toMatchObject({ status: 401, body: { code: 'auth.code_invalid' } });
  });
});

it('whose account it is is that with the verified address, in whatever letters', async () => {
  const { user } = await app.signInAs('ROLE_INSTRUCTOR');
  college.claims = { ...college.claims, email: user.email.toUpperCase() };
  const there = browser();
  expect(await loadSession(there, await signOnIn(there))).toMatchObject({
    id: user.id,
    roles: ['ROLE_INSTRUCTOR'],
  });
});

it.each([
  ['an address that is not verified', { email_verified: false }, 'signon.email_unverified'],
  ['an address of which nothing is said', { email_verified: undefined }, 'signon.email_unverified'],
  ['no address', { email: undefined }, 'signon.email_missing'],
  ['two addresses', { email: 'a@uni.example,b@uni.example' }, 'signon.email_missing'],
])('whose account it is is nobody’s by %s', async (_name, said, code) => {
  college.claims = { ...college.claims, ...said };
  expect(errorOf(await signOnIn(browser()))).toBe(code);
});

it('whose account it is is not an administrator’s by an address, but by the own session', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  college.claims = { ...college.claims, email: admin.user.email };
  expect(errorOf(await signOnIn(browser()))).toBe('signon.password_first');
  const there = browser();
  const back = await there.open(college.signIn(await beginConnecting(there, admin)).href);
  expect(back.address.pathname).toBe('/Profile');
  expect((await admin.call('GET', '/api/auth/institutions')).body).toMatchObject([
    { way: 'oidc', name: 'Test College', connectedAt: expect.any(String) },
  ]);
  expect(await loadSession(there, await signOnIn(there))).toMatchObject({ id: admin.user.id });
  // With the password the institution is not needed; parted from it twice is parted from it.
  for (const _time of [1, 2])
    expect(await admin.call('POST', disconnect, { body: { way: 'oidc' } })).toMatchObject({ status: 200 });
  expect((await admin.call('GET', '/api/auth/institutions')).body).toMatchObject([{ connectedAt: null }]);
  expect(errorOf(await signOnIn(browser()))).toBe('signon.password_first');
  const { rows } = await sql<{ action: string }>`SELECT action FROM audit_log
      WHERE actor_id = ${admin.user.id} AND action LIKE 'account.%connect' ORDER BY id`.execute(db());
  expect(rows.map(({ action }) => action)).toEqual(['account.connect', 'account.disconnect']);
});

it('whose account it is keeps the institution without which nobody could sign in to it', async () => {
  const there = browser();
  const { id, accessToken } = await loadSession(there, await signOnIn(there));
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await app.anonymous('GET', '/api/auth/institutions', { headers })).body).toMatchObject([
    { isOnlyWay: true },
  ]);
  expect(await app.anonymous('POST', disconnect, { headers, body: { way: 'oidc' } })).toMatchObject({
    status: 409,
    body: { code: 'signon.last_way' },
  });
  expect(await loadSession(there, await signOnIn(there))).toMatchObject({ id });
  const saml = await app.anonymous('POST', disconnect, { headers, body: { way: 'saml' } });
  expect(saml).toMatchObject({ status: 404, body: { code: 'signon.off' } });
  expect((await app.anonymous('POST', disconnect, { body: { way: 'oidc' } })).status).toBe(401);
});

it('whose account it is is connected only while the session goes on that asked for it', async () => {
  const person = await app.signInAs('ROLE_STUDENT');
  const there = browser();
  const requested = await beginConnecting(there, person);
  await person.call('POST', '/api/auth/signouteverywhere');
  expect(errorOf(await there.open(college.signIn(requested).href))).toBe('signon.expired');
});

it('whose account it is is not that of somebody else who had the address there before', async () => {
  const there = browser();
  await signOnIn(there);
  college.claims = { ...college.claims, sub: 'who came after' };
  expect(errorOf(await signOnIn(there))).toBe('signon.other_identity');
});

it('whose account it is is taken from whoever made it with an address that is not theirs', async () => {
  const { user } = await app.signInAs('ROLE_STUDENT');
  await db().updateTable('users').set({ confirmed: false }).where('id', '=', user.id).execute();
  college.claims = { ...college.claims, email: user.email };
  const there = browser();
  expect(await loadSession(there, await signOnIn(there))).toMatchObject({ id: user.id, firstName: 'Ada' });
  const old = { authorization: `Bearer ${user.accessToken}` };
  expect((await app.http().inject({ url: '/api/auth/profile', headers: old })).statusCode).toBe(401);
  const body = { username: user.username, password };
  expect((await app.anonymous('POST', '/api/auth/signin', { body })).status).toBe(401);
});

it('an institution that is away is said to be, with the way to try again', async () => {
  college.fault = 'broken';
  const there = browser();
  const back = await signOnIn(there, '?redirect_url=/enroll');
  expect([...back.address.searchParams]).toEqual([
    ['error', 'signon.away?institution=Test+College'],
    ['redirect_url', '/enroll'],
  ]);
});

it('an institution that is away is not waited for', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const institution = createOidcInstitution({
    ...institutionSettings,
    issuer: `http://127.0.0.1:${port}`,
    redirectUri: 'http://redraft.test/oauth2/callback',
    answerSeconds: 0.05,
  });
  await expect(institution.ask(undefined, new Date())).rejects.toMatchObject({ code: 'signon.away' });
  silent.close();
});

it('an institution that is away is asked no more than anybody else', async () => {
  const http = await buildApp({
    config: { publicUrl: 'http://redraft.test', editorUrl: undefined, signOn },
    logger: createLogger('silent'),
  });
  const ask = () => http.inject('/saml/arrive?state=x');
  for (let requested = 0; requested < 600; requested++) await ask();
  expect((await ask()).headers.location).toContain('error=request.rate_limited%3Fcount%3D');
  await http.close();
});

it('without an institution there is no way to one', async () => {
  const http = await buildApp({
    config: { publicUrl: 'http://redraft.test', editorUrl: undefined },
    logger: createLogger('silent'),
    isRateLimited: false,
  });
  const answers = await Promise.all(
    ['/oauth2/begin', '/oauth2/callback', '/saml/begin', '/saml/arrive'].map((url) => http.inject(url)),
  );
  expect(answers.map(({ headers }) => headers.location)).toEqual(
    Array.from({ length: 4 }, () => '/oauth2/redirect?error=signon.off'),
  );
  await http.close();
});
