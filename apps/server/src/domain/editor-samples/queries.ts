import type { ContentType, FileId, UserId } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

function samples() {
  return db()
    .selectFrom('editor_samples')
    .innerJoin('files', 'files.id', 'editor_samples.file_id')
    .select([
      'editor_samples.file_id',
      'editor_samples.owner_id',
      // Cast: files are written with an office kind only.
      sql<OfficeKind>`files.kind`.as('kind'),
    ]);
}

export function selectOptionalSample(id: FileId, contentType: ContentType) {
  return samples().where('file_id', '=', id).where('content_type', '=', contentType).executeTakeFirst();
}

export function selectOptionalSampleOf(ownerId: UserId, contentType: ContentType) {
  return samples().where('owner_id', '=', ownerId).where('content_type', '=', contentType).executeTakeFirst();
}

/** Serialises the creation of a user's samples until the end of the transaction. */
export async function lockSamplesOf(ownerId: UserId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('editor samples of user', ${ownerId}))`.execute(
    db(),
  );
}

export async function insertSample(sample: {
  fileId: FileId;
  ownerId: UserId;
  contentType: ContentType;
}): Promise<void> {
  await db()
    .insertInto('editor_samples')
    .values({ file_id: sample.fileId, owner_id: sample.ownerId, content_type: sample.contentType })
    .execute();
}
