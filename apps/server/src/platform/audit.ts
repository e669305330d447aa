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

/** Records who did what to which subject, in the transaction of the act itself. */
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

/** When a user last acted on a subject, if that was after the given time; uses the index `audit_log_subject`. */
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

/** For texts of a deleted account that were kept at first. */
export async function forgetDetailsOfTexts(texts: readonly SubmissionId[]): Promise<void> {
  await sql`
    UPDATE audit_log SET details = '{}'
    WHERE details <> '{}' AND subject_type = 'submission' AND subject_id = ANY(${[...texts]}::bigint[])`.execute(
    db(),
  );
}

/**
 * Forgets the details of entries about a deleted account: of acts by or on it or its texts, and wherever its address occurs. Time, action, actor and
 * subject ID of the entries remain.
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
