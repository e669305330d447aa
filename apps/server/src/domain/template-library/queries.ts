import type { FileId, TemplateId, TemplateKind, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** Instructors' own templates. Every query filters by owner: for others, a template is not found. */

// Cast: uploads are checked to be of one of these types before they are written.
const kind = sql<TemplateKind>`kind`;

export type TemplateRow = Awaited<ReturnType<typeof listTemplates>>[number];

function templates(ownerId: UserId) {
  return db()
    .selectFrom('templates')
    .select(['id', 'title', 'description', 'file_id', 'created_at', kind.as('kind')])
    .where('owner_id', '=', ownerId);
}

export function listTemplates(ownerId: UserId) {
  return templates(ownerId).orderBy(sql`lower(title)`).orderBy('id').execute();
}

/** Locked until the end of the transaction, so that it is not deleted while it is copied. */
export function lockOptionalTemplate(ownerId: UserId, id: TemplateId) {
  return templates(ownerId).where('id', '=', id).forUpdate().executeTakeFirst();
}

export function selectOptionalTemplate(ownerId: UserId, id: TemplateId) {
  return templates(ownerId).where('id', '=', id).executeTakeFirst();
}

export function selectOptionalThumbnail(ownerId: UserId, id: TemplateId) {
  return db()
    .selectFrom('templates')
    .select(['thumbnail', 'thumbnail_type'])
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface NewTemplate {
  ownerId: UserId;
  title: string;
  description: string;
  kind: TemplateKind;
  fileId: FileId;
  thumbnail: Uint8Array;
  thumbnailType: 'image/svg+xml' | 'image/png' | 'image/jpeg';
  at: Date;
}

export async function insertTemplate(template: NewTemplate): Promise<TemplateId> {
  const { id } = await db()
    .insertInto('templates')
    .values({
      owner_id: template.ownerId,
      title: template.title,
      description: template.description,
      kind: template.kind,
      file_id: template.fileId,
      thumbnail: Buffer.from(template.thumbnail),
      thumbnail_type: template.thumbnailType,
      created_at: template.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteTemplate(ownerId: UserId, id: TemplateId): Promise<void> {
  await db().deleteFrom('templates').where('owner_id', '=', ownerId).where('id', '=', id).execute();
}

/** After this many attempts a template keeps its generated thumbnail. */
const maxAttempts = 2;

export interface TemplateWithoutThumbnail {
  id: TemplateId;
  fileId: FileId;
  kind: TemplateKind;
}

/** Claims the next template that has only a generated thumbnail. */
export async function claimTemplateWithoutThumbnail(): Promise<TemplateWithoutThumbnail | undefined> {
  const { rows } = await sql<TemplateWithoutThumbnail>`
    UPDATE templates SET picture_tries = picture_tries + 1
    WHERE id = (SELECT id FROM templates WHERE thumbnail_type = 'image/svg+xml' AND picture_tries < ${maxAttempts}
      ORDER BY picture_tries, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, file_id AS "fileId", kind`.execute(db());
  return rows[0];
}

export async function updatePicture(id: TemplateId, picture: Uint8Array): Promise<void> {
  await db()
    .updateTable('templates')
    .set({ thumbnail: Buffer.from(picture), thumbnail_type: 'image/png' })
    .where('id', '=', id)
    .where('thumbnail_type', '=', 'image/svg+xml')
    .execute();
}
