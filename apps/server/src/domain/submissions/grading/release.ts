import type { ReleaseGradesBody } from '@redraft/contracts';
import type { Actor } from '../../../access/index.ts';
import { audit } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/db.ts';
import { lockManagedAssignment } from '../../assignments/index.ts';
import { updateScores } from '../../lti/index.ts';
import { notifyOfGrades } from './notify-grades.ts';
import { insertReleases, listReleasable } from './queries.ts';
import { recordReleased } from './record-grades.ts';
import { loadGradingSettings } from './settings.ts';

/** Releases grades to students, all or the given ones. A release cannot be undone, because students may have seen the grades. */
export async function releaseGrades(
  actor: Actor,
  { assignmentId, submissionIds }: ReleaseGradesBody,
  now: Date,
): Promise<{ released: number; ungraded: number }> {
  return inTransaction(async () => {
    await lockManagedAssignment(actor, assignmentId);
    const heldSubmissions = await listReleasable(assignmentId, submissionIds);
    const rows = heldSubmissions.filter((row) => row.is_graded);
    const graded = rows.map((row) => row.id);
    // Grades that were not held back were visible before.
    const { holdsBack } = (await loadGradingSettings([assignmentId]))(assignmentId);
    if (holdsBack) await notifyOfGrades(assignmentId, rows, now);
    await insertReleases(graded, { userId: actor.userId, at: now });
    if (holdsBack) await recordReleased(graded, { actorId: actor.userId }, now);
    await updateScores(graded, now);
    if (graded.length > 0) {
      await audit({
        at: now,
        actorId: actor.userId,
        action: 'assignment.release_grades',
        subject: 'assignment',
        subjectId: assignmentId,
        details: { submissionIds: graded },
      });
    }
    return { released: graded.length, ungraded: heldSubmissions.length - graded.length };
  });
}
