import {
  type ChangeSavedCommentBody,
  limits,
  type SavedComment,
  type SavedCommentId,
} from '@redraft/contracts';
import { sentence } from '@redraft/sentences';
import type { Actor } from '../../access/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import {
  deleteSavedComment,
  insertSavedComment,
  listSavedComments,
  lockBank,
  lockOptionalSavedComment,
  type SavedCommentRow,
  selectSavedComment,
  updateSavedComment,
} from './bank-queries.ts';

/** The user's saved comments, most recently saved or changed first. */
export async function listOwnComments(actor: Actor): Promise<SavedComment[]> {
  return (await listSavedComments(actor.userId)).map(presentSaved);
}

/** If an identical one exists, returns that. */
export async function saveComment(actor: Actor, comment: string, now: Date): Promise<SavedComment> {
  return inTransaction(async () => {
    await lockBank(actor.userId);
    const stored = await listSavedComments(actor.userId);
    const duplicate = stored.find((row) => row.comment === comment);
    if (duplicate) return presentSaved(duplicate);
    if (stored.length >= limits.keptComments)
      throw new AppError(sentence('bank.full', { max: limits.keptComments }));
    const id = await insertSavedComment(actor.userId, comment, now);
    return presentSaved(await selectSavedComment(actor.userId, id));
  });
}

export async function changeSavedComment(
  actor: Actor,
  { id, comment, version }: ChangeSavedCommentBody,
  now: Date,
): Promise<SavedComment> {
  return inTransaction(async () => {
    const before = await lockOwn(actor, id);
    if (before.version !== version) throw new AppError('conflict.changed');
    await updateSavedComment(id, comment, now);
    return presentSaved(await selectSavedComment(actor.userId, id));
  });
}

export async function removeSavedComment(actor: Actor, id: SavedCommentId): Promise<void> {
  await inTransaction(async () => {
    await lockOwn(actor, id);
    await deleteSavedComment(id);
  });
}

async function lockOwn(actor: Actor, id: SavedCommentId): Promise<SavedCommentRow> {
  const savedComment = await lockOptionalSavedComment(actor.userId, id);
  if (!savedComment) throw new AppError('not_found');
  return savedComment;
}

function presentSaved({ id, comment, version, updated_at: updatedAt }: SavedCommentRow): SavedComment {
  return { id, comment, version, updatedDate: updatedAt.toISOString() };
}
