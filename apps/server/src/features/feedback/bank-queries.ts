import type { KeptCommentId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** Comments that instructors keep. Every query names the owner: to anybody else they do not exist. */

export type KeptCommentRow = Awaited<ReturnType<typeof listKeptComments>>[number];

function keptComments(ownerId: UserId) {
  return db()
    .selectFrom('kept_comments')
    .select(['id', 'comment', 'version', 'updated_at'])
    .where('owner_id', '=', ownerId);
}

/** The newest first. */
export function listKeptComments(ownerId: UserId) {
  return keptComments(ownerId).orderBy('updated_at', 'desc').orderBy('id', 'desc').execute();
}

export function lockOptionalKeptComment(ownerId: UserId, id: KeptCommentId) {
  return keptComments(ownerId).where('id', '=', id).forUpdate().executeTakeFirst();
}

export function selectKeptComment(ownerId: UserId, id: KeptCommentId) {
  return keptComments(ownerId).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Two that are kept at once go one after the other, so that they are counted. */
export async function lockBank(ownerId: UserId): Promise<void> {
  await db().selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute();
}

export async function insertKeptComment(ownerId: UserId, comment: string, at: Date): Promise<KeptCommentId> {
  const { id } = await db()
    .insertInto('kept_comments')
    .values({ owner_id: ownerId, comment, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateKeptComment(id: KeptCommentId, comment: string, at: Date): Promise<void> {
  await db()
    .updateTable('kept_comments')
    .set({ comment, updated_at: at, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteKeptComment(id: KeptCommentId): Promise<void> {
  await db().deleteFrom('kept_comments').where('id', '=', id).execute();
}
