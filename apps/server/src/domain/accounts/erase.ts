import type { UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import { deletedName } from '../../platform/deleted-names.ts';
import { notifyEnded } from '../../platform/notify.ts';
import { isPasswordOf } from '../../platform/password.ts';
import { eraseAccessTokens } from '../access-tokens/index.ts';
import { eraseSignInCodes } from '../sign-in-codes/index.ts';
import { deleteLinksOf } from './link-queries.ts';

/** How users confirm that they want the deletion: by password, or by username if the account has no password here. */
export async function proofOfDeletion(id: UserId): Promise<'password' | 'username'> {
  return (await selectProof(id)).password_hash === null ? 'username' : 'password';
}

export async function isConfirmedBy(id: UserId, confirmation: string): Promise<boolean> {
  const { password_hash: hash, username } = await selectProof(id);
  if (hash !== null) return isPasswordOf(hash, confirmation);
  return confirmation.trim().toLowerCase() === username.toLowerCase();
}

function selectProof(id: UserId) {
  return db()
    .selectFrom('users')
    .select(['password_hash', 'username'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Blocks all sign-ins and open files of the account. */
export async function closeAccount(id: UserId): Promise<void> {
  await db()
    .updateTable('users')
    .set({ password_hash: null, confirmed: false })
    .where('id', '=', id)
    .execute();
  await deleteLinksOf(id);
  await notifyEnded({ userId: id });
  await eraseSignInCodes(id);
  await eraseAccessTokens(id);
  await db().deleteFrom('sessions').where('user_id', '=', id).execute();
}

/** Leaves an anonymous row, because others reference it. */
export async function eraseAccount(id: UserId, now: Date): Promise<void> {
  await deleteLinksOf(id);
  await db().deleteFrom('instructor_requests').where('user_id', '=', id).execute();
  await sql`DELETE FROM account_link_wishes USING users WHERE users.id = ${id} AND lower(address) = lower(email)`.execute(
    db(),
  );
  await db().deleteFrom('user_roles').where('user_id', '=', id).execute();
  await sql`
    UPDATE users SET username = 'deleted_' || id, email = 'deleted-' || id || '@deleted.invalid',
      first_name = ${deletedName.first}, last_name = ${deletedName.last}, phone = '', password_hash = NULL, confirmed = false,
      image_url = NULL, auth_provider = 'local', language = NULL, time_zone = NULL, plain_text = false, profile_urls = '{}', deleted_at = ${now}
    WHERE id = ${id}`.execute(db());
}
