import type { MailId, MailState, UserId } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export interface NewMail {
  userId: UserId | null;
  to: string;
  replyTo: string | null;
  language: Language;
  template: string;
  subject: string;
  text: string;
  html: string;
  hasSecret: boolean;
  unsubscribeUrl: string | null;
}

/** Returns the IDs in the order of the mails. */
export async function insertMails(mails: readonly NewMail[], at: Date): Promise<MailId[]> {
  if (mails.length === 0) return [];
  const rows = await db()
    .insertInto('mails')
    .values(
      mails.map((mail) => ({
        user_id: mail.userId,
        to_address: mail.to,
        reply_to: mail.replyTo,
        language: mail.language,
        template: mail.template,
        subject: mail.subject,
        body_text: mail.text,
        body_html: mail.html,
        has_secret: mail.hasSecret,
        unsubscribe_url: mail.unsubscribeUrl,
        queued_at: at,
        next_try_at: at,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of the mails that still exist. */
export function listMailStates(ids: readonly MailId[]) {
  return (
    db()
      .selectFrom('mails')
      .select(['id', 'sent_at'])
      // Cast: a CHECK of the table holds the words.
      .select(sql<MailState>`state`.as('state'))
      .where('id', '=', sql<MailId>`ANY(${ids}::bigint[])`)
      .execute()
  );
}

/** How often the same kind of mail was sent to a user. */
export async function countMailsSince(
  { userId, template }: { userId: UserId; template: { name: string } },
  since: Date,
): Promise<number> {
  const { count } = await db()
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('template', '=', template.name)
    .where('queued_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Oldest first. */
export async function listDueMails(limit: number, now: Date): Promise<MailId[]> {
  const rows = await db()
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The claiming process sends the mail; undefined if another process has claimed it. */
export function claimMail(id: MailId, now: Date) {
  return db()
    .updateTable('mails')
    .set({ state: 'sending', claimed_at: now, tries: sql`tries + 1` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning(['to_address', 'reply_to', 'subject', 'body_text', 'body_html', 'unsubscribe_url'])
    .returning(['message_id', 'tries'])
    .executeTakeFirst();
}

export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

export async function markMailSent(id: MailId, at: Date): Promise<void> {
  await db()
    .updateTable('mails')
    .set({ state: 'sent', sent_at: at, problem: null })
    .set({ body_text: sql`CASE WHEN NOT has_secret THEN body_text END` })
    .set({ body_html: sql`CASE WHEN NOT has_secret THEN body_html END` })
    .where('id', '=', id)
    .execute();
}

/** Gives up if there is no next attempt. */
export async function markMailRefused(
  id: MailId,
  { problem, nextTryAt }: { problem: string; nextTryAt: Date | null },
): Promise<void> {
  await db()
    .updateTable('mails')
    .set({ problem, ...(nextTryAt ? { state: 'waiting', next_try_at: nextTryAt } : { state: 'failed' }) })
    .where('id', '=', id)
    .execute();
}

/** Mails claimed by a process that died without recording the result; returns how many. */
export async function doubtMailsClaimedBefore(before: Date): Promise<number> {
  const { numUpdatedRows } = await db()
    .updateTable('mails')
    .set({ state: 'in_doubt', problem: 'The program ended while this was being sent.' })
    .where('state', '=', 'sending')
    .where('claimed_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Returns how many. */
export async function giveUpMailsQueuedBefore(before: Date): Promise<number> {
  const { numUpdatedRows } = await db()
    .updateTable('mails')
    .set({ state: 'failed', problem: sql`coalesce(problem, 'No mail server took it for three days.')` })
    .where('state', '=', 'waiting')
    .where('queued_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Mails to accounts of the demo world, whose addresses are invented; returns how many. */
export async function failMailsToDemoAccounts(): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE mails SET state = 'failed', problem = 'Addresses of the demo world get no mail.'
    WHERE state = 'waiting' AND (user_id IN (SELECT id FROM users WHERE is_demo)
      OR lower(to_address) IN (SELECT lower(email) FROM users WHERE is_demo))`.execute(db());
  return Number(numAffectedRows ?? 0n);
}

/** Mails that wait are not sent by themselves; returns how many these are. */
export async function holdMailsQueuedUntil(then: Date): Promise<number> {
  const { numUpdatedRows } = await db()
    .updateTable('mails')
    .set({ state: 'failed', problem: 'Mail was not set up when this was written.' })
    .where('state', '=', 'waiting')
    .where('queued_at', '<=', then)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Queues a mail of the outbox as if it were new. False if there is no such mail, or its content is gone. */
export async function requeueMail(id: MailId, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('mails')
    .set({ state: 'waiting', tries: 0, queued_at: now, next_try_at: now, problem: null })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'in_doubt'])
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Newest first. */
export function listMails(page: { offset: number; limit: number }, state: MailState | undefined) {
  return (
    db()
      .selectFrom('mails')
      .select(['id', 'user_id', 'to_address', 'template', 'subject', 'body_text', 'body_html', 'has_secret'])
      .select(['queued_at', 'sent_at', 'tries', 'next_try_at', 'problem'])
      // Cast: CHECKs of the table hold the words.
      .select(sql<MailState>`state`.as('state'))
      .select(sql<Language>`language`.as('language'))
      .$if(state !== undefined, (mails) => mails.where('state', '=', state ?? ''))
      .orderBy('id', 'desc')
      .offset(page.offset)
      .limit(page.limit)
      .execute()
  );
}

export type MailRow = Awaited<ReturnType<typeof listMails>>[number];

export async function deleteMailsBefore(before: Date): Promise<void> {
  await db().deleteFrom('mails').where('queued_at', '<', before).execute();
}
