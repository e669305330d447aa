import type { HTTPMethods } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { services } from './disturbances.ts';
import { createKeyRing } from './keys.ts';
import { createLearningPlatform, type LearningPlatform } from './platform.ts';

const ring = await createKeyRing();
let platform: LearningPlatform;
let configuration = '';

beforeEach(async () => {
  platform = await createLearningPlatform({ ring });
  configuration = `${await platform.listen()}/.well-known/openid-configuration`;
});
afterEach(() => platform.close());

it.each(Object.keys(services))('a service that goes wrong is a route: %s', (key) => {
  const [method, url = ''] = key.split(' ');
  // Cast: a name of the table.
  expect(platform.app.hasRoute({ method: method as HTTPMethods, url })).toBe(true);
});

it('a service that goes wrong gives no answer until the platform is closed', async () => {
  platform.disturb('openid-configuration', { kind: 'no answer' });
  const asked = fetch(configuration);
  const outcome = asked.then(
    () => 'answered',
    () => 'broken off',
  );
  const other = await fetch(`${platform.context.origin}/lti/jwks`);
  expect(other.status).toBe(200);
  await platform.close();
  expect(await outcome).toBe('broken off');
});

it('a service that goes wrong leads elsewhere', async () => {
  platform.disturb('openid-configuration', { kind: 'redirect', to: 'http://169.254.169.254/' });
  const answer = await fetch(configuration, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://169.254.169.254/']);
});

it('a service that goes wrong says that there is a next page elsewhere', async () => {
  platform.disturb('openid-configuration', { kind: 'next page', to: 'http://169.254.169.254/' }, 1);
  expect((await fetch(configuration)).headers.get('link')).toBe('<http://169.254.169.254/>; rel="next"');
  expect((await fetch(configuration)).headers.get('link')).toBeNull();
});

it('a service that goes wrong answers with something else', async () => {
  platform.disturb('openid-configuration', {
    kind: 'changed answer',
    change: ({ issuer }) => ({ issuer, changed: true }),
  });
  expect(await (await fetch(configuration)).json()).toEqual({
    issuer: platform.context.origin,
    changed: true,
  });
});

it('a service that goes wrong is noted with what it answered', async () => {
  platform.disturb('openid-configuration', { kind: 'status', status: 503, retryAfter: 120 }, 1);
  expect((await fetch(configuration)).headers.get('retry-after')).toBe('120');
  expect(platform.received.requests).toMatchObject([
    { method: 'GET', path: '/.well-known/openid-configuration', status: 503 },
  ]);
});
