import type { AuditSearch, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export interface EntryRow {
  id: number;
  at: Date;
  actor_id: UserId | null;
  actor_name: string | null;
  actor_username: string | null;
  action: string;
  subject_type: string;
  subject_id: number;
  subject_name: string | null;
  details: Record<string, unknown>;
}

/** Entries older than the given one, newest first, with the names of their subjects. */
export async function listEntries(
  search: AuditSearch,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<EntryRow[]> {
  const { action, subject, subjectId, from, to } = search;
  const person = search.person.toLowerCase();
  const { rows } = await sql<EntryRow>`
    SELECT log.id, log.at, log.actor_id, log.action, log.subject_type, log.subject_id, log.details,
      concat_ws(' ', actor.first_name, actor.last_name) AS actor_name, actor.username AS actor_username,
      CASE log.subject_type
        WHEN 'account' THEN (SELECT concat_ws(' ', first_name, last_name) FROM users WHERE id = log.subject_id)
        WHEN 'class' THEN (SELECT name FROM classes WHERE id = log.subject_id)
        WHEN 'assignment' THEN (SELECT title FROM assignments WHERE id = log.subject_id)
        WHEN 'template' THEN (SELECT title FROM templates WHERE id = log.subject_id)
        WHEN 'rubric' THEN (SELECT title FROM rubrics WHERE id = log.subject_id)
        WHEN 'announcement' THEN (SELECT title FROM announcements WHERE id = log.subject_id)
        WHEN 'mail' THEN (SELECT subject FROM mails WHERE id = log.subject_id)
        WHEN 'access_token' THEN (SELECT name FROM access_tokens WHERE id = log.subject_id)
        WHEN 'roster_source' THEN (SELECT name FROM roster_sources WHERE id = log.subject_id)
        WHEN 'role_rule' THEN (SELECT claim || ': ' || pattern FROM role_rules WHERE id = log.subject_id)
        WHEN 'event_endpoint' THEN (SELECT url FROM event_endpoints WHERE id = log.subject_id)
        WHEN 'ticket' THEN (SELECT name FROM support_tickets WHERE id = log.subject_id)
        WHEN 'submission' THEN (
          SELECT concat_ws(' · ', assignments.title, concat_ws(' ', student.first_name, student.last_name))
          FROM submissions JOIN assignments ON assignments.id = submissions.assignment_id
          JOIN users AS student ON student.id = submissions.student_id WHERE submissions.id = log.subject_id)
      END AS subject_name
    FROM audit_log AS log LEFT JOIN users AS actor ON actor.id = log.actor_id
    WHERE log.id < ${before ?? Number.MAX_SAFE_INTEGER}
      AND (${action} = '' OR log.action = ${action})
      AND (${subject ?? null}::text IS NULL OR log.subject_type = ${subject ?? null})
      AND (${subjectId ?? null}::bigint IS NULL OR log.subject_id = ${subjectId ?? null})
      AND (${from ?? null}::timestamptz IS NULL OR log.at >= ${from ?? null}::timestamptz)
      AND (${to ?? null}::timestamptz IS NULL OR log.at < ${to ?? null}::timestamptz)
      AND (${person} = '' OR log.actor_id IN (
        SELECT id FROM users
        WHERE position(${person} IN lower(concat_ws(' ', first_name, last_name))) > 0
          OR position(${person} IN lower(username)) > 0 OR position(${person} IN lower(email)) > 0))
    ORDER BY log.id DESC LIMIT ${limit}`.execute(db());
  return rows.map((row) => ({ ...row, subject_name: row.subject_name ?? titleAtTime(row.details) }));
}

/** A deleted subject has the name it had when it was deleted. */
function titleAtTime({ title }: Record<string, unknown>): string | null {
  return typeof title === 'string' && title !== '' ? title : null;
}

/** Every recorded kind of act: a loose index scan, one step per kind, however long the log is. */
export async function listActions(): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    WITH RECURSIVE kinds AS (
      (SELECT action FROM audit_log ORDER BY action LIMIT 1)
      UNION ALL
      SELECT (SELECT action FROM audit_log WHERE action > kinds.action ORDER BY action LIMIT 1)
      FROM kinds WHERE kinds.action IS NOT NULL)
    SELECT action FROM kinds WHERE action IS NOT NULL`.execute(db());
  return rows.map(({ action }) => action);
}
