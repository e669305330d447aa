import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** Serialises the creation of keys: of two processes without one, one creates it and the other finds it. */
export async function lockToolKeys(): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('lti tool keys'))`.execute(db());
}

export function listToolKeys() {
  return db()
    .selectFrom('lti_tool_keys')
    .select(['kid', 'public_jwk', 'sealed_private', 'created_at'])
    .orderBy('created_at', 'desc')
    .execute();
}

export async function insertToolKey(key: {
  kid: string;
  publicJwk: object;
  sealedPrivate: Buffer;
  at: Date;
}): Promise<void> {
  await db()
    .insertInto('lti_tool_keys')
    .values({
      kid: key.kid,
      public_jwk: JSON.stringify(key.publicJwk),
      sealed_private: key.sealedPrivate,
      created_at: key.at,
    })
    .execute();
}

export async function deleteToolKeys(kids: readonly string[]): Promise<void> {
  if (kids.length === 0) return;
  await db().deleteFrom('lti_tool_keys').where('kid', 'in', kids).execute();
}
