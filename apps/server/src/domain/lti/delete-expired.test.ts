import { userIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { useApp } from '../../testing/app.ts';
import { deleteExpiredPlatformVisits } from './delete-expired.ts';

const app = useApp();

it('an LTI login and a launch that were not completed are deleted after they expire, with what the platform sent', async () => {
  const userId = userIdSchema.parse((await app.signInAs('ROLE_STUDENT')).user.id);
  const at = new Date();
  const address = 'https://lms.example.org';
  const platform = await db()
    .insertInto('lti_platforms')
    .values({
      issuer: address,
      client_id: 'redraft',
      name: 'LMS',
      institution: 'School',
      authorization_endpoint: address,
      token_endpoint: address,
      jwks_uri: address,
      email_domains: [],
      scopes: [],
      messages: [],
      status: 'approved',
      registered: 'manual',
      created_at: at,
      approved_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const expires = new Date(at.getTime() + 60_000);
  await db()
    .insertInto('lti_launches')
    .values({
      code_hash: Buffer.from('a launch'),
      user_id: userId,
      platform_id: platform.id,
      launch: JSON.stringify({ target: '/assignment/1' }),
      expires_at: expires,
    })
    .execute();
  await db()
    .insertInto('lti_logins')
    .values({
      state_hash: Buffer.from('a login'),
      browser_hash: Buffer.from('a browser'),
      nonce: 'n',
      platform_id: platform.id,
      parameters: JSON.stringify({ login_hint: 'ada' }),
      begun_at: at,
      expires_at: expires,
    })
    .execute();
  const count = async () => [
    (await db().selectFrom('lti_launches').select('user_id').execute()).length,
    (await db().selectFrom('lti_logins').select('nonce').execute()).length,
  ];
  await deleteExpiredPlatformVisits(at);
  expect(await count()).toEqual([1, 1]);
  await deleteExpiredPlatformVisits(new Date(expires.getTime() + 1));
  expect(await count()).toEqual([0, 0]);
});
