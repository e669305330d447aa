import type { ClassId } from '@redraft/contracts';
import { type Actor, canOverseeClass } from '../../access/index.ts';
import { loadMembership } from '../../domain/members/index.ts';
import { AppError } from '../../platform/errors.ts';

/** A coordinator's role may be limited to some classes: others are not found. */
export async function requireOverseen(actor: Actor, classId: ClassId): Promise<void> {
  if (!canOverseeClass(await loadMembership(actor, classId))) throw new AppError('not_found');
}
