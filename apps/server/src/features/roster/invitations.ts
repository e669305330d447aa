import type { InvitationId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { lockManagedClass } from '../../domain/classes/index.ts';
import { deleteInvitation, selectOptionalInvitation } from '../../domain/members/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';

/** Deletes an invitation that nobody has used yet; people who joined by it stay. */
export async function removeInvitation(actor: Actor, id: InvitationId, now: Date): Promise<void> {
  await inTransaction(async () => {
    const found = await selectOptionalInvitation(id);
    if (!found) throw new AppError('not_found');
    await lockManagedClass(actor, found.class_id);
    // The invited person may have joined while this waited for the lock.
    if (!(await selectOptionalInvitation(id))) throw new AppError('not_found');
    await deleteInvitation(id);
    const subject = { subject: 'class' as const, subjectId: found.class_id };
    const details = { email: found.email };
    await audit({ at: now, actorId: actor.userId, action: 'class.remove_invitation', ...subject, details });
  });
}
