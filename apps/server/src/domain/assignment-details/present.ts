import type { AssignmentDetail, AssignmentFile, DraftId } from '@redraft/contracts';
import {
  type AssignmentRow,
  type DraftRow,
  presentClassAssignment,
  presentDeadline,
  presentDescription,
  presentRules,
} from '../assignments/index.ts';
import { type ClassRow, classBounds } from '../classes/index.ts';
import type { RoundOfAssignment } from '../peer-reviews/index.ts';

interface Loaded {
  assignment: AssignmentRow;
  classRow: ClassRow;
  drafts: readonly DraftRow[];
  templates: AssignmentFile[];
  counts: { started: number; graded: number; scored: number };
  handedIn: ReadonlyMap<DraftId, number>;
  round: RoundOfAssignment;
}

export function presentAssignmentDetail(loaded: Loaded): AssignmentDetail {
  const { assignment: row, drafts, templates, counts } = loaded;
  return {
    ...presentClassAssignment(row),
    ...presentRules(row),
    ...presentDescription(row),
    ...loaded.round,
    classId: row.class_id,
    postDate: row.post_at.toISOString(),
    mainFileType: templates.find((file) => file.type === 'MAIN')?.contentType ?? 'DOCUMENT',
    classEndDate: classBounds(loaded.classRow).closesAt.toISOString(),
    version: row.version,
    draftSubmissions: drafts.map((draft, index) => ({
      ...presentDeadline(draft),
      draftStatus: 'UPDATE',
      draftIndex: index,
      draftPeerReviewDeadline: draft.peer_review_deadline?.toISOString() ?? null,
      numberOfSubmissions: loaded.handedIn.get(draft.id) ?? 0,
    })),
    templates,
    numberOfStarted: counts.started,
    numberOfGraded: counts.graded,
    numberOfScored: counts.scored,
  };
}
