import type { SignUpBody, UserId } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import { grantedRoles } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { hashPassword } from '../../platform/password.ts';
import { updateLinksUsed } from './link-queries.ts';
import { issueConfirmLink, lockLink } from './links.ts';
import { insertOptionalUser, selectAccount, updateUserConfirmed } from './queries.ts';
import { insertInstructorRequest } from './request-queries.ts';

interface NewPerson extends Omit<SignUpBody, 'invitation'> {
  language: Language;
  /** What was mailed to the address has proved it: done in the transaction that makes the account, which is open then. */
  admit?: (userId: UserId) => Promise<void>;
}

/**
 * Makes an account that opens once its address is confirmed. Who asks for access as an instructor has no role until somebody has looked
 * at their academic profile.
 */
export async function signUp(person: NewPerson, now: Date): Promise<void> {
  const { instructor, profile, admit, ...own } = person;
  const passwordHash = await hashPassword(person.password);
  await inTransaction(async () => {
    const userId = await insertOptionalUser({
      ...own,
      passwordHash,
      profileUrls: instructor ? profile : [],
      isConfirmed: admit !== undefined,
      roles: instructor ? [] : [grantedRoles.student],
      at: now,
    });
    // The name or the address: which of the two is not told.
    if (userId === undefined) throw new AppError('account.taken');
    if (instructor) await insertInstructorRequest(userId, now);
    const subject = { subject: 'account' as const, subjectId: userId };
    await audit({ at: now, actorId: userId, action: 'account.sign_up', ...subject });
    if (admit !== undefined) await admit(userId);
    else await issueConfirmLink(await selectAccount(userId), now);
  });
}

/** Opened again, the same link says again that all is well: a mail program may have looked at it first. */
export async function confirmEmail(token: string, now: Date): Promise<void> {
  await inTransaction(async () => {
    const { userId, isUsed } = await lockLink({ token, purpose: 'confirm' }, now);
    if (isUsed) return;
    await updateLinksUsed({ userId, purpose: 'confirm' }, now);
    await updateUserConfirmed(userId);
    await audit({
      at: now,
      actorId: userId,
      action: 'account.confirm',
      subject: 'account',
      subjectId: userId,
    });
  });
}
