import type { UserId } from '@redraft/contracts';
import { audit } from '../../platform/audit.ts';
import { changeEmail } from './institutional-accounts.ts';
import { issueFirstPasswordLinks } from './links.ts';
import { updateName } from './managed-queries.ts';
import { selectAccount, selectPasswordHash } from './queries.ts';

/** Updates an account that a student information system has created with the person's current name and address; the address must be unused. */
export async function changeRosterAccount(
  { actorId, isLocal }: { actorId: UserId | null; isLocal: boolean },
  person: { userId: UserId; firstName: string; lastName: string; email: string },
  now: Date,
): Promise<void> {
  const { userId, firstName, lastName, email } = person;
  const before = await selectAccount(userId);
  await updateName(userId, { firstName, lastName });
  const hasMoved = before.email.toLowerCase() !== email;
  if (hasMoved) await changeEmail(userId, email);
  const waits = before.auth_provider === 'local' && (await selectPasswordHash(userId)) === null;
  if (hasMoved && isLocal && waits) await issueFirstPasswordLinks([await selectAccount(userId)], now);
  await audit({
    at: now,
    actorId,
    action: 'account.update',
    subject: 'account',
    subjectId: userId,
    details: { by: 'OneRoster' },
  });
}
