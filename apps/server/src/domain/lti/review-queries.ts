import type { AssignmentId, ContextId, DraftId, SubmissionId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import type { IdentityName } from './people-queries.ts';

interface ReviewRow {
  assignment_id: AssignmentId;
  draft_id: DraftId;
  /** Null if the person has not started the assignment. */
  submission_id: SubmissionId | null;
  is_hidden: boolean;
}

/** A person's submission for a line item, in the class that the course is connected with now. */
export async function selectOptionalReview(
  contextId: ContextId,
  { lineItemUrl, person }: { lineItemUrl: string; person: IdentityName },
): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    SELECT item.assignment_id, item.draft_id, submissions.id AS submission_id,
      coalesce(settings.is_anonymous, false) AND releases.submission_id IS NULL AS is_hidden
    FROM lti_line_items AS item
    JOIN lti_contexts AS context ON context.id = item.context_id
    JOIN assignments ON assignments.id = item.assignment_id AND assignments.class_id = context.class_id
    LEFT JOIN lti_identities AS identity ON identity.issuer = ${person.issuer} AND identity.subject = ${person.subject}
    LEFT JOIN submissions ON submissions.assignment_id = item.assignment_id AND submissions.student_id = identity.user_id
    LEFT JOIN grading_settings AS settings ON settings.assignment_id = item.assignment_id
    LEFT JOIN grade_releases AS releases ON releases.submission_id = submissions.id
    WHERE item.context_id = ${contextId} AND item.url = ${lineItemUrl}`.execute(db());
  return rows[0];
}
