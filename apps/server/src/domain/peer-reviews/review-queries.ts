import type {
  AssignmentId,
  ClassId,
  DraftId,
  DraftSubmissionId,
  FileId,
  PeerReviewId,
  SubmissionId,
  UserId,
} from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import { isHidden } from '../submissions/index.ts';
import { handedInSeq } from './handed-in-columns.ts';
import { firstStartedAt } from './practice-columns.ts';

export type ReviewRow = NonNullable<Awaited<ReturnType<typeof selectOptionalReview>>>;

type PersonReference = 'submissions.student_id' | 'peer_reviews.reviewer_id';

const nameOf = (person: PersonReference, part: 'first_name' | 'last_name') =>
  sql<string>`(SELECT ${sql.ref(part)} FROM users WHERE users.id = ${sql.ref(person)})`;

const isEnrolled = (person: PersonReference) =>
  sql<boolean>`EXISTS (SELECT FROM enrollments WHERE enrollments.class_id = classes.id
    AND enrollments.student_id = ${sql.ref(person)} AND dropped_at IS NULL)`;

const practiceRequiredSince = sql<Date | null>`(SELECT required_since FROM review_practices
  WHERE review_practices.assignment_id = assignments.id)`;

/**
 * Reviews with their draft, its author, and the current settings of the round. Look-ups by key are scalar subqueries instead of joins: with that many joined tables, planning took 50 ms.
 */
function reviews() {
  return (
    db()
      .selectFrom('peer_reviews')
      .innerJoin('draft_submissions', 'draft_submissions.id', 'peer_reviews.draft_submission_id')
      .innerJoin('submissions', 'submissions.id', 'draft_submissions.submission_id')
      .innerJoin('drafts', 'drafts.id', 'draft_submissions.draft_id')
      .innerJoin('assignments', 'assignments.id', 'submissions.assignment_id')
      .innerJoin('classes', 'classes.id', 'assignments.class_id')
      .leftJoin('peer_review_setups', 'peer_review_setups.assignment_id', 'assignments.id')
      .leftJoin('grading_settings', 'grading_settings.assignment_id', 'assignments.id')
      .leftJoin('grade_releases', 'grade_releases.submission_id', 'submissions.id')
      .select([
        'peer_reviews.id',
        'peer_reviews.draft_submission_id',
        'peer_reviews.reviewer_id',
        'peer_reviews.file_id',
        'peer_reviews.version_seq',
        'peer_reviews.handed_in_at',
        'peer_reviews.created_at',
        'peer_reviews.submitted_at',
        'peer_reviews.was_late',
        'peer_reviews.withdrawn_at',
        'peer_reviews.helpfulness',
      ])
      .select(['submissions.id as submission_id', 'submissions.student_id as author_id'])
      .select(['drafts.id as draft_id', 'drafts.title as draft_title', 'drafts.peer_review_deadline'])
      .select('drafts.deadline as draft_deadline')
      // Cast: a CHECK of the table holds the words.
      .select(sql<'DRAFT' | 'FINAL'>`drafts.type`.as('draft_type'))
      .select(['assignments.id as assignment_id', 'assignments.title as assignment_title'])
      .select(['assignments.visible', 'assignments.paused_at', 'assignments.class_id'])
      .select(['classes.archived_at as class_archived_at', 'classes.time_zone'])
      .select([
        nameOf('submissions.student_id', 'first_name').as('author_first_name'),
        nameOf('submissions.student_id', 'last_name').as('author_last_name'),
        nameOf('peer_reviews.reviewer_id', 'first_name').as('reviewer_first_name'),
        nameOf('peer_reviews.reviewer_id', 'last_name').as('reviewer_last_name'),
      ])
      .select(
        sql<boolean>`peer_reviews.is_anonymous OR coalesce(peer_review_setups.is_anonymous, false)`.as(
          'is_anonymous',
        ),
      )
      .select(sql<boolean>`coalesce(peer_review_setups.is_held, false)`.as('is_held'))
      // For a text that is graded anonymously, the reviewers' names would reveal its author.
      .select(isHidden.as('is_text_hidden'))
      .select(isEnrolled('submissions.student_id').as('is_author_here'))
      .select(isEnrolled('peer_reviews.reviewer_id').as('is_reviewer_here'))
      .select(handedInSeq.as('newest_seq'))
      .select(practiceRequiredSince.as('practice_required_since'))
      .select(
        sql<Date | null>`(SELECT done_at FROM own_practices
          WHERE own_practices.assignment_id = assignments.id AND student_id = peer_reviews.reviewer_id)`.as(
          'practised_at',
        ),
      )
      .select(
        firstStartedAt({
          reviewer: sql.ref('peer_reviews.reviewer_id'),
          assignment: sql.ref('assignments.id'),
          requiredSince: practiceRequiredSince,
        }).as('first_begun_at'),
      )
  );
}

export function selectOptionalReview(id: PeerReviewId) {
  return reviews().where('peer_reviews.id', '=', id).executeTakeFirst();
}

/** Locked until the end of the transaction, so that it is not submitted meanwhile. */
export async function lockReview(id: PeerReviewId): Promise<void> {
  await db().selectFrom('peer_reviews').select('id').where('id', '=', id).forUpdate().execute();
}

/** A student's reviews in a class, earliest deadline first. */
export function listReviewsBy(classId: ClassId, reviewerId: UserId) {
  return reviews()
    .where('assignments.class_id', '=', classId)
    .where('peer_reviews.reviewer_id', '=', reviewerId)
    .where('assignments.visible', '=', true)
    .orderBy('drafts.peer_review_deadline')
    .orderBy('peer_reviews.id')
    .execute();
}

export function listReviewsOfAssignment(assignmentId: AssignmentId) {
  return reviews()
    .where('assignments.id', '=', assignmentId)
    .orderBy(sql`drafts.type = 'FINAL'`)
    .orderBy('drafts.deadline')
    .orderBy(sql`lower(${nameOf('peer_reviews.reviewer_id', 'last_name')})`)
    .orderBy(sql`lower(${nameOf('peer_reviews.reviewer_id', 'first_name')})`)
    .orderBy('peer_reviews.id')
    .execute();
}

/** Submitted reviews of these texts, in order of submission. */
export function listSubmittedReviews(submissionIds: readonly SubmissionId[]) {
  return reviews()
    .where('submissions.id', '=', sql<SubmissionId>`ANY(${[...submissionIds]}::bigint[])`)
    .where('peer_reviews.submitted_at', 'is not', null)
    .orderBy('peer_reviews.submitted_at')
    .orderBy('peer_reviews.id')
    .execute();
}

export function selectOptionalReviewOf(draftSubmissionId: DraftSubmissionId, reviewerId: UserId) {
  return (
    reviews()
      .where('peer_reviews.draft_submission_id', '=', draftSubmissionId)
      .where('peer_reviews.reviewer_id', '=', reviewerId)
      // Active reviews before withdrawn ones, of those the latest first.
      .orderBy(sql`peer_reviews.withdrawn_at IS NOT NULL`)
      .orderBy('peer_reviews.id', 'desc')
      .executeTakeFirst()
  );
}

/** The last review that the same person submitted of an earlier version of the same text. */
export function selectOptionalEarlierReview(
  review: Pick<ReviewRow, 'submission_id' | 'reviewer_id' | 'handed_in_at'>,
) {
  return reviews()
    .where('submissions.id', '=', review.submission_id)
    .where('peer_reviews.reviewer_id', '=', review.reviewer_id)
    .where('peer_reviews.submitted_at', 'is not', null)
    .where('peer_reviews.handed_in_at', '<', review.handed_in_at)
    .orderBy('peer_reviews.handed_in_at', 'desc')
    .orderBy('peer_reviews.id', 'desc')
    .executeTakeFirst();
}

/** How many reviews of a draft a student has started, without withdrawn ones. */
export async function countReviewsBy(draftId: DraftId, reviewerId: UserId): Promise<number> {
  const { count } = await db()
    .selectFrom('peer_reviews')
    .innerJoin('draft_submissions', 'draft_submissions.id', 'peer_reviews.draft_submission_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('draft_submissions.draft_id', '=', draftId)
    .where('peer_reviews.reviewer_id', '=', reviewerId)
    .where('peer_reviews.withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countReviewsOfDrafts(draftIds: readonly DraftId[]): Promise<Map<DraftId, number>> {
  const rows = await db()
    .selectFrom('peer_reviews')
    .innerJoin('draft_submissions', 'draft_submissions.id', 'peer_reviews.draft_submission_id')
    .select(({ fn }) => ['draft_submissions.draft_id', fn.countAll<number>().as('count')])
    .where('draft_submissions.draft_id', '=', sql<DraftId>`ANY(${[...draftIds]}::bigint[])`)
    .groupBy('draft_submissions.draft_id')
    .execute();
  return new Map(rows.map(({ draft_id: id, count }) => [id, Number(count)]));
}

/** Active reviews whose reviewer is no longer assigned to the author, locked. */
export async function lockReviewsWithoutPair(
  assignmentId: AssignmentId,
): Promise<{ id: PeerReviewId; reviewer_id: UserId; file_id: FileId; draft_id: DraftId }[]> {
  const { rows } = await sql<{ id: PeerReviewId; reviewer_id: UserId; file_id: FileId; draft_id: DraftId }>`
    SELECT peer_reviews.id, peer_reviews.reviewer_id, peer_reviews.file_id, draft_submissions.draft_id
    FROM peer_reviews
    JOIN draft_submissions ON draft_submissions.id = peer_reviews.draft_submission_id
    JOIN submissions ON submissions.id = draft_submissions.submission_id
    WHERE submissions.assignment_id = ${assignmentId}
      AND peer_reviews.submitted_at IS NULL AND peer_reviews.withdrawn_at IS NULL
      AND NOT EXISTS (SELECT FROM peer_review_pairs pairs WHERE pairs.assignment_id = ${assignmentId}
        AND pairs.reviewer_id = peer_reviews.reviewer_id AND pairs.reviewee_id = submissions.student_id)
    ORDER BY peer_reviews.id FOR UPDATE OF peer_reviews`.execute(db());
  return rows;
}

export async function updateWithdrawn(ids: readonly PeerReviewId[], at: Date | null): Promise<void> {
  await db()
    .updateTable('peer_reviews')
    .set({ withdrawn_at: at })
    .where('id', '=', sql<PeerReviewId>`ANY(${[...ids]}::bigint[])`)
    .execute();
}

export async function updateSubmitted(id: PeerReviewId, at: Date, wasLate: boolean): Promise<void> {
  await db()
    .updateTable('peer_reviews')
    .set({ submitted_at: at, was_late: wasLate })
    .where('id', '=', id)
    .execute();
}

export async function updateHelpfulness(id: PeerReviewId, helpfulness: number): Promise<void> {
  await db().updateTable('peer_reviews').set({ helpfulness }).where('id', '=', id).execute();
}

export async function insertReview(review: {
  draftSubmissionId: DraftSubmissionId;
  reviewerId: UserId;
  fileId: FileId;
  versionSeq: number;
  handedInAt: Date;
  isAnonymous: boolean;
  at: Date;
}): Promise<PeerReviewId> {
  const { id } = await db()
    .insertInto('peer_reviews')
    .values({
      draft_submission_id: review.draftSubmissionId,
      reviewer_id: review.reviewerId,
      file_id: review.fileId,
      version_seq: review.versionSeq,
      handed_in_at: review.handedInAt,
      is_anonymous: review.isAnonymous,
      created_at: review.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A student's unsubmitted reviews that are due between two times. */
export function listReviewsDue(reviewerId: UserId, { after, until }: { after: Date; until: Date }) {
  return reviews()
    .where('peer_reviews.reviewer_id', '=', reviewerId)
    .where('peer_reviews.submitted_at', 'is', null)
    .where('peer_reviews.withdrawn_at', 'is', null)
    .where('drafts.peer_review_deadline', '>', after)
    .where('drafts.peer_review_deadline', '<=', until)
    .where('assignments.visible', '=', true)
    .where('classes.archived_at', 'is', null)
    .where(isEnrolled('submissions.student_id'))
    .where(isEnrolled('peer_reviews.reviewer_id'))
    .orderBy('peer_reviews.id')
    .execute();
}
