import type { UpdateClassBody } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { listAssignments } from '../../domain/assignments/index.ts';
import { changeClass } from '../../domain/classes/index.ts';
import { fenceTexts } from '../../domain/fencing/index.ts';
import { followDeadlines } from '../../domain/submissions/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { listLettersInUse } from './queries.ts';

/** The details of a class, whose dates go on including its assignments and whose letters those that were given. */
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
    // The end of the class and its clock bound what students are granted.
    await followDeadlines({ classId: body.id, actorId: actor.userId, now });
  });
}
