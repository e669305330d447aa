import type { AssignmentId, ClassId, SubmissionId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { rolesWith } from '../../access/index.ts';
import { db } from '../../platform/db.ts';

/** Serialises the recording of one reader's accesses until the end of the transaction. */
export async function lockReader(readerId: UserId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('readings of user', ${readerId}))`.execute(db());
}

export interface AccessRow {
  id: number;
  at: Date;
  action: string;
  name: string;
  is_owner: boolean;
  is_assistant: boolean;
  oversees: boolean;
  assists_anywhere: boolean;
}

/** Who has looked at a text, or at charts that include it, since it was begun; newest first, without the student's own accesses. */
export async function listAccesses(
  text: {
    id: SubmissionId;
    student_id: UserId;
    assignment_id: AssignmentId;
    class_id: ClassId;
    created_at: Date;
  },
  { before, limit }: { before: number | undefined; limit: number },
): Promise<AccessRow[]> {
  const { rows } = await sql<AccessRow>`
    SELECT log.id, log.at, log.action, concat_ws(' ', reader.first_name, reader.last_name) AS name,
      classes.owner_id = reader.id AS is_owner,
      EXISTS (SELECT FROM class_assistants WHERE class_id = classes.id AND user_id = reader.id) AS is_assistant,
      EXISTS (SELECT FROM user_roles WHERE user_id = reader.id AND role = ANY(${rolesWith('class.oversee')}::text[])) AS oversees,
      EXISTS (SELECT FROM user_roles WHERE user_id = reader.id AND role = ANY(${rolesWith('class.read_any')}::text[])) AS assists_anywhere
    FROM audit_log AS log
    JOIN users AS reader ON reader.id = log.actor_id
    JOIN classes ON classes.id = ${text.class_id}
    WHERE log.actor_id <> ${text.student_id} AND log.at >= ${text.created_at}
      AND log.id < ${before ?? Number.MAX_SAFE_INTEGER}
      AND ((log.subject_type = 'submission' AND log.subject_id = ${text.id}
          AND log.action IN ('submission.read', 'submission.read_process', 'submission.rewind',
            'submission.open_to_repair', 'submission.repair'))
        OR (log.subject_type = 'assignment' AND log.subject_id = ${text.assignment_id}
          AND log.action = 'assignment.read_process')
        OR (log.subject_type = 'class' AND log.subject_id = ${text.class_id} AND log.action = 'class.read_process'))
    ORDER BY log.id DESC LIMIT ${limit}`.execute(db());
  return rows;
}
