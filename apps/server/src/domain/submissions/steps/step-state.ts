import type { AssignmentRow } from '../../assignments/index.ts';
import type { StepRow } from './queries.ts';
import { type AssignmentState, dueAt, type Step } from './step-rules.ts';

/** The part of an assignment that decides whether its texts are writable. */
export type AssignmentDates = Pick<
  AssignmentRow,
  | 'start_at'
  | 'end_at'
  | 'visible'
  | 'class_archived_at'
  | 'paused_at'
  | 'prevent_after_due_date'
  | 'auto_submission'
>;

export function assignmentState(row: AssignmentDates): AssignmentState {
  return {
    startAt: row.start_at,
    endAt: row.end_at,
    isVisible: row.visible,
    isArchived: row.class_archived_at !== null,
    pausedAt: row.paused_at,
    isEnforced: row.prevent_after_due_date,
    isAutoSubmitted: row.auto_submission,
  };
}

export type StepDates = Pick<
  StepRow,
  | 'draft_id'
  | 'deadline'
  | 'type'
  | 'status'
  | 'exempt_since'
  | 'writing_ended_at'
  | 'is_exception'
  | 'exception_deadline'
>;

export function toStep(row: StepDates): Step {
  return {
    draftId: row.draft_id,
    deadline: row.deadline,
    isFinal: row.type === 'FINAL',
    status: row.status,
    isExempt: row.exempt_since !== null,
    isWritingEnded: row.writing_ended_at !== null,
    isException: row.is_exception ?? false,
    exceptionDeadline: row.exception_deadline,
  };
}

/** When its deadline closes a step; the sweep runs later. */
export function closedAt(row: StepRow): Date {
  return dueAt(toStep(row)) ?? row.deadline;
}
