import type { ClassId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { listAssignments } from '../assignments/index.ts';
import { listStudents, lockManagedClass, removeClass } from '../classes/index.ts';
import { requestPurge } from '../revisions/index.ts';
import { countStarted } from '../submissions/index.ts';
import { filesOfAssignment } from '../templates/index.ts';

/** For ever: with its assignments, their files and what students wrote. The log keeps what it was and how much. */
export async function removeWholeClass(actor: Actor, id: ClassId, now: Date): Promise<void> {
  await inTransaction(async () => {
    await lockManagedClass(actor, id);
    const [assignments, students, started] = await Promise.all([
      listAssignments(id),
      listStudents(id),
      countStarted(id),
    ]);
    for (const assignment of assignments) await requestPurge(await filesOfAssignment(assignment.id), now);
    const details = {
      students: students.length,
      assignments: assignments.map(({ title }) => title),
      submissions: [...started.values()].reduce((sum, number) => sum + number, 0),
    };
    await removeClass(actor, id, { now, details });
  });
}
