import { type PlatformRefusal, platformRefusalSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { noteRefusal } from '../../domain/lti/index.ts';
import { useApp } from '../../testing/app.ts';
import { localPlatforms, usePlatform } from '../../testing/learning-platform.ts';

const app = useApp({ settings: localPlatforms });
const lti = usePlatform(app);
const path = '/api/admin/lti/refusals';
const day = 86_400_000;

async function find(reference: string): Promise<PlatformRefusal[]> {
  const { body } = await lti.admin().call('GET', path, { query: { reference } });
  return z.array(platformRefusalSchema).parse(body);
}

const referenceIn = (page: string) => /Reference: (\w+)/.exec(page)?.[1] ?? '';

it('a refused launch is found by the reference on its page, with the platform', async () => {
  const { answer } = await lti.launch({ misbehave: 'wrong-audience' });
  const reference = referenceIn(answer.body);
  expect(await find(reference.toUpperCase())).toMatchObject([
    { reference, code: 'lti.token_refused/audience', platformName: 'Test platform' },
  ]);
  expect(await find('none')).toEqual([]);
  const [latest] = await find('');
  expect(latest?.reference).toBe(reference);
});

it('a refused login of an unknown platform is listed with the issuer that it names', async () => {
  const query =
    'iss=https%3A%2F%2Funknown.example&login_hint=a&target_link_uri=http%3A%2F%2Fredraft.test%2Flti%2Flaunch';
  const { body } = await app.http().inject({ url: `/lti/login?${query}`, headers: { host: 'redraft.test' } });
  expect(await find(referenceIn(body))).toMatchObject([
    { code: 'lti.platform_unknown', issuer: 'https://unknown.example', platformName: null },
  ]);
});

it('a refused registration link is listed too', async () => {
  const url = '/lti/register/unknown?openid_configuration=https%3A%2F%2Fplatform.example';
  const { body } = await app.http().inject({ url, headers: { host: 'redraft.test' } });
  expect(await find(referenceIn(body))).toMatchObject([{ code: 'lti.invitation_invalid' }]);
});

it.each([
  ['request.invalid', 'text/xml', '<launch/>'],
  ['request.too_large', 'application/x-www-form-urlencoded', `id_token=${'x'.repeat(300_000)}`],
])(
  'a malformed request to the launch page is listed by its reference too: %s',
  async (code, type, payload) => {
    const headers = { host: 'redraft.test', 'content-type': type };
    const { body } = await app.http().inject({ method: 'POST', url: '/lti/launch', headers, payload });
    expect(await find(referenceIn(body))).toMatchObject([{ code, platformName: null }]);
  },
);

it('refused launches are kept for thirty days, and at most two hundred per hour', async () => {
  const note = (reference: string, days: number) =>
    noteRefusal(
      { reference, code: 'lti.x', platformId: null, issuer: null },
      new Date(Date.now() - days * day),
    );
  await note('old', 31);
  await note('kept', 29);
  expect([await find('old'), await find('kept')]).toMatchObject([[], [{ reference: 'kept' }]]);
  for (let count = 0; count < 201; count += 1) await note(`many-${count}`, 20);
  expect([await find('many-150'), await find('many-200')]).toMatchObject([[{ code: 'lti.x' }], []]);
});

it('refused launches are shown to administrators only', async () => {
  const { user } = await lti.arrive();
  const instructor = await app.signInByName(user.username);
  expect(await instructor.call('GET', path)).toMatchObject({ status: 403 });
});
