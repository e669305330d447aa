import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

export interface SignOnSessionRow {
  keyHash: Buffer;
  userId: UserId;
  way: 'oidc' | 'saml';
  issuer: string;
  subject: string;
  sessionIndex: string | null;
  sealedProof: Buffer;
  begunAt: Date;
  expiresAt: Date;
}

export async function insertSignOnSession(row: SignOnSessionRow): Promise<void> {
  await db()
    .insertInto('sign_on_sessions')
    .values({
      key_hash: row.keyHash,
      user_id: row.userId,
      way: row.way,
      issuer: row.issuer,
      subject: row.subject,
      session_index: row.sessionIndex,
      sealed_proof: row.sealedProof,
      begun_at: row.begunAt,
      expires_at: row.expiresAt,
    })
    .execute();
}

export async function deleteExpiredSignOnSessions(now: Date): Promise<void> {
  await db().deleteFrom('sign_on_sessions').where('expires_at', '<', now).execute();
}

/** Undefined if the code does not belong to a sign-on whose session can be ended at the institution. */
export async function updateToSession(
  codeHash: Buffer,
  { keyHash, sessionHash }: { keyHash: Buffer; sessionHash: Buffer },
): Promise<'oidc' | 'saml' | undefined> {
  const row = await db()
    .updateTable('sign_on_sessions')
    .set((eb) => ({
      key_hash: keyHash,
      session_id: eb.selectFrom('sessions').select('id').where('token_hash', '=', sessionHash),
    }))
    .where('key_hash', '=', codeHash)
    .where('session_id', 'is', null)
    .returning('way')
    .executeTakeFirst();
  // A CHECK of the table lists the two.
  return row === undefined ? undefined : row.way === 'oidc' ? 'oidc' : 'saml';
}

/** Deletes the row in the statement that reads it: the link ends the session at the institution once. */
export async function deleteOptionalByKey(key: { keyHash: Buffer; issuer: string }, now: Date) {
  return db()
    .deleteFrom('sign_on_sessions')
    .where('key_hash', '=', key.keyHash)
    .where('issuer', '=', key.issuer)
    .where('expires_at', '>', now)
    .returning(['session_id', 'sealed_proof'])
    .executeTakeFirst();
}

/** Deletes the rows of the person, or of one of the institution's sessions, that began before the request. */
export async function deleteEnded(ended: {
  issuer: string;
  subject: string | null;
  sessionIndexes: readonly string[];
  before: Date;
}): Promise<(number | null)[]> {
  const { issuer, subject, sessionIndexes, before } = ended;
  if (subject === null && sessionIndexes.length === 0) return [];
  const rows = await db()
    .deleteFrom('sign_on_sessions')
    .where('issuer', '=', issuer)
    .where('begun_at', '<=', before)
    .$if(subject !== null, (query) => query.where('subject', '=', subject ?? ''))
    .$if(sessionIndexes.length > 0, (query) => query.where('session_index', 'in', [...sessionIndexes]))
    .returning('session_id')
    .execute();
  return rows.map((row) => row.session_id);
}
