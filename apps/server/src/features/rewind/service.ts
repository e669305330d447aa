import type { RewindLog, SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { selectClass } from '../../domain/classes/index.ts';
import { readOps } from '../../domain/revisions/index.ts';
import { listSteps, loadReadableSubmission } from '../../domain/submissions/index.ts';
import { audit } from '../../platform/audit.ts';

/**
 * A whole writing process as the changes of each save: the page rebuilds any version from it. Looking at
 * another person's process is itself recorded.
 */
export async function readRewindLog(actor: Actor, id: SubmissionId, now: Date): Promise<RewindLog> {
  const { submission } = await loadReadableSubmission(actor, id);
  const [course, log, steps] = await Promise.all([
    selectClass(submission.class_id),
    readOps(submission.main_file_id),
    listSteps([id]),
  ]);
  await audit({
    at: now,
    actorId: actor.userId,
    action: 'submission.rewind',
    subject: 'submission',
    subjectId: id,
  });
  return {
    base: log.base,
    baseAt: submission.created_at.toISOString(),
    saves: log.saves.map(({ seq, t, origin, ops }) => ({ seq, t, origin, ops })),
    marks: steps.flatMap((step) =>
      step.version_seq === null ? [] : [{ seq: step.version_seq, title: step.title, status: step.status }],
    ),
    timezone: course.time_zone,
  };
}
