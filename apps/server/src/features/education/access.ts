import type { ClassId } from '@redraft/contracts';
import { type Actor, canOverseeClass } from '../../access/index.ts';
import { loadMembership } from '../../domain/members/index.ts';
import { AppError } from '../../platform/errors.ts';

/** A coordinator may be there for some classes only: any other is not there. */
export async function requireOverseen(actor: Actor, classId: ClassId): Promise<void> {
  if (!canOverseeClass(await loadMembership(actor, classId))) throw new AppError('not_found');
}
