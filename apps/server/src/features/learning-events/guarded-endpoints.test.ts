import { expect, it } from 'vitest';
import { useApp } from '../../testing/app.ts';

const app = useApp({ settings: { publicUrl: 'https://redraft.example.org', allowsLocalAddresses: false } });

it.each([
  'http://example.org/events',
  'https://localhost/events',
  'https://127.0.0.1/events',
  'https://10.0.0.8/events',
  'https://[::1]/events',
  'https://169.254.169.254/latest/meta-data',
])('the endpoint address %s is refused unless local addresses are allowed', async (url) => {
  const admin = await app.signInAs('ROLE_ADMIN');
  expect(await admin.call('POST', '/api/admin/events', { body: { url, actors: 'account' } })).toMatchObject({
    status: 400,
    body: { code: 'events.address_refused' },
  });
});

it('an endpoint can be at any public address', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const body = { url: 'https://lrs.example.org/events', actors: 'pseudonym' };
  expect((await admin.call('POST', '/api/admin/events', { body })).status).toBe(200);
});
