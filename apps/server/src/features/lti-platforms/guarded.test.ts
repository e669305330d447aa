import { platformInvitationSchema } from '@redraft/contracts';
import { createLearningPlatform } from '@redraft/learning-platform';
import { beforeAll, expect, it } from 'vitest';
import { type Caller, useApp } from '../../testing/app.ts';

/** As it runs for a school: platforms are on the internet, and nowhere else. */
const app = useApp();
let admin: Caller;
beforeAll(async () => {
  admin = await app.signInAs('ROLE_ADMIN');
});

it.each([
  'http://moodle.example',
  'https://127.0.0.1',
  'https://10.1.2.3',
  'https://[::1]',
  'https://localhost',
])('a platform cannot be registered manually at %s', async (origin) => {
  const body = {
    name: 'Moodle',
    issuer: 'https://moodle.example',
    clientId: 'client-1',
    authorizationEndpoint: 'https://moodle.example/auth',
    tokenEndpoint: 'https://moodle.example/token',
    jwksUri: `${origin}/jwks`,
  };
  const answer = await admin.call('POST', '/api/admin/lti/platforms', { body });
  expect(answer).toMatchObject({ status: 400, body: { code: 'lti.address_refused' } });
});

it('the configuration of a platform in the local network is not requested', async () => {
  const platform = await createLearningPlatform();
  const issuer = await platform.listen();
  const { port } = new URL(issuer);
  const { body } = await admin.call('POST', '/api/admin/lti/invitations');
  const { pathname } = new URL(platformInvitationSchema.parse(body).url);
  for (const origin of [issuer, `https://127.0.0.1:${port}`, `https://localhost:${port}`]) {
    const query = new URLSearchParams({ openid_configuration: `${origin}/.well-known/openid-configuration` });
    const answer = await app.http().inject({ url: `${pathname}?${query}` });
    expect([answer.statusCode, answer.body.includes('lti.address_refused')]).toEqual([400, true]);
  }
  expect(platform.received.registrations).toEqual([]);
  await platform.close();
});
