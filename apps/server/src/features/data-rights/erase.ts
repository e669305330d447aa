import type { ClassId, UserId } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import type { Logger } from 'pino';
import {
  type DeletionRow,
  insertDeletion,
  listClassesOfHeldWork,
  listDueDeletions,
  lockOptionalDeletion,
  selectOptionalDeletion,
  updateDeletion,
} from '../../domain/account-deletions/index.ts';
import { closeAccount, eraseAccount, lockManaging, selectAccount } from '../../domain/accounts/index.ts';
import { archiveClassesOf } from '../../domain/classes/index.ts';
import { eraseConformanceFiles } from '../../domain/conformance-files/index.ts';
import { eraseExport } from '../../domain/data-exports/index.ts';
import { eraseOpenings } from '../../domain/editor-host/index.ts';
import { eraseSamples } from '../../domain/editor-samples/index.ts';
import { eraseFeedbackDrafts } from '../../domain/feedback/index.ts';
import { eraseIdentities } from '../../domain/identities/index.ts';
import { eraseLearningEvents } from '../../domain/learning-events/index.ts';
import { claimMailsOf, eraseMails, queueMail } from '../../domain/mail/index.ts';
import { leaveAllClasses } from '../../domain/members/index.ts';
import { eraseNotifications } from '../../domain/notifications/index.ts';
import { eraseReviewsBy } from '../../domain/peer-reviews/index.ts';
import { eraseInstitutions } from '../../domain/role-rules/index.ts';
import { eraseSignOnSessions } from '../../domain/sign-on-sessions/index.ts';
import { eraseTemplates } from '../../domain/template-library/index.ts';
import { audit, forgetAuditDetails } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { deleteKeysOf } from '../../platform/idempotency.ts';
import { deletedMail } from './deletion-mails/index.ts';
import { eraseTextContents } from './erase-text.ts';
import { keepIfOnHold } from './held-work.ts';
import { listTexts, type OwnTextRow } from './queries.ts';
import { loadRefusals } from './refusals.ts';

/** Erases what another feature stores about a person. */
export type Eraser = (userId: UserId) => Promise<void>;

/** Deletes accounts that are due. Each step is a transaction and idempotent: after a crash, another worker continues. */
export async function eraseDueAccounts(
  { erasers, logger }: { erasers: readonly Eraser[]; logger: Logger },
  now: Date,
): Promise<void> {
  for (const deletion of await listDueDeletions(now)) {
    try {
      await resumeErasure(deletion, erasers, now);
    } catch (cause) {
      logger.error({ err: cause, userId: deletion.user_id }, 'An account could not be deleted');
    }
  }
}

/** Deletes an account at once, without the days to reconsider. Refused while the account is still needed (`loadRefusals`). */
export async function eraseAccountNow(
  { userId, language }: { userId: UserId; language: Language },
  erasers: readonly Eraser[],
  now: Date,
): Promise<void> {
  await insertDeletion({ userId, language, at: new Date(now.getTime() - 1), dueAt: now });
  const deletion = await selectOptionalDeletion(userId);
  if (deletion) await resumeErasure({ ...deletion, due_at: now }, erasers, now);
}

async function resumeErasure(deletion: DeletionRow, erasers: readonly Eraser[], now: Date): Promise<void> {
  const { user_id: userId } = deletion;
  if (deletion.begun_at === null && !(await start(userId, now))) return;
  if (deletion.erased_at === null) {
    await leaveAllClasses({ userId, email: (await selectAccount(userId)).email }, now);
    await archiveClassesOf(userId, now);
    for (const text of await listTexts(userId))
      if (text.id > deletion.erased_to) await eraseOneText(userId, text, now);
    const isKept = (classId: ClassId) => keepIfOnHold({ userId, classId }, now);
    await eraseReviewsBy(userId, { isKept }, now);
    await eraseAccountData(deletion, erasers, now);
  }
  if (await eraseMails(userId)) await updateDeletion(userId, { finished_at: now });
}

/** False if the request was withdrawn, or someone still needs the account: then it waits. */
async function start(userId: UserId, now: Date): Promise<boolean> {
  return inTransaction(async () => {
    // Two administrators deleted at the same time might each be the last one without the other.
    await lockManaging();
    const deletion = await lockOptionalDeletion(userId);
    if (!deletion || (await loadRefusals(userId)).length > 0) return false;
    await updateDeletion(userId, { begun_at: now });
    await closeAccount(userId);
    await eraseIdentities(userId);
    await eraseInstitutions(userId);
    await eraseSignOnSessions(userId);
    await eraseOpenings(userId);
    return true;
  });
}

async function eraseOneText(userId: UserId, { id, classId }: OwnTextRow, now: Date): Promise<void> {
  await inTransaction(async () => {
    if (!(await keepIfOnHold({ userId, classId }, now))) await eraseTextContents(id, now);
    await updateDeletion(userId, { erased_to: id });
  });
}

async function eraseAccountData(
  { user_id: userId, language }: DeletionRow,
  erasers: readonly Eraser[],
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    // Another worker may have finished it: it has notified the person, whose address is unknown by now.
    const reached = await lockOptionalDeletion(userId);
    if (!reached || reached.erased_at !== null) return;
    const { email } = await selectAccount(userId);
    await eraseTemplates(userId, now);
    await eraseFeedbackDrafts(userId);
    await eraseSamples(userId, now);
    await eraseConformanceFiles(userId, now);
    await eraseNotifications(userId);
    await eraseLearningEvents(userId);
    await eraseExport(userId);
    for (const erase of erasers) await erase(userId);
    const held = await listClassesOfHeldWork(userId);
    const erased = (await listTexts(userId)).filter(({ classId }) => !held.some(({ id }) => id === classId));
    await forgetAuditDetails({ userId, email, texts: erased.map(({ id }) => id) });
    await deleteKeysOf(userId);
    await claimMailsOf({ id: userId, email });
    await queueMail({ userId, to: email, language, template: deletedMail, params: { held } }, now);
    await eraseAccount(userId, now);
    const subject = { subject: 'account' as const, subjectId: userId };
    await audit({ at: now, actorId: null, action: 'account.deleted', ...subject });
    await updateDeletion(userId, { erased_at: now });
  });
}
