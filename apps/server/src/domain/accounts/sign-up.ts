import type { SignUpBody, UserId } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import { grantedRoles } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { hashPassword } from '../../platform/password.ts';
import { updateLinksUsed } from './link-queries.ts';
import { issueConfirmLink, lockLink } from './links.ts';
import { insertUserIfUnique, selectAccount, updateUserConfirmed } from './queries.ts';
import { insertInstructorRequest } from './request-queries.ts';

interface NewPerson extends Omit<SignUpBody, 'invitation'> {
  language: Language;
  /** Set if a mailed link has confirmed the address already: runs in the transaction that creates the account, which is then active. */
  admit?: (userId: UserId) => Promise<void>;
}

/**
 * Creates an account that becomes active once its address is confirmed. Users who request instructor access have no role until an administrator has
 * reviewed their academic profile.
 */
export async function signUp(person: NewPerson, now: Date): Promise<void> {
  const { instructor, profile, admit, ...own } = person;
  const passwordHash = await hashPassword(person.password);
  await inTransaction(async () => {
    const userId = await insertUserIfUnique({
      ...own,
      passwordHash,
      profileUrls: instructor ? profile : [],
      isConfirmed: admit !== undefined,
      roles: instructor ? [] : [grantedRoles.student],
      at: now,
    });
    // Does not reveal which of name and address is taken.
    if (userId === undefined) throw new AppError('account.taken');
    if (instructor) await insertInstructorRequest(userId, now);
    const subject = { subject: 'account' as const, subjectId: userId };
    await audit({ at: now, actorId: userId, action: 'account.sign_up', ...subject });
    if (admit !== undefined) await admit(userId);
    else await issueConfirmLink(await selectAccount(userId), now);
  });
}

/** Idempotent, because a mail program may open the link before the user does. */
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
