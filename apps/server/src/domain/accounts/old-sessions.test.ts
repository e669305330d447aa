import { userIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { useApp } from '../../testing/app.ts';
import { issueSignInCode } from '../sign-in-codes/index.ts';
import { deleteOldSessions } from './sessions.ts';

const app = useApp();
const day = 86_400_000;

it('a session that has ended or expired is deleted thirty days later, and an open one never', async () => {
  const caller = await app.signInAs('ROLE_STUDENT');
  const userId = userIdSchema.parse(caller.user.id);
  const at = Date.now();
  const insert = (name: string, expiresAt: number, endedAt: number | null) =>
    db()
      .insertInto('sessions')
      .values({
        user_id: userId,
        token_hash: Buffer.alloc(32, name),
        user_agent: name,
        created_at: new Date(at - 90 * day),
        expires_at: new Date(expiresAt),
        ended_at: endedAt === null ? null : new Date(endedAt),
      })
      .execute();
  await insert('expired long ago', at - 31 * day, null);
  await insert('expired lately', at - 29 * day, null);
  await insert('ended long ago', at + day, at - 31 * day);
  await insert('ended lately', at + day, at - 29 * day);
  await deleteOldSessions(new Date(at));
  const left = await db()
    .selectFrom('sessions')
    .select('user_agent')
    .where('user_id', '=', userId)
    .where('created_at', '<', new Date(at - day))
    .orderBy('user_agent')
    .execute();
  expect(left.map(({ user_agent }) => user_agent)).toEqual(['ended lately', 'expired lately']);
  expect((await caller.call('GET', '/api/auth/profile')).status).toBe(200);
});

it('a code with which a browser comes back signed in is deleted a day after it expired', async () => {
  const caller = await app.signInAs('ROLE_STUDENT');
  const userId = userIdSchema.parse(caller.user.id);
  const count = async () =>
    (await db().selectFrom('sign_in_codes').select('user_id').where('user_id', '=', userId).execute()).length;
  const before = await count();
  const at = new Date();
  await issueSignInCode({ userId, isRemembered: false, browser: 'a browser' }, at);
  await deleteOldSessions(new Date(at.getTime() + day));
  expect(await count()).toBe(before + 1);
  await deleteOldSessions(new Date(at.getTime() + day + 120_000));
  expect(await count()).toBe(0);
});
