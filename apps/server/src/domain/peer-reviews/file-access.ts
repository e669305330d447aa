import type { AssignmentId, ClassId, PlainErrorCode, UserId } from '@redraft/contracts';
import { type RawBuilder, sql } from 'kysely';
import { canReadClassAsStaff, canReadClassAsStudent } from '../../access/index.ts';
import { fileNameOf } from '../../platform/file-name.ts';
import { authorPseudonym, reviewerPseudonym } from '../anonymized-files/index.ts';
import type { FileAccess } from '../editor-host/index.ts';
import { type MembershipFacts, membershipFacts, membershipOf } from '../members/index.ts';
import { isHidden } from '../submissions/index.ts';
import { firstStartedAt } from './practice-columns.ts';
import { closedCode, hasReachedAuthor } from './review-rules.ts';

/** Dates are strings in JSON. */
type JsonDate = string | null;

export interface ReviewFileFacts {
  of: 'review';
  class_id: ClassId;
  assignment_id: AssignmentId;
  reviewer_id: UserId;
  author_id: UserId;
  title: string;
  membership: MembershipFacts;
  is_anonymous: boolean;
  is_held: boolean;
  is_author_here: boolean;
  /** If the text is graded anonymously, the names of its reviewers would reveal its author. */
  is_text_hidden: boolean;
  visible: boolean;
  submitted_at: JsonDate;
  withdrawn_at: JsonDate;
  paused_at: JsonDate;
  class_archived_at: JsonDate;
  peer_review_deadline: JsonDate;
  practice_required_since: JsonDate;
  practised_at: JsonDate;
  first_begun_at: JsonDate;
}

export interface ReviewedTextFacts {
  of: 'reviewed';
  title: string;
  membership: MembershipFacts;
  author_id: UserId;
  visible: boolean;
  is_candidate: boolean;
}

const isAuthorHere = sql<boolean>`EXISTS (SELECT FROM enrollments WHERE class_id = classes.id
  AND student_id = work.student_id AND dropped_at IS NULL)`;
const contextJoins = sql`
  JOIN draft_submissions AS step ON step.id = reviewing.draft_submission_id
  JOIN drafts ON drafts.id = step.draft_id
  JOIN submissions AS work ON work.id = step.submission_id
  JOIN assignments AS task ON task.id = work.assignment_id
  JOIN classes ON classes.id = task.class_id
  LEFT JOIN peer_review_setups AS setup ON setup.assignment_id = task.id`;

/** Over `asked (file_id, user_id)`: a review, and what decides who may write or read it. */
export const reviewFileFacts: RawBuilder<ReviewFileFacts | null> = sql`(
  SELECT json_build_object(
    'of', 'review', 'class_id', classes.id, 'assignment_id', task.id, 'reviewer_id', reviewing.reviewer_id,
    'author_id', work.student_id, 'title', task.title, 'membership', ${membershipFacts},
    'is_anonymous', reviewing.is_anonymous OR coalesce(setup.is_anonymous, false),
    'is_held', coalesce(setup.is_held, false), 'is_author_here', ${isAuthorHere}, 'visible', task.visible,
    'is_text_hidden', ${isHidden},
    'submitted_at', reviewing.submitted_at, 'withdrawn_at', reviewing.withdrawn_at, 'paused_at', task.paused_at,
    'class_archived_at', classes.archived_at, 'peer_review_deadline', drafts.peer_review_deadline,
    'practice_required_since', practice.required_since, 'practised_at', practised.done_at,
    'first_begun_at', ${firstStartedAt({
      reviewer: sql`reviewing.reviewer_id`,
      assignment: sql`task.id`,
      requiredSince: sql`practice.required_since`,
    })})
  FROM peer_reviews AS reviewing ${contextJoins}
  LEFT JOIN grading_settings ON grading_settings.assignment_id = task.id
  LEFT JOIN grade_releases ON grade_releases.submission_id = work.id
  LEFT JOIN review_practices AS practice ON practice.assignment_id = task.id
  LEFT JOIN own_practices AS practised ON practised.assignment_id = task.id
    AND practised.student_id = reviewing.reviewer_id
  WHERE reviewing.file_id = asked.file_id)`;

/** Over the same: the anonymous copy of a text for review. */
export const reviewedTextFacts: RawBuilder<ReviewedTextFacts | null> = sql`(
  SELECT json_build_object(
    'of', 'reviewed', 'title', task.title, 'membership', ${membershipFacts}, 'author_id', work.student_id,
    'visible', task.visible,
    'is_candidate', ${isAuthorHere} AND drafts.peer_review_deadline IS NOT NULL AND (
      coalesce(setup.is_open, false) OR EXISTS (SELECT FROM peer_review_pairs WHERE assignment_id = task.id
        AND reviewee_id = work.student_id AND reviewer_id = asked.user_id)))
  FROM reviewed_texts AS reviewing ${contextJoins}
  WHERE reviewing.file_id = asked.file_id)`;

/**
 * Access to a review at a time: its reviewer writes until it is submitted, its author reads it once it is released to them, staff read it. In
 * anonymous rounds neither file contains names.
 */
export function reviewFileAccess(facts: ReviewFileFacts, userId: UserId): (now: Date) => FileAccess {
  const { actorRoles: actor, membership } = membershipOf(facts.membership, userId);
  const { class_id: classId, assignment_id: assignmentId, is_anonymous: isAnonymous } = facts;
  const fileName = fileNameOf(`${facts.title} Peer-Review`, 'docx');
  // The user counts as the owner: an ID of the other side would be the same in other rounds.
  const base = { ownerId: userId, fileName, fileContext: { classId, assignmentId, studentId: userId } };
  if (canReadClassAsStaff(actor, membership))
    return () => ({ ...base, ...(facts.is_text_hidden && { alias: reviewerPseudonym }), mode: 'view' });
  const state = stateOf(facts);
  const isVisibleToStudent = canReadClassAsStudent(actor, membership) && facts.visible;
  if (isVisibleToStudent && userId === facts.reviewer_id)
    return () => ({ ...base, isAnonymous, isSuggestOnly: true, ...writingMode(state) });
  if (isVisibleToStudent && userId === facts.author_id)
    return (now) => ({
      ...base,
      isAnonymous,
      ...(isAnonymous && { alias: reviewerPseudonym }),
      mode: hasReachedAuthor(state, now) ? 'view' : 'none',
    });
  return () => ({ ...base, mode: 'none' });
}

function writingMode(
  state: ReturnType<typeof stateOf>,
): Pick<FileAccess, 'mode'> & { because?: PlainErrorCode; stoppedAt?: Date } {
  const because = closedCode(state);
  if (because === null) return { mode: 'edit' };
  const stoppedAt = because === 'assignment.paused' ? state.paused_at : null;
  return { mode: 'view', because, ...(stoppedAt && { stoppedAt }) };
}

function stateOf(facts: ReviewFileFacts) {
  return {
    ...facts,
    submitted_at: dateOf(facts.submitted_at),
    withdrawn_at: dateOf(facts.withdrawn_at),
    paused_at: dateOf(facts.paused_at),
    class_archived_at: dateOf(facts.class_archived_at),
    peer_review_deadline: dateOf(facts.peer_review_deadline),
    practice_required_since: dateOf(facts.practice_required_since),
    practised_at: dateOf(facts.practised_at),
    first_begun_at: dateOf(facts.first_begun_at),
  };
}

const dateOf = (text: JsonDate): Date | null => (text === null ? null : new Date(text));

/** For users who may start reviewing it, and for staff; read-only. */
export function reviewedTextAccess(facts: ReviewedTextFacts, userId: UserId): () => FileAccess {
  const { actorRoles: actor, membership } = membershipOf(facts.membership, userId);
  const isStudent = canReadClassAsStudent(actor, membership) && facts.visible && userId !== facts.author_id;
  const isVisibleToStudent = canReadClassAsStaff(actor, membership) || (isStudent && facts.is_candidate);
  const mode = isVisibleToStudent ? 'view' : 'none';
  // Names were removed when it was created; this removes personal data that newer rules recognise.
  const alias = authorPseudonym;
  return () => ({ mode, ownerId: userId, alias, fileName: fileNameOf(facts.title, 'docx') });
}
