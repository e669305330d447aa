import type { Role, UserId } from '@redraft/contracts';
import { hasPermission } from '../../access/index.ts';
import { fenceTexts } from '../fencing/index.ts';
import { isOnlyManager } from './manage-accounts.ts';
import { deleteRoles, insertRoles } from './managed-queries.ts';
import { updateInstructorRequest } from './request-queries.ts';
import { endSessionsOf } from './sessions.ts';

/**
 * Gives and takes roles by a rule, in the transaction of the caller, which has called `lockManaging`. Returns the roles that were taken: the only
 * account that can manage others keeps that role.
 */
export async function changeRolesByRule(
  userId: UserId,
  { gains, loses }: { gains: readonly Role[]; loses: readonly Role[] },
  now: Date,
): Promise<Role[]> {
  const kept = await selectKeptRoles(userId, loses);
  const taken = loses.filter((role) => !kept.includes(role));
  await insertRoles(gains.map((role) => ({ id: userId, role })));
  if (hasPermission({ roles: gains }, 'class.create'))
    await updateInstructorRequest({ userId, outcome: 'approved', actorId: null }, now);
  if (taken.length === 0) return [];
  // Saves in progress must check the permissions again.
  await fenceTexts({ studentId: userId });
  await deleteRoles(userId, taken);
  await endSessionsOf({ userId, keepsAccessTokens: true }, now);
  return taken;
}

/** Those of the roles that the account cannot lose, because nobody else could manage accounts. */
export async function selectKeptRoles(userId: UserId, loses: readonly Role[]): Promise<Role[]> {
  const managing = loses.filter((role) => hasPermission({ roles: [role] }, 'account.manage'));
  return managing.length > 0 && (await isOnlyManager(userId)) ? managing : [];
}
