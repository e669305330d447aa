import type { UserId } from '@redraft/contracts';
import { db } from './db.ts';

export type AuditedSubject =
  | 'class'
  | 'assignment'
  | 'submission'
  | 'enrollment'
  | 'file'
  | 'template'
  | 'rubric';

/** Who did what to what: written in the transaction of the act itself. */
export async function audit(entry: {
  at: Date;
  actorId: UserId | null;
  action: string;
  subject: AuditedSubject;
  subjectId: number;
  details?: Record<string, unknown>;
}): Promise<void> {
  await db()
    .insertInto('audit_log')
    .values({
      at: entry.at,
      actor_id: entry.actorId,
      action: entry.action,
      subject_type: entry.subject,
      subject_id: entry.subjectId,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute();
}
