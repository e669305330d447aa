import type { AccountDeletion, AuditedAction } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import type { Actor } from '../../access/index.ts';
import {
  deleteDeletion,
  dueFrom,
  graceDays,
  insertDeletion,
  listClassesOnHoldOf,
  listUnreminded,
  lockOptionalDeletion,
  remindedFrom,
  selectOptionalDeletion,
  updateDeletion,
} from '../../domain/account-deletions/index.ts';
import { isConfirmedBy, proofOfDeletion, selectAccount } from '../../domain/accounts/index.ts';
import { queueMail } from '../../domain/mail/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { reminderMail, requestedMail } from './deletion-mails/index.ts';
import { loadRefusals } from './refusals.ts';

/** Whether the user's account is to be deleted, and what prevents it. */
export async function readDeletion({ userId }: Actor): Promise<AccountDeletion> {
  const [deletion, confirmBy, refusals, heldClasses] = await Promise.all([
    selectOptionalDeletion(userId),
    proofOfDeletion(userId),
    loadRefusals(userId),
    listClassesOnHoldOf(userId),
  ]);
  return {
    dueAt: deletion?.due_at.toISOString() ?? null,
    requestedAt: deletion?.requested_at.toISOString() ?? null,
    confirmBy,
    graceDays,
    refusals,
    heldClasses,
  };
}

/** A repeated request keeps the first date. */
export async function requestDeletion(
  actor: Actor,
  { confirmation, language }: { confirmation: string; language: Language },
  now: Date,
): Promise<AccountDeletion> {
  const { userId } = actor;
  if (!(await isConfirmedBy(userId, confirmation))) throw new AppError('account.confirmation_wrong');
  await inTransaction(async () => {
    const [refusal] = await loadRefusals(userId);
    if (refusal)
      throw new AppError(refusal.kind === 'classes' ? 'account.owns_classes' : 'account.last_admin');
    const dueAt = dueFrom(now);
    if (!(await insertDeletion({ userId, language, at: now, dueAt }))) return;
    await record(actor, 'account.delete_requested', now);
    const params = { dueAt, held: await listClassesOnHoldOf(userId) };
    await queueMail({ userId, to: actor.email, language, template: requestedMail, params }, now);
  });
  return readDeletion(actor);
}

/** "Keep my account"; idempotent. */
export async function cancelDeletion(actor: Actor, now: Date): Promise<AccountDeletion> {
  await inTransaction(async () => {
    const deletion = await lockOptionalDeletion(actor.userId);
    if (!deletion) return;
    if (deletion.begun_at !== null) throw new AppError('account.deletion_begun');
    await deleteDeletion(actor.userId);
    await record(actor, 'account.kept', now);
  });
  return readDeletion(actor);
}

async function record({ userId }: Actor, action: AuditedAction, at: Date): Promise<void> {
  await audit({ at, actorId: userId, action, subject: 'account', subjectId: userId });
}

/** Mails everyone whose account will be deleted in two days, once each. */
export async function remindOfDeletions(now: Date): Promise<void> {
  // Deletions whose reminder is due by now: the date is mirrored around the reminder interval.
  const ahead = new Date(2 * now.getTime() - remindedFrom(now).getTime());
  for (const { user_id: userId } of await listUnreminded(ahead)) {
    await inTransaction(async () => {
      const deletion = await lockOptionalDeletion(userId);
      if (!deletion || deletion.reminded_at !== null) return;
      const { email: to } = await selectAccount(userId);
      const { language, due_at: dueAt } = deletion;
      const params = { dueAt, held: await listClassesOnHoldOf(userId) };
      await queueMail({ userId, to, language, template: reminderMail, params }, now);
      await updateDeletion(userId, { reminded_at: now });
    });
  }
}
