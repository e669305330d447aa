import type { PasswordChange, RecoverPasswordBody, UserId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { hashPassword, isPasswordOf } from '../../platform/password.ts';
import { queueMail } from '../mail/index.ts';
import { updateLinksUsed } from './link-queries.ts';
import { lockLink, readLink, toOwner } from './links.ts';
import { passwordChangedMail } from './mails/index.ts';
import { selectAccount, selectPasswordHash, updatePassword, updateUserConfirmed } from './queries.ts';
import { endSessionsOf } from './sessions.ts';

/** Ends all other sessions, because the old password may have been compromised. */
export async function changePassword(
  actor: Actor,
  { current, next }: PasswordChange,
  now: Date,
): Promise<void> {
  const { userId } = actor;
  const account = await selectAccount(userId);
  const stored = await selectPasswordHash(userId);
  if (account.auth_provider !== 'local' || stored === null) throw new AppError('account.not_local');
  if (!(await isPasswordOf(stored, current))) throw new AppError('account.wrong_password');
  if (current === next) throw new AppError('account.password_same');
  const passwordHash = await hashPassword(next);
  await inTransaction(async () => {
    // The password was changed meanwhile, so the current password that was entered no longer matches.
    if (!(await updatePassword(userId, { from: stored, to: passwordHash })))
      throw new AppError('account.wrong_password');
    await finishPasswordChange({ userId, exceptSessionId: actor.sessionId }, now);
  });
}

/** Needs link, address and name; also confirms the address. */
export async function recoverPassword(body: RecoverPasswordBody, now: Date): Promise<void> {
  const { id: token, password } = body;
  // Checked first, so that requests without a valid link cannot cause password hashing.
  await readLink({ token, purpose: 'recover' }, now);
  const passwordHash = await hashPassword(password);
  await inTransaction(async () => {
    const { userId, isUsed } = await lockLink({ token, purpose: 'recover' }, now);
    if (isUsed) throw new AppError('account.link_invalid');
    const account = await selectAccount(userId);
    if (account.auth_provider !== 'local') throw new AppError('account.link_invalid');
    if (!isSamePassword(account.email, body.email) || !isSamePassword(account.username, body.username))
      throw new AppError('account.link_mismatch');
    await updatePassword(userId, { to: passwordHash });
    await updateUserConfirmed(userId);
    await finishPasswordChange({ userId }, now);
  });
}

function isSamePassword(stored: string, received: string): boolean {
  return stored.toLowerCase() === received.trim().toLowerCase();
}

async function finishPasswordChange(
  target: { userId: UserId; exceptSessionId?: number },
  now: Date,
): Promise<void> {
  const { userId } = target;
  await updateLinksUsed({ userId, purpose: 'recover' }, now);
  await endSessionsOf(target, now);
  await audit({
    at: now,
    actorId: userId,
    action: 'account.password',
    subject: 'account',
    subjectId: userId,
  });
  const account = await selectAccount(userId);
  const params = { firstName: account.first_name };
  await queueMail({ ...toOwner(account), template: passwordChangedMail, params }, now);
}
