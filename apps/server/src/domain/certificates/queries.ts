import type { FileId, SignedHead } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export async function insertKey(keyId: string, publicKey: Buffer, at: Date): Promise<void> {
  await db()
    .insertInto('certificate_keys')
    .values({ key_id: keyId, public_key: publicKey, first_used_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listKeys(keyIds: readonly string[]): Promise<Map<string, Buffer>> {
  const rows = await db()
    .selectFrom('certificate_keys')
    .select(['key_id', 'public_key'])
    .where('key_id', '=', sql<string>`ANY(${[...keyIds]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.key_id, row.public_key]));
}

/** Of all secrets that the installation has had, oldest first. */
export async function listKeyIds(): Promise<string[]> {
  const rows = await db().selectFrom('certificate_keys').select('key_id').orderBy('first_used_at').execute();
  return rows.map((row) => row.key_id);
}

/** A head is signed once, however often it is requested. */
export async function insertHead(head: {
  fileId: FileId;
  seq: number;
  head: Buffer;
  saves: number;
  signedAt: Date;
  keyId: string;
  signature: Buffer;
}): Promise<void> {
  await db()
    .insertInto('signed_heads')
    .values({
      file_id: head.fileId,
      seq: head.seq,
      head: head.head,
      saves: head.saves,
      signed_at: head.signedAt,
      key_id: head.keyId,
      signature: head.signature,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The last `most` heads, oldest first. */
export async function listHeads(fileId: FileId, most: number): Promise<SignedHead[]> {
  const rows = await db()
    .selectFrom('signed_heads')
    .select(['head', 'saves', 'signed_at', 'key_id', 'signature'])
    .where('file_id', '=', fileId)
    .orderBy('seq', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map((row) => ({
    head: row.head.toString('hex'),
    saves: row.saves,
    signedAt: row.signed_at.toISOString(),
    keyId: row.key_id,
    signature: row.signature.toString('base64url'),
  }));
}

/** Main files of submissions with versions beyond the last signed head; scans all of them. */
export async function listFilesUnsigned(): Promise<{ id: FileId; seq: number }[]> {
  const { rows } = await sql<{ id: FileId; seq: number }>`
    SELECT files.id, greatest(hot.seq, files.sealed_seq) AS seq FROM files
    JOIN submissions ON submissions.main_file_id = files.id
    CROSS JOIN LATERAL (SELECT max(seq) AS seq FROM revisions WHERE revisions.file_id = files.id) hot
    CROSS JOIN LATERAL (SELECT max(seq) AS seq FROM signed_heads WHERE signed_heads.file_id = files.id) signed
    WHERE greatest(hot.seq, files.sealed_seq) > coalesce(signed.seq, 0)
    ORDER BY files.id`.execute(db());
  return rows;
}
