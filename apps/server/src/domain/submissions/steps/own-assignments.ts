import type { ClassId, UserId } from '@redraft/contracts';
import {
  type AssignmentRow,
  type DraftRow,
  listDrafts,
  listVisibleAssignments,
} from '../../assignments/index.ts';
import { listGrantsInClasses } from '../../members/index.ts';
import { listOwnSubmissions } from '../texts/index.ts';
import { withEffectiveDeadlines, withEffectiveEnd } from './extension-rules.ts';
import { listWork, type StudentVerdict, type StudentWork, verdictOn } from './load-work.ts';

/** An assignment as it is for one student, begun or not. */
export interface OwnAssignment {
  /** As it ends for this student. */
  assignment: AssignmentRow;
  /** As they are due for this student, the final one last. */
  drafts: DraftRow[];
  work: StudentWork | undefined;
  verdict: StudentVerdict;
}

/** All that a student sees in these classes, with what may be done about it now; as many queries for ten classes as for one. */
export async function listOwnAssignments(
  { classIds, studentId }: { classIds: readonly ClassId[]; studentId: UserId },
  now: Date,
): Promise<OwnAssignment[]> {
  const [rows, grants, texts] = await Promise.all([
    listVisibleAssignments(classIds),
    listGrantsInClasses(classIds, studentId),
    listOwnSubmissions(classIds, studentId),
  ]);
  const [drafts, works] = await Promise.all([listDrafts(rows.map(({ id }) => id)), listWork(texts)]);
  const draftsOf = Map.groupBy(drafts, (draft) => draft.assignment_id);
  const workOf = new Map(works.map((work) => [work.submission.assignment_id, work]));
  return rows.map((row) => {
    const own = grants.filter(({ classId }) => classId === row.class_id);
    const assignment = withEffectiveEnd(row, own);
    const work = workOf.get(row.id);
    return {
      assignment,
      drafts: withEffectiveDeadlines(draftsOf.get(row.id) ?? [], row, own),
      work,
      verdict: verdictOn(assignment, work, now),
    };
  });
}
