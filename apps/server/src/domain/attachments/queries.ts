import type { AttachmentId, SubmissionId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import { loadObject } from '../stored-objects/index.ts';

export type AttachmentRow = Awaited<ReturnType<typeof listAttachmentRows>>[number];

function attachments() {
  return db().selectFrom('attachments').select(['id', 'submission_id', 'name', 'size', 'uploaded_at']);
}

/** In the order in which they were attached. */
export function listAttachmentRows(id: SubmissionId) {
  return attachments().where('submission_id', '=', id).orderBy('id').execute();
}

export function selectOptionalAttachment(id: AttachmentId) {
  return attachments().where('id', '=', id).executeTakeFirst();
}

export async function countAttachments(id: SubmissionId): Promise<number> {
  const { count } = await db()
    .selectFrom('attachments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('submission_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertAttachment(attachment: {
  submissionId: SubmissionId;
  name: string;
  size: number;
  uploadedBy: UserId;
  at: Date;
}): Promise<AttachmentId> {
  const { id } = await db()
    .insertInto('attachments')
    .values({
      submission_id: attachment.submissionId,
      name: attachment.name,
      size: attachment.size,
      uploaded_by: attachment.uploadedBy,
      uploaded_at: attachment.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertPiece(id: AttachmentId, position: number, content: Uint8Array): Promise<void> {
  await sql`INSERT INTO attachment_pieces (attachment_id, position, content)
    VALUES (${id}, ${position}, ${Buffer.from(content)})`.execute(db());
}

export async function selectOptionalPiece(id: AttachmentId, position: number): Promise<Uint8Array | null> {
  const row = await db()
    .selectFrom('attachment_pieces')
    .select(['content', 'content_object'])
    .where('attachment_id', '=', id)
    .where('position', '=', position)
    .executeTakeFirst();
  if (!row) return null;
  return row.content_object === null ? row.content : loadObject(row.content_object);
}
