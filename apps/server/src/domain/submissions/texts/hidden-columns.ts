import type { SubmissionId } from '@redraft/contracts';
import { type RawBuilder, sql } from 'kysely';

/** Whether the author's name is hidden from all who grade, until grades are released. */
export const isHidden = sql<boolean>`(coalesce(grading_settings.is_anonymous, false)
  AND grade_releases.submission_id IS NULL)`;

/** The code shown instead of the name: stable, and revealing neither the author nor when the text was started. */
export function codeOf(submissionId: RawBuilder<SubmissionId>): RawBuilder<string> {
  const digits = sql`md5(grading_settings.seed::text || ${submissionId})`;
  return sql<string>`upper(substr(${digits}, 1, 4) || '-' || substr(${digits}, 5, 4))`;
}
