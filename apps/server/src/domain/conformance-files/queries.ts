import type { FileId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** Serialises changes to a folder until the end of the transaction. */
export async function lockFolderOf(ownerId: UserId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('conformance files of user', ${ownerId}))`.execute(
    db(),
  );
}

export function listFolder(ownerId: UserId): Promise<{ file_id: FileId; name: string }[]> {
  return db()
    .selectFrom('conformance_files')
    .select(['file_id', 'name'])
    .where('owner_id', '=', ownerId)
    .execute();
}

export function selectOptionalHead(fileId: FileId) {
  return db()
    .selectFrom('conformance_files')
    .select(['version', 'modified_at', sql<number>`length(content)`.as('size')])
    .select(sql<string>`encode(sha256(content), 'hex')`.as('sha256'))
    .where('file_id', '=', fileId)
    .executeTakeFirst();
}

export function selectOptionalContent(fileId: FileId) {
  return db()
    .selectFrom('conformance_files')
    .select(['content', 'version'])
    .where('file_id', '=', fileId)
    .executeTakeFirst();
}

/** Locked against other saves until the end of the transaction. */
export function lockOptionalFile(fileId: FileId) {
  return db()
    .selectFrom('conformance_files')
    .innerJoin('files', 'files.id', 'conformance_files.file_id')
    .select([
      'conformance_files.version',
      'conformance_files.modified_at',
      'conformance_files.name',
      'files.fence',
    ])
    .where('file_id', '=', fileId)
    .forUpdate('conformance_files')
    .forKeyShare('files')
    .executeTakeFirst();
}

export async function insertFile(file: {
  fileId: FileId;
  ownerId: UserId;
  name: string;
  bytes: Uint8Array;
  at: Date;
}): Promise<void> {
  await db()
    .insertInto('conformance_files')
    .values({
      file_id: file.fileId,
      owner_id: file.ownerId,
      name: file.name,
      version: 1,
      modified_at: file.at,
      content: Buffer.from(file.bytes),
    })
    .execute();
}

export async function updateContent(
  fileId: FileId,
  content: { bytes: Uint8Array; version: number; at: Date },
): Promise<void> {
  await db()
    .updateTable('conformance_files')
    .set({ content: Buffer.from(content.bytes), version: content.version, modified_at: content.at })
    .where('file_id', '=', fileId)
    .execute();
}

export async function updateName(fileId: FileId, name: string): Promise<void> {
  await db().updateTable('conformance_files').set({ name }).where('file_id', '=', fileId).execute();
}

export async function deleteFiles(ids: readonly FileId[]): Promise<void> {
  await db().deleteFrom('conformance_files').where('file_id', 'in', ids).execute();
}
