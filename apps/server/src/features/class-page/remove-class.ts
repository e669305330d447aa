import type { ClassId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { purgeFilesOf } from '../../domain/assignment-files/index.ts';
import { listAssignments, lockAssignments } from '../../domain/assignments/index.ts';
import {
  type ClassRow,
  lockClass,
  lockManagedClass,
  removeClass,
  selectClass,
} from '../../domain/classes/index.ts';
import { listStudents } from '../../domain/members/index.ts';
import { countTexts } from '../../domain/submissions/index.ts';
import { inTransaction } from '../../platform/db.ts';

/** Deletes a class permanently, with its assignments, files and submissions. The audit log records what it was and how much was deleted. */
export async function removeClassWithContents(actor: Actor, id: ClassId, now: Date): Promise<void> {
  await inTransaction(async () => remove(actor, await lockManagedClass(actor, id), now));
}

/** The same for a class whose retention period is over; the audit log names the program as the actor. */
export async function removeExpiredClass(id: ClassId, now: Date): Promise<void> {
  await inTransaction(async () => {
    await lockClass(id);
    await remove(null, await selectClass(id), now);
  });
}

async function remove(actor: Actor | null, classRow: ClassRow, now: Date): Promise<void> {
  const { id } = classRow;
  const assignments = await listAssignments(id);
  const assignmentIds = assignments.map((row) => row.id);
  // A student who starts a text at this moment either finishes before this or finds no assignment.
  await lockAssignments(assignmentIds);
  await purgeFilesOf(assignmentIds, now);
  const [students, counts] = await Promise.all([listStudents(id), countTexts(assignmentIds)]);
  const details = {
    students: students.length,
    assignments: assignments.map(({ title }) => title),
    submissions: [...counts.values()].reduce((sum, { started }) => sum + started, 0),
  };
  await removeClass(actor, classRow, { now, details });
}
