import { sql } from 'kysely';

/** Of texts whose names are hidden from everybody who grades, until their grades are released. */
export const isHidden = sql<boolean>`(coalesce(grading_settings.is_anonymous, false)
  AND grade_releases.submission_id IS NULL)`;
