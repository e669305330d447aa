import type { ClassId, FileId, PeerReviewId, SubmissionId, UserId } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** A person's own data, for that person. No query reads another person's name or address. */

export function selectPerson(id: UserId) {
  return db()
    .selectFrom('users')
    .select(['id', 'username', 'email', 'first_name', 'last_name', 'phone', 'image_url', 'auth_provider'])
    .select(['confirmed', 'created_at', 'language', 'time_zone', 'plain_text', 'profile_urls'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export function listSessions(id: UserId) {
  return db()
    .selectFrom('sessions')
    .select(['created_at', 'expires_at', 'ended_at', 'user_agent', 'last_used_at'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

export function listAccessTokensOf(id: UserId) {
  return db()
    .selectFrom('access_tokens')
    .select(['name', 'scopes', 'created_at', 'expires_at', 'revoked_at', 'last_used_at'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

export function listEnrolments(id: UserId) {
  return db()
    .selectFrom('enrollments')
    .innerJoin('classes', 'classes.id', 'enrollments.class_id')
    .leftJoin('class_sections', 'class_sections.id', 'enrollments.section_id')
    .select(['classes.name', 'class_sections.name as section', 'enrollments.enrolled_at'])
    .select(['enrollments.dropped_at', 'enrollments.opt_out', 'classes.archived_at'])
    .where('enrollments.student_id', '=', id)
    .orderBy('enrollments.enrolled_at')
    .execute();
}

export function listAccommodationsOf(id: UserId) {
  return db()
    .selectFrom('accommodations')
    .innerJoin('classes', 'classes.id', 'accommodations.class_id')
    .leftJoin('assignments', 'assignments.id', 'accommodations.assignment_id')
    .select(['classes.name', 'assignments.title', 'extra_percent', 'extension_minutes', 'granted_at'])
    .where('student_id', '=', id)
    .orderBy('accommodations.id')
    .execute();
}

export function listNotices(id: UserId) {
  return db()
    .selectFrom('notifications')
    .leftJoin('assignments', 'assignments.id', 'notifications.assignment_id')
    .select(['notifications.kind', 'notifications.at', 'notifications.until', 'assignments.title'])
    .where('notifications.user_id', '=', id)
    .orderBy('notifications.id')
    .execute();
}

export function listNoticeChoices(id: UserId) {
  return db()
    .selectFrom('notification_preferences')
    .select(['topic', 'channel'])
    .where('user_id', '=', id)
    .orderBy('topic')
    .execute();
}

/** Mails to the person, without those to support staff, and without content that grants access. */
export function listMailsTo(id: UserId) {
  return db()
    .selectFrom('mails')
    .select(['template', 'subject', 'queued_at', 'sent_at', 'state'])
    .where('user_id', '=', id)
    .where('reply_to', 'is', null)
    .orderBy('id')
    .execute();
}

export function listTicketsOf(id: UserId) {
  return db()
    .selectFrom('support_tickets')
    .select(['kind', 'name', 'email', 'message', 'page_url', 'created_at', 'status'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

export function listIdentitiesOf(id: UserId) {
  return db()
    .selectFrom('identities')
    .select(['issuer', 'subject', 'way', 'connected_at', 'used_at', 'claims'])
    .where('user_id', '=', id)
    .orderBy('connected_at')
    .execute();
}

/** Roles that rules gave for claims of institutions. */
export async function listGivenByRules(id: UserId) {
  const [roles, institutions] = await Promise.all([
    db()
      .selectFrom('role_rule_grants')
      .select(['role', 'issuer', 'given_at'])
      .where('user_id', '=', id)
      .orderBy('given_at')
      .execute(),
    db()
      .selectFrom('account_institutions')
      .select(['name', 'issuer'])
      .where('user_id', '=', id)
      .orderBy('name')
      .execute(),
  ]);
  return { roles, institutions };
}

export function listLtiIdentitiesOf(id: UserId) {
  return db()
    .selectFrom('lti_identities')
    .select(['issuer', 'subject', 'connected_at', 'used_at'])
    .where('user_id', '=', id)
    .orderBy('connected_at')
    .execute();
}

/** Courses of learning platforms from which the person has launched. */
export function listPlatformCoursesOf(id: UserId) {
  return db()
    .selectFrom('lti_memberships')
    .innerJoin('lti_contexts', 'lti_contexts.id', 'lti_memberships.context_id')
    .innerJoin('lti_deployments', 'lti_deployments.id', 'lti_contexts.deployment_id')
    .innerJoin('lti_platforms', 'lti_platforms.id', 'lti_deployments.platform_id')
    .select(['lti_platforms.issuer', 'lti_contexts.title', 'lti_memberships.role'])
    .select('lti_memberships.launched_at')
    .where('lti_memberships.user_id', '=', id)
    .orderBy('lti_contexts.id')
    .execute();
}

/** Scores of the person's texts that were sent to learning platforms. */
export function listSentScoresOf(id: UserId) {
  return db()
    .selectFrom('lti_scores')
    .innerJoin('submissions', 'submissions.id', 'lti_scores.submission_id')
    .innerJoin('lti_line_items', 'lti_line_items.id', 'lti_scores.line_item_id')
    .innerJoin('lti_contexts', 'lti_contexts.id', 'lti_line_items.context_id')
    .innerJoin('lti_deployments', 'lti_deployments.id', 'lti_contexts.deployment_id')
    .innerJoin('lti_platforms', 'lti_platforms.id', 'lti_deployments.platform_id')
    .select(['lti_platforms.issuer', 'lti_line_items.label', 'activity_progress', 'grading_progress'])
    .select(['score_given', 'comment', 'lti_scores.submitted_at', 'scored_at', 'answered_at', 'outcome'])
    .where('submissions.student_id', '=', id)
    .orderBy('lti_scores.id')
    .execute();
}

/** The person's identities in student information systems. */
export function listRosterIdentitiesOf(id: UserId) {
  return db()
    .selectFrom('roster_people')
    .innerJoin('roster_sources', 'roster_sources.id', 'roster_people.source_id')
    .select(['name', 'sourced_id', 'is_made', 'connected_at'])
    .where('user_id', '=', id)
    .orderBy('connected_at')
    .execute();
}

/** The records of student information systems about the person: names and addresses, roles, and enrollments with the name of the class in the system. */
export async function listRosterRecordsOf(id: UserId) {
  const { rows } = await sql<{ name: string; kind: string; record: unknown; title: string | null }>`
    SELECT source.name, said.kind, said.record, class_record.record ->> 'title' AS title
    FROM roster_people AS person
    JOIN roster_sources AS source ON source.id = person.source_id
    JOIN roster_records AS said ON said.source_id = person.source_id
      AND (said.kind = 'users' AND said.sourced_id = person.sourced_id
        OR said.kind IN ('roles', 'enrollments') AND said.record ->> 'user' = person.sourced_id)
    LEFT JOIN roster_records AS class_record ON class_record.source_id = said.source_id AND class_record.kind = 'classes'
      AND said.kind = 'enrollments' AND class_record.sourced_id = said.record ->> 'class'
    WHERE person.user_id = ${id}
    ORDER BY source.id, said.kind, said.sourced_id`.execute(db());
  return rows;
}

/** Places in classes that imports have given. */
export function listRosterPlacesOf(id: UserId) {
  return db()
    .selectFrom('roster_places')
    .innerJoin('roster_sources', 'roster_sources.id', 'roster_places.source_id')
    .innerJoin('classes', 'classes.id', 'roster_places.class_id')
    .select(['roster_sources.name', 'classes.name as class_name', 'role', 'given_at'])
    .where('user_id', '=', id)
    .orderBy('given_at')
    .orderBy('class_id')
    .execute();
}

export function listInstructorRequestsOf(id: UserId) {
  return db()
    .selectFrom('instructor_requests')
    .select(['requested_at', 'outcome', 'decided_at'])
    .where('user_id', '=', id)
    .execute();
}

/** Without details, which may name others. */
export function listAuditedActions(id: UserId) {
  return db()
    .selectFrom('audit_log')
    .select(['at', 'action', 'subject_type', 'subject_id'])
    .where('actor_id', '=', id)
    .orderBy('id')
    .execute();
}

export interface OwnTextRow {
  id: SubmissionId;
  classId: ClassId;
}

/** All texts of the person. */
export function listTexts(id: UserId): Promise<OwnTextRow[]> {
  return db()
    .selectFrom('submissions')
    .innerJoin('assignments', 'assignments.id', 'submissions.assignment_id')
    .select(['submissions.id', 'assignments.class_id as classId'])
    .where('submissions.student_id', '=', id)
    .orderBy('submissions.id')
    .execute();
}

export interface OwnReviewRow {
  id: PeerReviewId;
  file_id: FileId;
  kind: OfficeKind;
  assignment_title: string;
  draft_title: string;
  created_at: Date;
  submitted_at: Date | null;
  was_late: boolean;
  helpfulness: number | null;
}

/** Without the author of the text. */
export async function listReviewsWritten(id: UserId): Promise<OwnReviewRow[]> {
  const { rows } = await sql<OwnReviewRow>`
    SELECT review.id, review.file_id, files.kind, assignments.title AS assignment_title,
      drafts.title AS draft_title, review.created_at, review.submitted_at, review.was_late, review.helpfulness
    FROM peer_reviews review
    JOIN files ON files.id = review.file_id
    JOIN draft_submissions step ON step.id = review.draft_submission_id
    JOIN drafts ON drafts.id = step.draft_id
    JOIN assignments ON assignments.id = drafts.assignment_id
    WHERE review.reviewer_id = ${id} ORDER BY review.id`.execute(db());
  return rows;
}

export function listPracticesOf(id: UserId) {
  return db()
    .selectFrom('own_practices')
    .innerJoin('assignments', 'assignments.id', 'own_practices.assignment_id')
    .select(['assignments.title', 'own_practices.comments', 'own_practices.done_at'])
    .where('student_id', '=', id)
    .orderBy('own_practices.assignment_id')
    .execute();
}

/** Owned classes, and those in which the person assists. */
export async function listTaughtClasses(id: UserId) {
  const { rows } = await sql<{
    name: string;
    role: string;
    start_day: string;
    end_day: string;
    time_zone: string;
    created_at: Date;
    archived_at: Date | null;
    students: number;
    assignments: string[];
  }>`
    SELECT classes.name, taught.role, classes.start_day, classes.end_day, classes.time_zone, classes.created_at,
      classes.archived_at,
      (SELECT count(*) FROM enrollments WHERE class_id = classes.id AND dropped_at IS NULL) AS students,
      coalesce((SELECT array_agg(title ORDER BY start_at, id) FROM assignments WHERE class_id = classes.id),
        '{}') AS assignments
    FROM (SELECT id AS class_id, 'instructor' AS role FROM classes WHERE owner_id = ${id}
      UNION ALL SELECT class_id, 'assistant' FROM class_assistants WHERE user_id = ${id}) taught
    JOIN classes ON classes.id = taught.class_id ORDER BY classes.id`.execute(db());
  return rows;
}

/** Without the recipient. */
export function listFeedbackBy(id: UserId) {
  return db()
    .selectFrom('feedback')
    .innerJoin('submissions', 'submissions.id', 'feedback.submission_id')
    .innerJoin('assignments', 'assignments.id', 'submissions.assignment_id')
    .select(['assignments.title', 'feedback.submission_id', 'feedback.comment', 'feedback.created_at'])
    .select(['feedback.edited_at', 'feedback.removed_at'])
    .where('feedback.author_id', '=', id)
    .orderBy('feedback.id')
    .execute();
}

/** Without the passage, which is the student's text. */
export function listCommentsBy(id: UserId) {
  return db()
    .selectFrom('document_comments')
    .innerJoin('submissions', 'submissions.id', 'document_comments.submission_id')
    .innerJoin('assignments', 'assignments.id', 'submissions.assignment_id')
    .select(['assignments.title', 'document_comments.submission_id', 'document_comments.comment'])
    .select(['document_comments.created_at', 'document_comments.removed_at'])
    .where('document_comments.author_id', '=', id)
    .orderBy('document_comments.id')
    .execute();
}

/** Replies to comments on others' texts; replies on the person's own texts are exported with the text. */
export function listRepliesBy(id: UserId) {
  return db()
    .selectFrom('comment_replies')
    .innerJoin('document_comments', 'document_comments.id', 'comment_replies.comment_id')
    .innerJoin('submissions', 'submissions.id', 'document_comments.submission_id')
    .innerJoin('assignments', 'assignments.id', 'submissions.assignment_id')
    .select(['assignments.title', 'document_comments.submission_id', 'comment_replies.reply'])
    .select(['comment_replies.created_at', 'comment_replies.removed_at'])
    .where('comment_replies.author_id', '=', id)
    .where('submissions.student_id', '!=', id)
    .orderBy('comment_replies.id')
    .execute();
}

export function listRubricsOf(id: UserId) {
  return db()
    .selectFrom('rubrics')
    .select(['title', 'criteria', 'updated_at'])
    .where('owner_id', '=', id)
    .orderBy('id')
    .execute();
}

export function listSavedCommentsOf(id: UserId) {
  return db()
    .selectFrom('kept_comments')
    .select(['comment', 'updated_at'])
    .where('owner_id', '=', id)
    .orderBy('id')
    .execute();
}

/** Without the intended recipient. */
export function listFeedbackDraftsOf(id: UserId) {
  return db()
    .selectFrom('feedback_drafts')
    .select(['comment', 'updated_at'])
    .where('author_id', '=', id)
    .where('comment', '<>', '')
    .orderBy('updated_at')
    .execute();
}

export function listTemplatesOf(id: UserId) {
  return db()
    .selectFrom('templates')
    .select(['title', 'description', 'kind', 'file_id', 'created_at'])
    .where('owner_id', '=', id)
    .orderBy('id')
    .execute();
}

export async function listRoles(id: UserId): Promise<string[]> {
  const rows = await db()
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', id)
    .orderBy('role')
    .execute();
  return rows.map(({ role }) => role);
}
