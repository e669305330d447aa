import type { ClassId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { purgeFilesOf } from '../../domain/assignment-files/index.ts';
import { listAssignments, lockAssignments } from '../../domain/assignments/index.ts';
import { lockManagedClass, removeClass } from '../../domain/classes/index.ts';
import { listStudents } from '../../domain/members/index.ts';
import { countTexts } from '../../domain/submissions/index.ts';
import { inTransaction } from '../../platform/db.ts';

/** For ever: with its assignments, their files and what students wrote. The log keeps what it was and how much. */
export async function removeClassWithContents(actor: Actor, id: ClassId, now: Date): Promise<void> {
  await inTransaction(async () => {
    const course = await lockManagedClass(actor, id);
    const assignments = await listAssignments(id);
    const assignmentIds = assignments.map((row) => row.id);
    // Who begins one at this moment comes before this or finds nothing to begin.
    await lockAssignments(assignmentIds);
    await purgeFilesOf(assignmentIds, now);
    const [students, counts] = await Promise.all([listStudents(id), countTexts(assignmentIds)]);
    const details = {
      students: students.length,
      assignments: assignments.map(({ title }) => title),
      submissions: [...counts.values()].reduce((sum, { started }) => sum + started, 0),
    };
    await removeClass(actor, course, { now, details });
  });
}
