import type { AssignmentDetail, ClassAssignment, Deadline } from '@redraft/contracts';
import type { ClassRow } from '../classes/index.ts';
import type { AssignmentRow, DraftRow } from './queries.ts';
import { classBounds } from './service.ts';

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

export function presentClassAssignment(row: AssignmentRow): ClassAssignment {
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

export function presentAssignmentDetail(
  row: AssignmentRow,
  course: ClassRow,
  drafts: DraftRow[],
): AssignmentDetail {
  return {
    ...presentClassAssignment(row),
    classId: row.class_id,
    postDate: row.post_at.toISOString(),
    autoEvaluate: row.auto_evaluate,
    autoAccept: row.auto_accept,
    autoItemsDisable: row.auto_items_disable,
    showAnalytics: row.show_analytics === 'AFTER_GRADE',
    showAnalyticsAlways: row.show_analytics === 'ALWAYS',
    uploadFile: row.upload_file,
    multiDraft: row.multi_draft,
    mainFileType: row.main_file_type,
    classEndDate: classBounds(course).closesAt.toISOString(),
    version: row.version,
    draftSubmissions: drafts.map((draft, index) => ({
      ...presentDeadline(draft),
      draftIndex: index,
      draftPeerReviewDeadline: draft.peer_review_deadline?.toISOString() ?? null,
    })),
  };
}
