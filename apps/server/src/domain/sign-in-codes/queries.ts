import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

export async function insertSignInCode(code: {
  codeHash: Buffer;
  browserHash: Buffer;
  userId: UserId;
  isRemembered: boolean;
  institution: string | null;
  expiresAt: Date;
}): Promise<void> {
  await db()
    .insertInto('sign_in_codes')
    .values({
      code_hash: code.codeHash,
      browser_hash: code.browserHash,
      user_id: code.userId,
      is_remembered: code.isRemembered,
      institution: code.institution,
      expires_at: code.expiresAt,
    })
    .execute();
}

/** Codes that are still valid. */
interface HeldCode {
  codeHash: Buffer;
  now: Date;
}

/** Marks the code as used in the statement that reads it, so that two exchanges cannot both succeed. */
export async function useSignInCode({
  codeHash,
  now,
  browserHashes,
}: HeldCode & { browserHashes: Buffer[] }) {
  if (browserHashes.length === 0) return undefined;
  return db()
    .updateTable('sign_in_codes')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('browser_hash', 'in', browserHashes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'is_remembered', 'institution'])
    .executeTakeFirst();
}

/** Whether any browser may still use the code. */
export async function isSignInCodeOpen({ codeHash, now }: HeldCode): Promise<boolean> {
  const code = await db()
    .selectFrom('sign_in_codes')
    .select('user_id')
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return code !== undefined;
}

export async function deleteCodesExpiredBefore(before: Date): Promise<void> {
  await db().deleteFrom('sign_in_codes').where('expires_at', '<', before).execute();
}
