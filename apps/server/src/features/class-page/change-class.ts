import type { UpdateClassBody } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { listAssignments } from '../../domain/assignments/index.ts';
import { changeClass } from '../../domain/classes/index.ts';
import { fenceTexts } from '../../domain/fencing/index.ts';
import { followDeadlines } from '../../domain/submissions/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { listLettersInUse } from './queries.ts';

/** Changes a class; its dates must still include the assignments, and its letters those in use. */
export async function changeClassAndLimits(actor: Actor, body: UpdateClassBody, now: Date): Promise<void> {
  await inTransaction(async () => {
    await changeClass({
      actor,
      body,
      now,
      lettersInUse: () => listLettersInUse(body.id),
      assignments: () => listAssignments(body.id),
    });
    await fenceTexts({ classId: body.id });
    // Accommodations are limited by the end of the class and depend on its zone.
    await followDeadlines({ classId: body.id, actorId: actor.userId, now });
  });
}
