import type { UserId } from '@redraft/contracts';
import { type Actor, grantedRoles } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { queueMail } from '../mail/index.ts';
import { toOwner } from './links.ts';
import { approvedMail, declinedMail } from './mails/index.ts';
import { insertRole, selectAccount } from './queries.ts';
import { updateInstructorRequest } from './request-queries.ts';
import { endSessionsOf } from './sessions.ts';

/** Requires `account.manage`. The role takes effect at the next sign-in, because pages keep the permissions they started with. */
export async function approveInstructor(actor: Actor, userId: UserId, now: Date): Promise<void> {
  await decide(actor, { userId, outcome: 'approved' }, now);
}

/** The account remains a student's. */
export async function declineInstructor(actor: Actor, userId: UserId, now: Date): Promise<void> {
  await decide(actor, { userId, outcome: 'declined' }, now);
}

async function decide(
  actor: Actor,
  { userId, outcome }: { userId: UserId; outcome: 'approved' | 'declined' },
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    if (!(await updateInstructorRequest({ userId, outcome, actorId: actor.userId }, now)))
      throw new AppError('account.already_decided');
    const account = await selectAccount(userId);
    if (outcome === 'approved') await insertRole(userId, grantedRoles.instructor);
    else if (account.roles.length === 0) await insertRole(userId, grantedRoles.student);
    await endSessionsOf({ userId, keepsAccessTokens: true }, now);
    await audit({
      at: now,
      actorId: actor.userId,
      action: `instructor.${outcome}`,
      subject: 'account',
      subjectId: userId,
    });
    const template = outcome === 'approved' ? approvedMail : declinedMail;
    await queueMail({ ...toOwner(account), template, params: { firstName: account.first_name } }, now);
  });
}
