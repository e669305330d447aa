import type { AssignmentId, ChangeGradingBody, GradingSettings } from '@redraft/contracts';
import type { Actor } from '../../../access/index.ts';
import { audit } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { lockManagedAssignment } from '../../assignments/index.ts';
import { updateScoresOf } from '../../lti/index.ts';
import { notifyOfGrades } from './notify-grades.ts';
import { insertReleases, listReleasable, listSettings, upsertSettings } from './queries.ts';
import { recordReleased } from './record-grades.ts';
import { coupleAnonymity, defaultGrading, showsHeld, staysVisible } from './settings-rules.ts';

/** The grading settings of each of these assignments. */
export async function loadGradingSettings(
  ids: readonly AssignmentId[],
): Promise<(id: AssignmentId) => GradingSettings> {
  const rows = await listSettings(ids);
  const known = new Map(
    rows.map((row): [AssignmentId, GradingSettings] => [row.assignment_id, presentSettings(row)]),
  );
  return (id) => known.get(id) ?? defaultGrading;
}

/** Copies the settings of another assignment, but generates new codes, so that codes of one reveal nothing about the other. */
export async function copyGrading({ from, to }: { from: AssignmentId; to: AssignmentId }): Promise<void> {
  const [stored] = await listSettings([from]);
  if (stored) await upsertSettings(to, presentSettings(stored));
}

function presentSettings(row: Awaited<ReturnType<typeof listSettings>>[number]): GradingSettings {
  return {
    holdsBack: row.holds_back,
    isAnonymous: row.is_anonymous,
    processShare: row.process_share,
    scale: row.scale,
    version: row.version,
  };
}

/** Changes the grading settings; the second of two simultaneous changes gets a conflict. */
export async function changeGrading(
  actor: Actor,
  { assignmentId: id, version, ...body }: ChangeGradingBody,
  now: Date,
): Promise<GradingSettings> {
  return inTransaction(async () => {
    await lockManagedAssignment(actor, id);
    const before = (await loadGradingSettings([id]))(id);
    if (version !== before.version) throw new AppError('conflict.changed');
    const after = coupleAnonymity(body);
    const visibleSubmissions = staysVisible(before, after) ? await listReleasable(id, undefined) : [];
    const graded = visibleSubmissions.filter((row) => row.is_graded).map((row) => row.id);
    await insertReleases(graded, { userId: actor.userId, at: now });
    const released = showsHeld(before, after) ? await listReleasable(id, undefined) : [];
    const releasedGrades = released.filter((row) => row.is_graded);
    if (releasedGrades.length > 0) await notifyOfGrades(id, releasedGrades, now);
    const releasedIds = releasedGrades.map((row) => row.id);
    await upsertSettings(id, after);
    if (releasedIds.length > 0) await recordReleased(releasedIds, { actorId: actor.userId }, now);
    await updateScoresOf({ assignmentIds: [id] }, now);
    const details = { before, after, staysShown: graded.length };
    const subject = { subject: 'assignment' as const, subjectId: id };
    await audit({ at: now, actorId: actor.userId, action: 'assignment.grading', ...subject, details });
    return (await loadGradingSettings([id]))(id);
  });
}
