import type { AuditedAction, AuditedSubject, SubmissionId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from './db.ts';

export interface AuditEntry {
  at: Date;
  actorId: UserId | null;
  action: AuditedAction;
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
  action: Pick<AuditEntry, 'actorId' | 'action' | 'subject' | 'subjectId'>,
  after: Date,
): Promise<Date | null> {
  const { at } = await db()
    .selectFrom('audit_log')
    .select((eb) => eb.fn.max('at').as('at'))
    .where('subject_type', '=', action.subject)
    .where('subject_id', '=', action.subjectId)
    .where('at', '>', after)
    .where('actor_id', '=', action.actorId)
    .where('action', '=', action.action)
    .executeTakeFirstOrThrow();
  return at;
}

/**
 * Entries stay as what was done when, by and to which number. What they tell besides, of acts by or on an account that is deleted, of its
 * texts, and wherever its address stands, is forgotten.
 */
export async function forgetAuditDetails({
  userId,
  email,
  texts,
}: {
  userId: UserId;
  email: string;
  texts: readonly SubmissionId[];
}): Promise<void> {
  await sql`
    UPDATE audit_log SET details = '{}'
    WHERE details <> '{}' AND (actor_id = ${userId}
      OR (subject_type = 'account' AND subject_id = ${userId})
      OR (subject_type = 'submission' AND subject_id = ANY(${[...texts]}::bigint[]))
      OR strpos(lower(details::text), lower(${email})) > 0)`.execute(db());
}
