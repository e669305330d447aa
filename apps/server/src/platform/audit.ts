import type { AuditedSubject, UserId } from '@redraft/contracts';
import { db } from './db.ts';

export interface AuditEntry {
  at: Date;
  actorId: UserId | null;
  action: string;
  subject: AuditedSubject;
  subjectId: number;
  details?: Record<string, unknown>;
}

/** Who did what to what: written in the transaction of the act itself. */
export async function audit(...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db()
    .insertInto('audit_log')
    .values(
      entries.map((entry) => ({
        at: entry.at,
        actor_id: entry.actorId,
        action: entry.action,
        subject_type: entry.subject,
        subject_id: entry.subjectId,
        details: JSON.stringify(entry.details ?? {}),
      })),
    )
    .execute();
}

/** When somebody last did something to one thing, if that was after a moment; `audit_log_subject` finds it. */
export async function selectOptionalLastActAt(
  act: Pick<AuditEntry, 'actorId' | 'action' | 'subject' | 'subjectId'>,
  after: Date,
): Promise<Date | null> {
  const { at } = await db()
    .selectFrom('audit_log')
    .select((eb) => eb.fn.max('at').as('at'))
    .where('subject_type', '=', act.subject)
    .where('subject_id', '=', act.subjectId)
    .where('at', '>', after)
    .where('actor_id', '=', act.actorId)
    .where('action', '=', act.action)
    .executeTakeFirstOrThrow();
  return at;
}
