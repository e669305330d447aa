import type { SubmissionId, UserId } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export interface DeletionRow {
  user_id: UserId;
  language: Language;
  requested_at: Date;
  due_at: Date;
  reminded_at: Date | null;
  begun_at: Date | null;
  erased_to: number;
  erased_at: Date | null;
  finished_at: Date | null;
}

function deletions() {
  return (
    db()
      .selectFrom('account_deletions')
      .select(['user_id', 'requested_at', 'due_at', 'reminded_at', 'begun_at', 'erased_to', 'erased_at'])
      .select('finished_at')
      // Cast: a CHECK of the table restricts the values.
      .select(sql<Language>`language`.as('language'))
  );
}

export function selectOptionalDeletion(userId: UserId): Promise<DeletionRow | undefined> {
  return deletions().where('user_id', '=', userId).executeTakeFirst();
}

/** Held until the end of the transaction. */
export function lockOptionalDeletion(userId: UserId): Promise<DeletionRow | undefined> {
  return deletions().where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

/** False if a deletion was requested already. */
export async function insertDeletion(deletion: {
  userId: UserId;
  language: Language;
  at: Date;
  dueAt: Date;
}): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db()
    .insertInto('account_deletions')
    .values({
      user_id: deletion.userId,
      language: deletion.language,
      requested_at: deletion.at,
      due_at: deletion.dueAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function deleteDeletion(userId: UserId): Promise<void> {
  await db().deleteFrom('account_deletions').where('user_id', '=', userId).execute();
}

/** Deletions that are due, and those that were started. */
export function listDueDeletions(now: Date): Promise<DeletionRow[]> {
  return deletions()
    .where('finished_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('user_id')
    .execute();
}

export function listUnreminded(dueBefore: Date): Promise<DeletionRow[]> {
  return deletions()
    .where('reminded_at', 'is', null)
    .where('begun_at', 'is', null)
    .where('due_at', '<=', dueBefore)
    .orderBy('user_id')
    .execute();
}

export async function updateDeletion(
  userId: UserId,
  reachedState:
    | { reminded_at: Date }
    | { begun_at: Date }
    | { erased_to: SubmissionId }
    | { erased_at: Date }
    | { finished_at: Date },
): Promise<void> {
  await db().updateTable('account_deletions').set(reachedState).where('user_id', '=', userId).execute();
}
