import { type RawBuilder, sql } from 'kysely';

/** When a reviewer started the first review of an assignment; only needed if practice is required. */
export function firstStartedAt(of: {
  reviewer: RawBuilder<unknown>;
  assignment: RawBuilder<unknown>;
  requiredSince: RawBuilder<unknown>;
}): RawBuilder<Date | null> {
  return sql<Date | null>`CASE WHEN ${of.requiredSince} IS NOT NULL THEN (
    SELECT min(begun.created_at) FROM peer_reviews AS begun
    JOIN draft_submissions AS begun_step ON begun_step.id = begun.draft_submission_id
    JOIN submissions AS begun_work ON begun_work.id = begun_step.submission_id
    WHERE begun.reviewer_id = ${of.reviewer} AND begun_work.assignment_id = ${of.assignment}) END`;
}
