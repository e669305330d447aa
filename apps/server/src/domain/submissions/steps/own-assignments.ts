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

/** An assignment from one student's point of view, started or not. */
export interface OwnAssignment {
  /** With its end for this student. */
  assignment: AssignmentRow;
  /** With the deadlines that apply to this student, the final one last. */
  drafts: DraftRow[];
  work: StudentWork | undefined;
  verdict: StudentVerdict;
}

/**
 * All assignments in these classes that a student can see, with what the student can do now; the number of queries does not depend on the number of
 * classes.
 */
export async function listOwnAssignments(
  { classIds, studentId }: { classIds: readonly ClassId[]; studentId: UserId },
  now: Date,
): Promise<OwnAssignment[]> {
  const [rows, grants, texts] = await Promise.all([
    listVisibleAssignments(classIds),
    listGrantsInClasses(classIds, studentId),
    listOwnSubmissions(classIds, studentId),
  ]);
  const [drafts, startedWork] = await Promise.all([listDrafts(rows.map(({ id }) => id)), listWork(texts)]);
  const draftsOf = Map.groupBy(drafts, (draft) => draft.assignment_id);
  const workOf = new Map(startedWork.map((work) => [work.submission.assignment_id, work]));
  return rows.map((row) => {
    const classGrants = grants.filter(({ classId }) => classId === row.class_id);
    const assignment = withEffectiveEnd(row, classGrants);
    const work = workOf.get(row.id);
    return {
      assignment,
      drafts: withEffectiveDeadlines(draftsOf.get(row.id) ?? [], row, classGrants),
      work,
      verdict: verdictOn(assignment, work, now),
    };
  });
}
