import type { SavedCommentId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** Instructors' saved comments. Every query filters by owner: not found for others. */

export type SavedCommentRow = Awaited<ReturnType<typeof listSavedComments>>[number];

function savedComments(ownerId: UserId) {
  return db()
    .selectFrom('kept_comments')
    .select(['id', 'comment', 'version', 'updated_at'])
    .where('owner_id', '=', ownerId);
}

/** Newest first. */
export function listSavedComments(ownerId: UserId) {
  return savedComments(ownerId).orderBy('updated_at', 'desc').orderBy('id', 'desc').execute();
}

export function lockOptionalSavedComment(ownerId: UserId, id: SavedCommentId) {
  return savedComments(ownerId).where('id', '=', id).forUpdate().executeTakeFirst();
}

export function selectSavedComment(ownerId: UserId, id: SavedCommentId) {
  return savedComments(ownerId).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Serialises simultaneous additions, so that the limit holds. */
export async function lockBank(ownerId: UserId): Promise<void> {
  await db().selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute();
}

export async function insertSavedComment(
  ownerId: UserId,
  comment: string,
  at: Date,
): Promise<SavedCommentId> {
  const { id } = await db()
    .insertInto('kept_comments')
    .values({ owner_id: ownerId, comment, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateSavedComment(id: SavedCommentId, comment: string, at: Date): Promise<void> {
  await db()
    .updateTable('kept_comments')
    .set({ comment, updated_at: at, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteSavedComment(id: SavedCommentId): Promise<void> {
  await db().deleteFrom('kept_comments').where('id', '=', id).execute();
}
