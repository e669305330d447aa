import type { DraftSummary, TimelineEntry } from '@redraft/contracts';
import type { FeedbackRow, StepRow } from './queries.ts';

export function presentDraftSummary(row: StepRow): DraftSummary {
  return {
    draftId: row.draft_id,
    title: row.title,
    draftType: row.type === 'FINAL' ? 'FINAL' : 'DRAFT',
    status: row.status,
    date: row.submitted_at?.toISOString() ?? null,
  };
}

export function presentTimelineEntry(row: StepRow): TimelineEntry {
  return {
    title: row.title,
    date: row.deadline.toISOString(),
    status: row.status,
    exception: row.is_exception ?? false,
    exceptionDeadline: row.exception_deadline?.toISOString() ?? null,
    draftId: row.draft_id,
    submitDate: row.submitted_at?.toISOString() ?? null,
  };
}

export function presentFeedback(row: FeedbackRow) {
  return {
    comment: row.comment,
    timestamp: row.created_at.toISOString(),
    read: row.read_at !== null,
    draftTitle: row.draft_title,
  };
}
