import type { CreateAssignmentBody, UpdateAssignmentBody } from '@redraft/contracts';
import { presentRules } from './present.ts';
import type { AssignmentRow } from './queries.ts';

export type NewAssignment = Omit<CreateAssignmentBody, 'mainFileType' | 'templates'>;
/** All that an assignment is given, whether it is new or changed. */
export type AssignmentBody = Omit<NewAssignment, 'classId'>;

/** The assignment as a change leaves it: what the change does not give stays as it is. */
export function withChanges(row: AssignmentRow, change: UpdateAssignmentBody): AssignmentBody {
  const { id, version, stoped, ...fields } = change;
  // Boundary: leaving out what is undefined keeps the type of every field that is left.
  const given = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<AssignmentBody>;
  const { rubric, ...rules } = presentRules(row);
  return {
    title: row.title,
    description: row.description,
    pointValue: row.point_value,
    startDate: row.start_at.toISOString(),
    endDate: row.end_at.toISOString(),
    postDate: row.post_at.toISOString(),
    visible: row.visible,
    ...rules,
    ...(isUnticked(row, change)
      ? { preventAfterDueDate: false, autoEvaluate: false, autoItemsDisable: false }
      : {}),
    draftSubmissions: [],
    ...given,
  };
}

/** Unticking automatic submission turns off what follows it (spec 0 no. 24). */
function isUnticked(row: AssignmentRow, change: UpdateAssignmentBody): boolean {
  return row.auto_submission && change.autoSubmission === false;
}
