import type { AssignmentDetail, DraftId, TemplateItem } from '@redraft/contracts';
import {
  type AssignmentRow,
  classBounds,
  type DraftRow,
  presentClassAssignment,
  presentDeadline,
} from '../assignments/index.ts';
import type { ClassRow } from '../classes/index.ts';

interface Loaded {
  assignment: AssignmentRow;
  course: ClassRow;
  drafts: readonly DraftRow[];
  templates: TemplateItem[];
  counts: { started: number; graded: number };
  handedIn: ReadonlyMap<DraftId, number>;
}

export function presentAssignmentDetail(loaded: Loaded): AssignmentDetail {
  const { assignment: row, drafts, templates, counts } = loaded;
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
    mainFileType: templates.find((item) => item.type === 'MAIN')?.contentType ?? 'DOCUMENT',
    classEndDate: classBounds(loaded.course).closesAt.toISOString(),
    version: row.version,
    draftSubmissions: drafts.map((draft, index) => ({
      ...presentDeadline(draft),
      draftIndex: index,
      draftPeerReviewDeadline: draft.peer_review_deadline?.toISOString() ?? null,
      numberOfSubmissions: loaded.handedIn.get(draft.id) ?? 0,
    })),
    templates,
    rubric: row.rubric,
    numberOfStarted: counts.started,
    numberOfGraded: counts.graded,
  };
}
