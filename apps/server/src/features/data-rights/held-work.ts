import type { ClassId, SubmissionId, UserId } from '@redraft/contracts';
import type { Logger } from 'pino';
import {
  deleteHeldWork,
  insertHeldWork,
  listNoLongerHeldWork,
} from '../../domain/account-deletions/index.ts';
import { isOnHold, lockClassShared } from '../../domain/classes/index.ts';
import { eraseReviewsBy } from '../../domain/peer-reviews/index.ts';
import { audit, forgetDetailsOfTexts } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { eraseTextContents } from './erase-text.ts';
import { listTexts } from './queries.ts';

/** Work of a deleted account in a class on hold is kept as it is, and erased once the hold has ended (docs/decisions/0105). */

interface Work {
  userId: UserId;
  classId: ClassId;
}

/** Records that this work is kept, if its class is on hold. Locks the class: no hold is placed before the end of the transaction. */
export async function keepIfOnHold({ userId, classId }: Work, at: Date): Promise<boolean> {
  await lockClassShared(classId);
  if (!(await isOnHold(classId))) return false;
  await insertHeldWork({ userId, classId, at });
  return true;
}

/** Erases what was kept in classes whose hold has ended. Idempotent; a failure does not stop the others. */
export async function eraseNoLongerHeldWork(logger: Logger, now: Date): Promise<void> {
  for (const work of await listNoLongerHeldWork()) {
    try {
      await eraseWork(work, now);
    } catch (cause) {
      logger.error({ err: cause, ...work }, 'Work of a deleted account could not be erased');
    }
  }
}

async function eraseWork(work: Work, now: Date): Promise<void> {
  const { userId, classId } = work;
  const texts = (await listTexts(userId)).filter((text) => text.classId === classId);
  for (const { id } of texts) await eraseTextUnlessHeld(work, id, now);
  const isKept = (reviewed: ClassId) => keepIfOnHold({ userId, classId: reviewed }, now);
  await eraseReviewsBy(userId, { classId, isKept }, now);
  await inTransaction(async () => {
    if (await keepIfOnHold(work, now)) return;
    await forgetDetailsOfTexts(texts.map(({ id }) => id));
    await deleteHeldWork(userId, classId);
    const subject = { subject: 'account' as const, subjectId: userId };
    await audit({
      at: now,
      actorId: null,
      action: 'account.held_work_deleted',
      ...subject,
      details: { classId },
    });
  });
}

async function eraseTextUnlessHeld(work: Work, id: SubmissionId, now: Date): Promise<void> {
  await inTransaction(async () => {
    if (!(await keepIfOnHold(work, now))) await eraseTextContents(id, now);
  });
}
