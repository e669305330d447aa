import type {
  AssignmentDetail,
  AssignmentId,
  DraftId,
  PeerReviewItem,
  PeerReviewSetup,
  UserId,
} from '@redraft/contracts';
import { type Actor, canManageClass } from '../../access/index.ts';
import { AppError } from '../../platform/errors.ts';
import {
  type AssignmentRow,
  type DraftRow,
  listDrafts,
  selectOptionalAssignment,
} from '../assignments/index.ts';
import { listStudents, loadStaffMembership } from '../members/index.ts';
import { listSubmissions } from '../submissions/index.ts';
import { findVacancies, rowsOf } from './pair-rules.ts';
import { countReviewsOfDrafts, listReviewsOfAssignment, type ReviewRow } from './review-queries.ts';
import { isWithdrawn } from './review-rules.ts';
import { isReviewable } from './reviewable-columns.ts';
import {
  listNames,
  listPairs,
  listSetups,
  type PairRow,
  type SetupRow,
  selectOptionalSetup,
} from './setup-queries.ts';
import { suggestedReviewDeadline } from './suggested-deadline-rules.ts';

/** The data of the dialog that sets up a round, for the staff of its class. */
export async function readSetup(actor: Actor, id: AssignmentId): Promise<PeerReviewSetup> {
  const assignment = await selectOptionalAssignment(id);
  if (!assignment) throw new AppError('not_found');
  const membership = await loadStaffMembership(actor, assignment.class_id);
  const [reviewable, setup, pairs, drafts, students] = await Promise.all([
    isReviewable(id),
    selectOptionalSetup(id),
    listPairs([id]),
    listDrafts([id]),
    listStudents(assignment.class_id),
  ]);
  const draftIds = drafts.map((draft): DraftId => draft.id);
  const [names, counts] = await Promise.all([
    listNames(pairs.map((pair): UserId => pair.reviewer_id)),
    countReviewsOfDrafts(draftIds),
  ]);
  const studentIds = students.map((student): UserId => student.id);
  const round = { students: studentIds, pairs, nameOf: (one: UserId) => names.get(one) ?? '' };
  return {
    assignmentId: id,
    assignmentTitle: assignment.title,
    timezone: assignment.class_time_zone,
    students: students.map((student) => ({
      id: student.id,
      firstName: student.first_name,
      lastName: student.last_name,
    })),
    ...presentRound(setup, pairs, studentIds),
    heldUntilDeadline: setup?.is_held ?? false,
    pairsAtClose: setup?.pairs_at_close ?? false,
    reviewable,
    record: recordOf(setup),
    drafts: drafts.map((draft) => presentDraft(assignment, draft, counts.get(draft.id) ?? 0)),
    vacancies: setup
      ? findVacancies({ ...round, mode: setup.mode, reviewerCount: setup.reviewer_count })
      : [],
    configured: isConfigured(drafts, pairs),
    version: setup?.version ?? 0,
    can: { manage: canManageClass(actor, membership) },
  };
}

function presentDraft(assignment: AssignmentRow, draft: DraftRow, numberOfReviews: number) {
  return {
    draftId: draft.id,
    draftTitle: draft.title,
    draftType: draft.type,
    draftDeadline: draft.deadline.toISOString(),
    draftPeerReviewDeadline: draft.peer_review_deadline?.toISOString() ?? null,
    suggestedDeadline: suggestedReviewDeadline(draft.deadline, assignment.class_time_zone).toISOString(),
    numberOfReviews,
  };
}

function presentRound(setup: SetupRow | undefined, pairs: readonly PairRow[], students: readonly UserId[]) {
  return {
    peerReview: rowsOf(pairs, students),
    anonymous: setup?.is_anonymous ?? false,
    openReview: setup?.is_open ?? false,
  };
}

function recordOf(setup: SetupRow | undefined): PeerReviewSetup['record'] {
  return setup ? { reviewer: setup.reviewer_count, size: setup.size, options: setup.mode } : null;
}

/** Some draft is reviewed, and at least one student has a reviewer. */
function isConfigured(
  drafts: readonly Pick<DraftRow, 'peer_review_deadline'>[],
  pairs: readonly PairRow[],
): boolean {
  return pairs.length > 0 && drafts.some((draft) => draft.peer_review_deadline !== null);
}

export type RoundOfAssignment = Pick<
  AssignmentDetail,
  'peerReview' | 'anonymous' | 'openReview' | 'peerReviewRecord' | 'peerReviewConfigured'
>;

/** The peer review settings of each assignment, for its editors. */
export async function listRounds(
  assignmentIds: readonly AssignmentId[],
  { drafts, students }: { drafts: readonly DraftRow[]; students: readonly UserId[] },
): Promise<(id: AssignmentId) => RoundOfAssignment> {
  const [setups, pairs] = await Promise.all([listSetups(assignmentIds), listPairs(assignmentIds)]);
  const setupOf = new Map(setups.map((setup) => [setup.assignment_id, setup]));
  const pairsOf = Map.groupBy(pairs, (pair): AssignmentId => pair.assignment_id);
  const draftsOf = Map.groupBy(drafts, (draft): AssignmentId => draft.assignment_id);
  return (id) => {
    const setup = setupOf.get(id);
    const own = pairsOf.get(id) ?? [];
    const { peerReview, ...flags } = presentRound(setup, own, students);
    return {
      // Avoids listing pairs for a class without rounds.
      peerReview: setup ? peerReview : [],
      ...flags,
      peerReviewRecord: recordOf(setup),
      peerReviewConfigured: isConfigured(draftsOf.get(id) ?? [], own),
    };
  };
}

/** Which of these assignments have peer review set up, for the table of assignments. */
export async function listConfigured(
  assignmentIds: readonly AssignmentId[],
): Promise<ReadonlySet<AssignmentId>> {
  const [pairs, drafts] = await Promise.all([listPairs(assignmentIds), listDrafts(assignmentIds)]);
  const pairsOf = Map.groupBy(pairs, (pair): AssignmentId => pair.assignment_id);
  const draftsOf = Map.groupBy(drafts, (draft): AssignmentId => draft.assignment_id);
  return new Set(assignmentIds.filter((id) => isConfigured(draftsOf.get(id) ?? [], pairsOf.get(id) ?? [])));
}

/** The reviews of an assignment, for the staff of its class. Texts that are graded anonymously are left out. */
export async function listReviewItems(actor: Actor, assignmentId: AssignmentId): Promise<PeerReviewItem[]> {
  const assignment = await selectOptionalAssignment(assignmentId);
  if (!assignment) throw new AppError('not_found');
  await loadStaffMembership(actor, assignment.class_id);
  const rows = await listReviewsOfAssignment(assignmentId);
  const texts = await listSubmissions([...new Set(rows.map((row) => row.submission_id))]);
  const textOf = new Map(texts.map((text) => [text.id, text]));
  return rows.map((row) => {
    const text = textOf.get(row.submission_id);
    const reviewee = text ? `${text.first_name} ${text.last_name}`.trim() : '';
    return presentItem(row, reviewee, text?.is_hidden ?? false);
  });
}

function presentItem(row: ReviewRow, reviewee: string, isHidden: boolean): PeerReviewItem {
  return {
    id: row.id,
    fileId: row.file_id,
    // The reviewer's name would reveal the author.
    reviewer: isHidden ? '' : `${row.reviewer_first_name} ${row.reviewer_last_name}`.trim(),
    reviewee,
    status: row.submitted_at === null ? 'NONE' : 'SUBMITTED',
    title: `${row.assignment_title}, ${row.draft_title} Peer-Review`,
    assignmentTitle: row.assignment_title,
    submissionId: row.submission_id,
    draftId: row.draft_id,
    draftTitle: row.draft_title,
    draftType: row.draft_type,
    createDate: row.created_at.toISOString(),
    submissionDate: row.submitted_at?.toISOString() ?? null,
    deadline: row.peer_review_deadline?.toISOString() ?? null,
    late: row.was_late,
    withdrawn: isWithdrawn(row) || (row.submitted_at === null && !row.is_reviewer_here),
    helpfulness: row.helpfulness,
  };
}
