import type { RewindLog, SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { selectClass } from '../../domain/classes/index.ts';
import { loadForReading } from '../../domain/readings/index.ts';
import { readOps } from '../../domain/revisions/index.ts';
import { workOf } from '../../domain/submissions/index.ts';

/** A whole writing process as the changes of each save: the page rebuilds any version from it. */
export async function readRewindLog(actor: Actor, id: SubmissionId, now: Date): Promise<RewindLog> {
  const { submission } = await loadForReading(actor, { submissionId: id, act: 'submission.rewind' }, now);
  const [course, log, { steps }] = await Promise.all([
    selectClass(submission.class_id),
    readOps(submission.main_file_id),
    workOf(submission),
  ]);
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
