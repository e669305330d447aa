import { type ChangeKeptCommentBody, type KeptComment, type KeptCommentId, limits } from '@redraft/contracts';
import { sentence } from '@redraft/sentences';
import type { Actor } from '../../access/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import {
  deleteKeptComment,
  insertKeptComment,
  type KeptCommentRow,
  listKeptComments,
  lockBank,
  lockOptionalKeptComment,
  selectKeptComment,
  updateKeptComment,
} from './bank-queries.ts';

/** The own comments, those first that were kept or changed last. */
export async function listOwnComments(actor: Actor): Promise<KeptComment[]> {
  return (await listKeptComments(actor.userId)).map(presentKept);
}

/** One that says the same is there already; it is the one that is answered. */
export async function keepComment(actor: Actor, comment: string, now: Date): Promise<KeptComment> {
  return inTransaction(async () => {
    await lockBank(actor.userId);
    const stored = await listKeptComments(actor.userId);
    const same = stored.find((row) => row.comment === comment);
    if (same) return presentKept(same);
    if (stored.length >= limits.keptComments)
      throw new AppError(sentence('bank.full', { max: limits.keptComments }));
    const id = await insertKeptComment(actor.userId, comment, now);
    return presentKept(await selectKeptComment(actor.userId, id));
  });
}

export async function changeKeptComment(
  actor: Actor,
  { id, comment, version }: ChangeKeptCommentBody,
  now: Date,
): Promise<KeptComment> {
  return inTransaction(async () => {
    const before = await lockOwn(actor, id);
    if (before.version !== version) throw new AppError('conflict.changed');
    await updateKeptComment(id, comment, now);
    return presentKept(await selectKeptComment(actor.userId, id));
  });
}

export async function removeKeptComment(actor: Actor, id: KeptCommentId): Promise<void> {
  await inTransaction(async () => {
    await lockOwn(actor, id);
    await deleteKeptComment(id);
  });
}

async function lockOwn(actor: Actor, id: KeptCommentId): Promise<KeptCommentRow> {
  const found = await lockOptionalKeptComment(actor.userId, id);
  if (!found) throw new AppError('not_found');
  return found;
}

function presentKept({ id, comment, version, updated_at: updatedAt }: KeptCommentRow): KeptComment {
  return { id, comment, version, updatedDate: updatedAt.toISOString() };
}
