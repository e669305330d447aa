import type { PasswordChange, RecoverPasswordBody, UserId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { hashPassword, isPasswordOf } from '../../platform/password.ts';
import { queueMail } from '../mail/index.ts';
import { updateLinksUsed } from './link-queries.ts';
import { lockLink, readLink, toOwner } from './links.ts';
import { passwordChangedMail } from './mails.ts';
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
  const known = await selectPasswordHash(userId);
  if (account.auth_provider !== 'local' || known === null) throw new AppError('account.not_local');
  if (!(await isPasswordOf(known, current))) throw new AppError('account.wrong_password');
  if (current === next) throw new AppError('account.password_same');
  const passwordHash = await hashPassword(next);
  await inTransaction(async () => {
    // The password was changed meanwhile, so the current password that was entered no longer matches.
    if (!(await updatePassword(userId, { from: known, to: passwordHash })))
      throw new AppError('account.wrong_password');
    await settle({ userId, exceptSessionId: actor.sessionId }, now);
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
    if (!isSame(account.email, body.email) || !isSame(account.username, body.username))
      throw new AppError('account.link_mismatch');
    await updatePassword(userId, { to: passwordHash });
    await updateUserConfirmed(userId);
    await settle({ userId }, now);
  });
}

function isSame(known: string, said: string): boolean {
  return known.toLowerCase() === said.trim().toLowerCase();
}

async function settle(whose: { userId: UserId; exceptSessionId?: number }, now: Date): Promise<void> {
  const { userId } = whose;
  await updateLinksUsed({ userId, purpose: 'recover' }, now);
  await endSessionsOf(whose, now);
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
