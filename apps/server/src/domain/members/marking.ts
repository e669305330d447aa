import type { SetMarkingBody } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { lockManagedClass } from '../classes/index.ts';
import { selectOptionalMarking, updateMarking } from './marking-queries.ts';
import { listSections } from './section-queries.ts';

/** Allows an assistant to comment or grade, for the whole class or some of its sections; or revokes that. */
export async function changeMarking(actor: Actor, body: SetMarkingBody, now: Date): Promise<void> {
  const { classId, userId, level } = body;
  await inTransaction(async () => {
    await lockManagedClass(actor, classId);
    const before = await selectOptionalMarking({ classId, userId });
    if (!before) throw new AppError('assistant.not_member');
    const sections = new Set((await listSections(classId)).map(({ id }) => id));
    if (body.sectionIds?.some((id) => !sections.has(id)) === true) throw new AppError('not_found');
    const newMarking = { level, sectionIds: body.sectionIds && [...new Set(body.sectionIds)] };
    await updateMarking({ classId, userId }, newMarking);
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'class.set_marking',
      subject: 'class',
      subjectId: classId,
      details: { userId, before, after: newMarking },
    });
  });
}
