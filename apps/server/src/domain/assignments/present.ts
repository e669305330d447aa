import {
  assignmentFields,
  type ClassAssignment,
  type Deadline,
  type Expectations,
  expectationFields,
  readFields,
} from '@redraft/contracts';
import type { AssignmentBody } from './change-rules.ts';
import type { AssignmentRow, DraftRow } from './queries.ts';

export function presentDeadline(row: DraftRow): Deadline {
  return {
    draftId: row.id,
    draftTitle: row.title,
    draftDeadline: row.deadline.toISOString(),
    draftPointValue: row.point_value,
    draftType: row.type,
  };
}

export function expectationsOf(row: AssignmentRow): Expectations {
  return readFields(expectationFields, 'column', row);
}

/** The description with its formatting. */
export function presentDescription(row: AssignmentRow) {
  return { description: row.description, richDescription: row.rich_description };
}

/** The rules of an assignment in the format of its editor. */
export function presentRules(row: AssignmentRow) {
  return {
    ...readFields(assignmentFields, 'column', row),
    showAnalytics: row.show_analytics === 'AFTER_GRADE',
    showAnalyticsAlways: row.show_analytics === 'ALWAYS',
    rubric: row.rubric,
    expectations: expectationsOf(row),
  };
}

/** An assignment in the format of a change, with its current drafts and rubric. */
export function presentStored(row: AssignmentRow): AssignmentBody {
  const { rubric, expectations, ...rules } = presentRules(row);
  return {
    ...rules,
    title: row.title,
    ...presentDescription(row),
    startDate: row.start_at.toISOString(),
    endDate: row.end_at.toISOString(),
    postDate: row.post_at.toISOString(),
    draftSubmissions: [],
  };
}

/** Without fields that depend on submissions and reviews. */
export function presentClassAssignment(
  row: AssignmentRow,
): Omit<
  ClassAssignment,
  'isCalibrating' | 'isMarker' | 'numberOfStarted' | 'peerReviewConfigured' | 'progress'
> {
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
