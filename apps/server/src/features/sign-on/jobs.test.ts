import { userIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { useApp } from '../../testing/app.ts';
import { signOnJobs } from './jobs.ts';

const app = useApp();

it('expired sessions at an institution are deleted each hour, without another sign-in', async () => {
  const userId = userIdSchema.parse((await app.signInAs('ROLE_STUDENT')).user.id);
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const sessionOf = (subject: string, expiresAt: Date) => ({
    key_hash: Buffer.from(subject),
    user_id: userId,
    way: 'oidc',
    issuer: 'https://id.example.org',
    subject,
    sealed_proof: Buffer.from('sealed'),
    begun_at: inMinutes(-60),
    expires_at: expiresAt,
  });
  await db()
    .insertInto('sign_on_sessions')
    .values([sessionOf('ended', inMinutes(-1)), sessionOf('open', inMinutes(10))])
    .execute();
  for (const { handler } of signOnJobs) await handler({});
  expect(await db().selectFrom('sign_on_sessions').select('subject').execute()).toEqual([
    { subject: 'open' },
  ]);
});
