import { sql } from 'kysely';

/** The version that stands handed in: a draft that is open again keeps its earlier one until the next. */
export const handedInSeq = sql<
  number | null
>`coalesce(draft_submissions.version_seq, draft_submissions.kept_version_seq)`;
