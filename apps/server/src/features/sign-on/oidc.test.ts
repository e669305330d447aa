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

/** The URL at the institution to which the browser is redirected. */
async function start({ open }: TestBrowser, query = ''): Promise<URL> {
  return (await open(`/oauth2/begin${query}`)).address;
}

async function signOnIn(testBrowser: TestBrowser, query = ''): Promise<Shown> {
  return testBrowser.open(college.signIn(await start(testBrowser, query)).href);
}

const disconnect = '/api/auth/institutions/disconnect';

/** The URL to which a signed-in user goes to connect an institution. */
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

async function loadSession(testBrowser: TestBrowser, shown: Shown) {
  return sessionUserSchema.parse((await exchange(testBrowser, shown)).body);
}

it('a first sign-in at an institution creates an account and redirects to the requested page', async () => {
  const testBrowser = browser();
  const requested = await start(testBrowser, '?redirect_url=/enroll&language=de');
  expect(Object.fromEntries(requested.searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: 'http://redraft.test/oauth2/callback',
    ui_locales: 'de',
  });
  const back = await testBrowser.open(college.signIn(requested).href);
  expect(back.address.pathname).toBe('/oauth2/redirect');
  expect(back.address.searchParams.get('redirect_url')).toBe('/enroll');
  const user = await loadSession(testBrowser, back);
  expect(user).toMatchObject({
    username: `person${people}`,
    firstName: 'Ada',
    roles: ['ROLE_STUDENT'],
    institution: {
      name: 'Test College',
      signOut: expect.stringMatching(/^\/oauth2\/signout\?key=[\w-]{43}$/),
    },
  });
  const headers = { authorization: `Bearer ${user.accessToken}` };
  const profile = await app.http().inject({ url: '/api/auth/profile', headers });
  expect(profileSchema.parse(profile.json()).authProvider).toBe('oidc');
});

it('a sign-in at an institution finds the account after its address changed there', async () => {
  const [first, second] = [browser(), browser()];
  const { id } = await loadSession(first, await signOnIn(first));
  college.claims = { ...college.claims, email: `married${people}@uni.example` };
  const user = await loadSession(second, await signOnIn(second));
  expect(user).toMatchObject({ id, email: `married${people}@uni.example` });
});

it('two simultaneous sign-ins at an institution create one account', async () => {
  const windows = [browser(), browser()];
  const shown = await Promise.all(windows.map((one) => signOnIn(one)));
  const users = await Promise.all(windows.map((one, index) => loadSession(one, shown[index] ?? never())));
  expect(users[0]?.id).toBe(users[1]?.id);
});

it('a sign-in at an institution never redirects to another site', async () => {
  const back = await signOnIn(browser(), '?redirect_url=//evil.example/');
  expect([...back.address.searchParams.keys()]).toEqual(['token']);
});

it('a refusal by the institution is shown in our own wording', async () => {
  const testBrowser = browser();
  const requested = await start(testBrowser, '?redirect_url=/enroll');
  const state = requested.searchParams.get('state') ?? '';
  const query = new URLSearchParams({
    error: 'access_denied',
    error_description: 'words of theirs',
    state,
    iss: college.issuer,
  });
  const back = await testBrowser.open(`/oauth2/callback?${query}`);
  expect([...back.address.searchParams]).toEqual([
    ['error', 'signon.refused?institution=Test+College'],
    ['redirect_url', '/enroll'],
  ]);
});

const never = (): never => {
  throw new Error('There is no such window.');
};

describe('the response of an institution', () => {
  it('the response of an institution is accepted only in the requesting browser, and stays valid for it', async () => {
    const [asking, other] = [browser(), browser()];
    const answer = college.signIn(await start(asking)).href;
    await start(other);
    for (const one of [other, browser()]) expect(errorOf(await one.open(answer))).toBe('signon.elsewhere');
    expect(errorOf(await asking.open(answer))).toBeNull();
  });

  it('the response of an institution can be used once', async () => {
    const testBrowser = browser();
    const answer = college.signIn(await start(testBrowser)).href;
    expect(errorOf(await testBrowser.open(answer))).toBeNull();
    expect(errorOf(await testBrowser.open(answer))).toBe('signon.expired');
  });

  it('the response of an institution expires after ten minutes', async () => {
    const testBrowser = browser();
    const answer = college.signIn(await start(testBrowser)).href;
    setClock(() => new Date(Date.now() + 10 * 60_000 + 1));
    expect(errorOf(await testBrowser.open(answer))).toBe('signon.expired');
  });

  it('the response of an institution does not answer another request of the same browser', async () => {
    const testBrowser = browser();
    const [first, second] = [await start(testBrowser), await start(testBrowser)];
    const answer = college.signIn(first);
    answer.searchParams.set('state', second.searchParams.get('state') ?? '');
    expect(errorOf(await testBrowser.open(answer.href))).toBe('signon.unproved?institution=Test+College');
  });

  it('the response of an institution is refused if another institution claims it', async () => {
    const testBrowser = browser();
    const answer = college.signIn(await start(testBrowser));
    answer.searchParams.set('iss', 'https://other.example');
    expect(errorOf(await testBrowser.open(answer.href))).toBe('signon.unproved?institution=Test+College');
  });

  const faults: Fault[] = [
    'signed by another',
    'not signed',
    'for another client',
    'of another issuer',
    'over',
    'to another question',
  ];
  it.each(faults)('the response of an institution is refused when it is %s', async (fault) => {
    college.fault = fault;
    expect(errorOf(await signOnIn(browser()))).toBe('signon.unproved?institution=Test+College');
  });

  it('the response of an institution redirects with a code that another browser cannot use', async () => {
    const testBrowser = browser();
    const back = await signOnIn(testBrowser);
    const other = browser();
    await start(other);
    expect(await exchange(other, back)).toMatchObject({ status: 401, body: { code: 'auth.code_elsewhere' } });
    expect((await exchange(testBrowser, back)).status).toBe(200);
    expect(await exchange(testBrowser, back)).toMatchObject({
      status: 401,
      body: { code: 'auth.code_invalid' },
    });
  });
});

it('an account is found by a verified address, ignoring case', async () => {
  const { user } = await app.signInAs('ROLE_INSTRUCTOR');
  college.claims = { ...college.claims, email: user.email.toUpperCase() };
  const testBrowser = browser();
  expect(await loadSession(testBrowser, await signOnIn(testBrowser))).toMatchObject({
    id: user.id,
    roles: ['ROLE_INSTRUCTOR'],
  });
});

it.each([
  ['an address that is not verified', { email_verified: false }, 'signon.email_unverified'],
  ['an address of which nothing is said', { email_verified: undefined }, 'signon.email_unverified'],
  ['no address', { email: undefined }, 'signon.email_missing'],
  ['two addresses', { email: 'a@uni.example,b@uni.example' }, 'signon.email_missing'],
])('an account is not found by %s', async (_name, said, code) => {
  college.claims = { ...college.claims, ...said };
  expect(errorOf(await signOnIn(browser()))).toBe(code);
});

it("an administrator's account is connected from its own session, not by address", async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  college.claims = { ...college.claims, email: admin.user.email };
  expect(errorOf(await signOnIn(browser()))).toBe('signon.password_first');
  const testBrowser = browser();
  const back = await testBrowser.open(college.signIn(await beginConnecting(testBrowser, admin)).href);
  expect(back.address.pathname).toBe('/Profile');
  expect((await admin.call('GET', '/api/auth/institutions')).body).toMatchObject([
    { way: 'oidc', name: 'Test College', connectedAt: expect.any(String) },
  ]);
  expect(await loadSession(testBrowser, await signOnIn(testBrowser))).toMatchObject({ id: admin.user.id });
  // The institution is not needed with a password; disconnecting twice is idempotent.
  for (const _time of [1, 2])
    expect(await admin.call('POST', disconnect, { body: { way: 'oidc' } })).toMatchObject({ status: 200 });
  expect((await admin.call('GET', '/api/auth/institutions')).body).toMatchObject([{ connectedAt: null }]);
  expect(errorOf(await signOnIn(browser()))).toBe('signon.password_first');
  const { rows } = await sql<{ action: string }>`SELECT action FROM audit_log
      WHERE actor_id = ${admin.user.id} AND action LIKE 'account.%connect' ORDER BY id`.execute(db());
  expect(rows.map(({ action }) => action)).toEqual(['account.connect', 'account.disconnect']);
});

it('the last institution of an account without other sign-in cannot be removed', async () => {
  const testBrowser = browser();
  const { id, accessToken } = await loadSession(testBrowser, await signOnIn(testBrowser));
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await app.anonymous('GET', '/api/auth/institutions', { headers })).body).toMatchObject([
    { isOnlyWay: true },
  ]);
  expect(await app.anonymous('POST', disconnect, { headers, body: { way: 'oidc' } })).toMatchObject({
    status: 409,
    body: { code: 'signon.last_way' },
  });
  expect(await loadSession(testBrowser, await signOnIn(testBrowser))).toMatchObject({ id });
  const saml = await app.anonymous('POST', disconnect, { headers, body: { way: 'saml' } });
  expect(saml).toMatchObject({ status: 404, body: { code: 'signon.off' } });
  expect((await app.anonymous('POST', disconnect, { body: { way: 'oidc' } })).status).toBe(401);
});

it('an account is connected only while the requesting session lasts', async () => {
  const person = await app.signInAs('ROLE_STUDENT');
  const testBrowser = browser();
  const requested = await beginConnecting(testBrowser, person);
  await person.call('POST', '/api/auth/signouteverywhere');
  expect(errorOf(await testBrowser.open(college.signIn(requested).href))).toBe('signon.expired');
});

it("a new owner of an address does not get the previous owner's account", async () => {
  const testBrowser = browser();
  await signOnIn(testBrowser);
  college.claims = { ...college.claims, sub: 'who came after' };
  expect(errorOf(await signOnIn(testBrowser))).toBe('signon.other_identity');
});

it('an account that someone created with an unconfirmed address is taken over by the owner of the address', async () => {
  const { user } = await app.signInAs('ROLE_STUDENT');
  await db().updateTable('users').set({ confirmed: false }).where('id', '=', user.id).execute();
  college.claims = { ...college.claims, email: user.email };
  const testBrowser = browser();
  expect(await loadSession(testBrowser, await signOnIn(testBrowser))).toMatchObject({
    id: user.id,
    firstName: 'Ada',
  });
  const old = { authorization: `Bearer ${user.accessToken}` };
  expect((await app.http().inject({ url: '/api/auth/profile', headers: old })).statusCode).toBe(401);
  const body = { username: user.username, password };
  expect((await app.anonymous('POST', '/api/auth/signin', { body })).status).toBe(401);
});

it('an unavailable institution is reported, with a retry', async () => {
  college.fault = 'broken';
  const testBrowser = browser();
  const back = await signOnIn(testBrowser, '?redirect_url=/enroll');
  expect([...back.address.searchParams]).toEqual([
    ['error', 'signon.away?institution=Test+College'],
    ['redirect_url', '/enroll'],
  ]);
});

it('an unavailable institution is not waited for', async () => {
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

it('an unavailable institution is not requested more often than others', async () => {
  const http = await buildApp({
    config: { publicUrl: 'http://redraft.test', editorUrl: undefined, signOn },
    logger: createLogger('silent'),
  });
  const ask = () => http.inject('/saml/arrive?state=x');
  for (let requested = 0; requested < 600; requested++) await ask();
  expect((await ask()).headers.location).toContain('error=request.rate_limited%3Fcount%3D');
  await http.close();
});

it('no sign-in URL exists without an institution', async () => {
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

describe('signing out', () => {
  async function isOpen({ accessToken }: { accessToken: string }): Promise<boolean> {
    const headers = { authorization: `Bearer ${accessToken}` };
    return (await app.anonymous('GET', '/api/auth/profile', { headers })).status === 200;
  }

  async function signOnWith(claimsOfSession: Record<string, unknown>) {
    college.claims = { ...college.claims, ...claimsOfSession };
    const testBrowser = browser();
    return loadSession(testBrowser, await signOnIn(testBrowser));
  }

  const open = async (path: string) => String((await app.http().inject(path)).headers.location);

  it('signing out here ends the session at the institution with the ID token as a hint, once', async () => {
    const user = await signOnWith({});
    const link = user.institution?.signOut ?? '';
    const address = new URL(await open(link));
    expect(`${address.origin}${address.pathname}`).toBe(`${college.issuer}/end`);
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe('http://redraft.test/');
    const [, payload = ''] = (address.searchParams.get('id_token_hint') ?? '').split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      sub: college.claims.sub,
    });
    expect(await isOpen(user)).toBe(false);
    expect(new URL(await open(link)).searchParams.has('id_token_hint')).toBe(false);
  });

  async function tell(token: string): Promise<number> {
    const answer = await app.http().inject({
      method: 'POST',
      url: '/oauth2/backchannel-logout',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams({ logout_token: token })),
    });
    return answer.statusCode;
  }

  it('an institution ends one session by its ID, or all sessions of a person', async () => {
    const [first, second] = [await signOnWith({ sid: 'first' }), await signOnWith({ sid: 'second' })];
    expect(await tell(college.logoutToken({ sid: 'first' }))).toBe(200);
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);
    expect(await tell(college.logoutToken({ sub: college.claims.sub }))).toBe(200);
    expect(await isOpen(second)).toBe(false);
  });

  const seconds = () => Math.floor(Date.now() / 1000);
  it.each<[string, () => string]>([
    ['that nobody signed', () => college.logoutToken({ sid: 'stays' }, 'nobody')],
    ['that another signed', () => college.logoutToken({ sid: 'stays' }, 'another')],
    ['for another client', () => college.logoutToken({ sid: 'stays', aud: 'another' })],
    ['of another issuer', () => college.logoutToken({ sid: 'stays', iss: 'https://other.example' })],
    ['that is old', () => college.logoutToken({ sid: 'stays', iat: seconds() - 3600 })],
    ['without the event', () => college.logoutToken({ sid: 'stays', events: {} })],
    ['with a nonce', () => college.logoutToken({ sid: 'stays', nonce: 'x' })],
    ['without an ID', () => college.logoutToken({ sid: 'stays', jti: undefined })],
    ['that names nobody', () => college.logoutToken({})],
    ['that is none', () => 'x'],
  ])('a logout token %s is refused', async (_name, token) => {
    const user = await signOnWith({ sid: 'stays' });
    expect(await tell(token())).toBe(400);
    expect(await isOpen(user)).toBe(true);
  });
});
