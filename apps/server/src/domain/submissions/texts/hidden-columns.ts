import type { SubmissionId } from '@redraft/contracts';
import { type RawBuilder, sql } from 'kysely';

/** Of texts whose names are hidden from everybody who grades, until their grades are released. */
export const isHidden = sql<boolean>`(coalesce(grading_settings.is_anonymous, false)
  AND grade_releases.submission_id IS NULL)`;

/** What stands for the name of such a text: it stays the same, and says neither whose it is nor when it was begun. */
export function codeOf(submissionId: RawBuilder<SubmissionId>): RawBuilder<string> {
  const digits = sql`md5(grading_settings.seed::text || ${submissionId})`;
  return sql<string>`upper(substr(${digits}, 1, 4) || '-' || substr(${digits}, 5, 4))`;
}
