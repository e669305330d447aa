import { algorithmVersion } from '@redraft/analytics';
import type { ClassId, ClassUptake } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { listAssignments } from '../assignments/index.ts';
import { loadStaffMembership } from '../members/index.ts';
import { listHeadSeqs } from '../revisions/index.ts';
import { listSubmissionsOfClass } from '../submissions/index.ts';
import { listStates, type StateRow } from './uptake-queries.ts';
import { type StatedComment, summariseUptake, toStatedComment } from './uptake-rules.ts';

/**
 * Uptake of comments in a class by assignment, for its staff, from stored figures without reading any text. Texts with figures of an earlier version
 * are counted as pending; the worker updates them.
 */
export async function readClassUptake(actor: Actor, classId: ClassId): Promise<ClassUptake> {
  await loadStaffMembership(actor, classId);
  const [assignments, submissions] = await Promise.all([
    listAssignments(classId),
    listSubmissionsOfClass(classId),
  ]);
  const rows = await listStates(
    submissions.map(({ id }) => id),
    algorithmVersion,
  );
  const rowsOf = Map.groupBy(rows, (row) => row.submission_id);
  const commented = submissions.filter(({ id }) => rowsOf.has(id));
  const heads = await listHeadSeqs(commented.map((submission) => submission.main_file_id));
  const outdated = commented.filter(({ id, main_file_id: fileId }) =>
    rowsOf.get(id)?.some((row) => (row.seq ?? -1) < (heads.get(fileId) ?? 0)),
  );
  const textsOf = Map.groupBy(commented, (submission) => submission.assignment_id);
  return {
    classId,
    sum: summariseUptake(rows.flatMap(stateOf)),
    assignments: assignments.map(({ id, title }) => {
      const texts = textsOf.get(id) ?? [];
      const states = texts.flatMap((text) => (rowsOf.get(text.id) ?? []).flatMap(stateOf));
      return { assignmentId: id, title, texts: texts.length, ...summariseUptake(states) };
    }),
    behind: outdated.length,
    algorithmVersion,
  };
}

function stateOf(row: StateRow): StatedComment[] {
  const { state, changed_share: changedShare, new_words: newWords, changed_at: changedAt } = row;
  if (state === null || changedShare === null || newWords === null) return [];
  return [toStatedComment(row, { state, changedShare, newWords, changedAt })];
}
