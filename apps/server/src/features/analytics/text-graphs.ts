import { algorithmVersion } from '@redraft/analytics';
import type { AssignmentId, ClassId, StripPlot, SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { countWordsOfFiles } from '../../domain/analytics/index.ts';
import { selectClass } from '../../domain/classes/index.ts';
import { listScores } from '../../domain/evaluations/index.ts';
import { listSubmissions, listSubmissionsInReadingOrder } from '../../domain/submissions/index.ts';
import { loadTimesOfTexts, presentMetrics, toGraphText } from '../../domain/writing-figures/index.ts';
import { AppError } from '../../platform/errors.ts';
import { readFromReplica } from '../../platform/replica.ts';
import { enterAssignment, enterClass } from './staff-gate.ts';

/** Word counts of many texts, for the staff of their classes. */
export async function countWords(
  actor: Actor,
  ids: readonly SubmissionId[],
  now: Date,
): Promise<{ id: SubmissionId; totalLen: number }[]> {
  const rows = await listSubmissions(ids);
  for (const classId of new Set(rows.map((row): ClassId => row.class_id)))
    await enterClass(actor, classId, now);
  const byId = new Map(rows.map((row) => [row.id, row.main_file_id]));
  const words = await readFromReplica(() => countWordsOfFiles([...new Set(byId.values())]));
  return ids.map((id) => {
    const fileId = byId.get(id);
    if (fileId === undefined) throw new AppError('not_found');
    return { id, totalLen: words.get(fileId) ?? 0 };
  });
}

/** One dot per text and measure of an assignment; hidden names stay hidden. */
export async function loadStripsOfAssignment(
  actor: Actor,
  { id }: { id: AssignmentId },
  now: Date,
): Promise<StripPlot> {
  const { classId } = await enterAssignment(actor, id, now);
  const [{ time_zone: timezone }, rows] = await Promise.all([
    selectClass(classId),
    listSubmissionsInReadingOrder(id),
  ]);
  const [timed, scores] = await readFromReplica(() =>
    Promise.all([loadTimesOfTexts(rows.map(toGraphText)), listScores(rows.map((row) => row.id))]),
  );
  const measured = timed.map((text) => {
    const { effort = null, revision = null } = scores.get(text.submissionId) ?? {};
    return { ...text, effort, revision };
  });
  return {
    students: rows.map((row) => ({
      submissionId: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
    })),
    measures: presentMetrics(measured, timezone),
    algorithmVersion,
  };
}
