import type { ClassAssignment, Deadline } from '@redraft/contracts';
import type { AssignmentRow, DraftRow } from './queries.ts';

function draftType(row: DraftRow): 'DRAFT' | 'FINAL' {
  return row.type === 'FINAL' ? 'FINAL' : 'DRAFT';
}

export function presentDeadline(row: DraftRow): Deadline {
  return {
    draftId: row.id,
    draftTitle: row.title,
    draftDeadline: row.deadline.toISOString(),
    draftPointValue: row.point_value,
    draftType: draftType(row),
  };
}

/** Without what only submissions know. */
export function presentClassAssignment(row: AssignmentRow): Omit<ClassAssignment, 'numberOfStarted'> {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    startDate: row.start_at.toISOString(),
    endDate: row.end_at.toISOString(),
    pointValue: row.point_value,
    autoSubmission: row.auto_submission,
    preventAfterDueDate: row.prevent_after_due_date,
    visible: row.visible,
    stoped: row.paused,
  };
}
