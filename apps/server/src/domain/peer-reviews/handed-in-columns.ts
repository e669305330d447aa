import { sql } from 'kysely';

/** The version that counts as handed in: a reopened draft keeps its earlier one until the next. */
export const handedInSeq = sql<
  number | null
>`coalesce(draft_submissions.version_seq, draft_submissions.kept_version_seq)`;
