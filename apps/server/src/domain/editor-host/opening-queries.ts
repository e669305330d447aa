import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

interface OpeningCounts {
  documents: number;
  openings: number;
  writing: number;
  people: number;
  locked: number;
}

/** Number of openings with a valid token, and of held locks. */
export async function countOpenings(now: Date): Promise<OpeningCounts> {
  const { rows } = await sql<OpeningCounts>`
    SELECT count(DISTINCT token.file_id)::int AS documents, count(*)::int AS openings,
      count(*) FILTER (WHERE token.mode = 'edit')::int AS writing, count(DISTINCT token.user_id)::int AS people,
      (SELECT count(*)::int FROM wopi_locks WHERE expires_at > ${now}) AS locked
    FROM wopi_tokens AS token JOIN sessions ON sessions.id = token.session_id
    WHERE token.revoked_at IS NULL AND token.expires_at > ${now}
      AND sessions.ended_at IS NULL AND sessions.expires_at > ${now}`.execute(db());
  const [counts] = rows;
  if (!counts) throw new Error('A count has one row');
  return counts;
}
