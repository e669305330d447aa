import type { PlatformId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

export async function insertLogin(login: {
  stateHash: Buffer;
  browserHash: Buffer;
  nonce: string;
  platformId: PlatformId;
  parameters: object;
  begunAt: Date;
  expiresAt: Date;
}): Promise<void> {
  await db()
    .insertInto('lti_logins')
    .values({
      state_hash: login.stateHash,
      browser_hash: login.browserHash,
      nonce: login.nonce,
      platform_id: login.platformId,
      parameters: JSON.stringify(login.parameters),
      begun_at: login.begunAt,
      expires_at: login.expiresAt,
    })
    .execute();
}

/** Called for each new login, because anyone can start one. */
export async function deleteExpiredLogins(now: Date): Promise<void> {
  await db().deleteFrom('lti_logins').where('expires_at', '<', now).execute();
}

/** An unexpired, unused login. */
export async function selectOptionalLogin(stateHash: Buffer, now: Date) {
  return db()
    .selectFrom('lti_logins')
    .select(['browser_hash', 'platform_id', 'parameters'])
    .where('state_hash', '=', stateHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Marks the login as used in the statement that reads it, so that simultaneous launches cannot use one state and nonce twice. */
export async function updateLoginUsed(stateHash: Buffer, browserHash: Buffer, now: Date) {
  return db()
    .updateTable('lti_logins')
    .set({ used_at: now })
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['nonce', 'platform_id', 'parameters'])
    .executeTakeFirst();
}
