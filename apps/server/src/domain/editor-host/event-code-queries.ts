import { db } from '../../platform/db.ts';

/** Replaces the opening's previous code. */
export async function upsertEventCode(code: {
  tokenHash: Buffer;
  codeHash: Buffer;
  expiresAt: Date;
}): Promise<void> {
  const values = { code_hash: code.codeHash, expires_at: code.expiresAt };
  await db()
    .insertInto('wopi_event_codes')
    .values({ token_hash: code.tokenHash, ...values })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(values))
    .execute();
}

/** Deletes the code in the statement that reads it, so that two connections cannot both use it. */
export async function deleteEventCode(
  codeHash: Buffer,
): Promise<{ token_hash: Buffer; expires_at: Date } | undefined> {
  return db()
    .deleteFrom('wopi_event_codes')
    .where('code_hash', '=', codeHash)
    .returning(['token_hash', 'expires_at'])
    .executeTakeFirst();
}
