import type { DeletionRefusal, UserId } from '@redraft/contracts';
import { isOnlyManager } from '../../domain/accounts/index.ts';
import { listClassesInUse } from '../../domain/classes/index.ts';

/** Why an account is still needed: it is the only administrator, or owns classes with students. */
export async function loadRefusals(userId: UserId): Promise<DeletionRefusal[]> {
  const [isLast, classes] = await Promise.all([isOnlyManager(userId), listClassesInUse(userId)]);
  return [
    ...(isLast ? [{ kind: 'last_admin' as const }] : []),
    ...(classes.length > 0 ? [{ kind: 'classes' as const, classes }] : []),
  ];
}
