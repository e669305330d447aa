import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createAccount, markDemoAccounts } from '../../domain/accounts/index.ts';
import { createLogger } from '../../platform/logging.ts';
import { hashPassword } from '../../platform/password.ts';
import { password } from '../../testing/app.ts';
import { openBrowser } from '../../testing/browser.ts';
import { useDatabase } from '../../testing/database.ts';
import { writeDemoState } from '../state.ts';
import { openUniversity } from './index.ts';

useDatabase();
let http: FastifyInstance;

beforeAll(async () => {
  const passwordHash = await hashPassword(password);
  const person = (username: string, role: 'ROLE_STUDENT' | 'ROLE_ADMIN') =>
    createAccount({
      username,
      email: `${username}@demo.example`,
      firstName: 'Ada',
      lastName: 'Lovelace',
      passwordHash,
      roles: [role],
      at: new Date(),
    });
  await markDemoAccounts([
    await person('demo_student1', 'ROLE_STUDENT'),
    await person('demo_admin', 'ROLE_ADMIN'),
  ]);
  await person('somebody', 'ROLE_STUDENT');
  await writeDemoState('complete');
  http = await buildApp({
    config: { publicUrl: 'http://redraft.test', editorUrl: undefined, demo: true },
    logger: createLogger('silent'),
  });
});
afterAll(() => http.close());

const saml = {
  entryPoint: 'https://idp.example/sso',
  certificates: [],
  idpIssuer: 'urn:idp',
  issuer: undefined,
  name: 'Uni',
};
const browser = () => openBrowser(() => http);

it('the demo university signs its users in, with the requested target', async () => {
  const { open } = browser();
  const form = await open('/oauth2/begin?redirect_url=/enroll&language=de');
  expect(form.body).toContain('<h1>Anmelden</h1>');
  const back = await open(form.address.href, { username: 'demo_student1', password });
  expect(back.address.pathname).toBe('/oauth2/redirect');
  expect(back.address.searchParams.get('redirect_url')).toBe('/enroll');
  expect(back.address.searchParams.get('error')).toBeNull();
  expect(back.address.searchParams.get('token')).toMatch(/^[\w-]{43}$/);
});

it.each([
  ['with a wrong password', 'demo_student1', 'Wrong123!'],
  ['who has an account here and none there', 'somebody', password],
  ['whom nobody knows', 'demo_nobody', password],
])('the demo university signs no one in with %s', async (_name, username, typed) => {
  const { open } = browser();
  const form = await open('/oauth2/begin');
  const again = await open(form.address.href, { username, password: typed });
  expect(again.status).toBe(401);
  expect(again.body).toContain('The username or password is not correct.');
  expect((await open(form.address.href, { username: 'demo_student1', password })).address.pathname).toBe(
    '/oauth2/redirect',
  );
});

it('the demo university remembers a sign-in until signing out there', async () => {
  const { open } = browser();
  const form = await open('/oauth2/begin');
  await open(form.address.href, { username: 'demo_student1', password });
  expect((await open('/oauth2/begin')).address.searchParams.get('token')).not.toBeNull();
  const question = await open('/oauth2/signout');
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(question.body) ?? [];
  await open('/demo-university/session/end/confirm', { xsrf, logout: 'yes' });
  expect((await open('/oauth2/begin')).body).toContain('name="password"');
});

it('the demo university accepts answers only from the requesting browser, and runs no scripts', async () => {
  const form = await browser().open('/oauth2/begin');
  expect((await browser().open(form.address.href)).status).toBe(404);
  expect(form.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'nonce-[\w-]+'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
  );
});

it('the demo university escapes typed text', async () => {
  const { open } = browser();
  const form = await open('/oauth2/begin');
  const again = await open(form.address.href, { username: '"><script>', password: 'x' });
  expect(again.body).not.toContain('<script>');
});

describe('there is no university', () => {
  const oidc = {
    issuer: 'https://id.example',
    clientId: 'a',
    clientSecret: 'b',
    scopes: 'openid',
    name: 'Uni',
  };
  const signOn = { domains: [], newcomers: null };
  it.each([
    ['without the demo', { demo: false }],
    ['beside another institution', { demo: true, signOn: { ...signOn, oidc } }],
    ['beside one that speaks SAML', { demo: true, signOn: { ...signOn, saml } }],
  ])('the demo university is not available %s', async (_name, settings) => {
    const other = await buildApp({
      config: { publicUrl: 'http://redraft.test', editorUrl: undefined, ...settings },
      logger: createLogger('silent'),
    });
    const address = '/demo-university/.well-known/openid-configuration';
    expect((await other.inject(address)).headers['content-type']).not.toContain('json');
    expect((await http.inject(address)).json()).toMatchObject({
      issuer: 'http://redraft.test/demo-university',
    });
    await other.close();
  });

  it('the demo university is not available before the demo data is complete', async () => {
    await writeDemoState('writing');
    expect(await openUniversity('http://redraft.test')).toBeNull();
    await writeDemoState('complete');
  });
});
