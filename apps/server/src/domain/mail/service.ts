import { isPlaceholderAddress, type MailId, type MailState, type UserId } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import { inTransaction } from '../../platform/db.ts';
import { notifyMail } from '../../platform/notify.ts';
import { deleteSettings, insertSetting } from '../../platform/setting-queries.ts';
import { layOut } from './layout-rules.ts';
import type { MailTemplate } from './mail-template.ts';
import {
  deleteMailsBefore,
  holdMailsQueuedUntil,
  insertMails,
  listMailStates,
  listMails,
  type MailRow,
  type NewMail,
  requeueMail,
} from './queries.ts';
import { retentionStart } from './retry-rules.ts';
import { mailSettings } from './settings.ts';

export interface MailToQueue<Params> {
  /** The account that the mail is about; null for an address without an account. */
  userId: UserId | null;
  to: string;
  /** Reply address, if not the sender of all mails. */
  replyTo?: string;
  /** Language of the recipient. */
  language: Language;
  template: MailTemplate<Params>;
  params: Params;
  /** A path that unsubscribes from mails of this kind without a sign-in. */
  unsubscribePath?: string;
}

/**
 * Queues a mail in the transaction of the act that it reports, so that it is sent if and only if the act is committed. Rendered now, so that a later
 * version of the program sends what was intended.
 */
export async function queueMail<Params>(mail: MailToQueue<Params>, now: Date): Promise<void> {
  await queueMails([mail], now);
}

/** Returns the IDs in the order of the mails; null for accounts without a known address. */
export async function queueMails<Params>(
  mails: readonly MailToQueue<Params>[],
  now: Date,
): Promise<MailId[]> {
  const sendable = mails.filter(({ to }) => !isPlaceholderAddress(to));
  if (sendable.length === 0) return [];
  const ids = await insertMails(sendable.map(written), now);
  await notifyMail();
  return ids;
}

export interface MailProgress {
  state: MailState;
  sentAt: Date | null;
}

/** The progress of mails that still exist. */
export async function loadProgressOfMails(
  ids: readonly MailId[],
): Promise<ReadonlyMap<MailId, MailProgress>> {
  const rows = ids.length === 0 ? [] : await listMailStates(ids);
  return new Map(rows.map(({ id, state, sent_at }) => [id, { state, sentAt: sent_at }]));
}

function written<Params>(mail: MailToQueue<Params>): NewMail {
  const { template, language, params, unsubscribePath } = mail;
  const { origin } = mailSettings();
  const unsubscribeUrl = unsubscribePath === undefined ? null : new URL(unsubscribePath, origin).href;
  return {
    userId: mail.userId,
    to: mail.to,
    replyTo: mail.replyTo ?? null,
    language,
    template: template.name,
    hasSecret: template.hasSecret,
    unsubscribeUrl,
    ...layOut(template.write[language](params), { language, origin, unsubscribeUrl }),
  };
}

export const mailsPerPage = 20;

/** A page of the outbox, newest first. The caller has checked the permission. */
export function mailsOf(index: number, state: MailState | undefined): Promise<MailRow[]> {
  return listMails({ offset: index * mailsPerPage, limit: mailsPerPage + 1 }, state);
}

/** Sends a failed mail again; false if there is none. */
export async function requeue(id: MailId, now: Date): Promise<boolean> {
  const isQueued = await requeueMail(id, now);
  if (isQueued) await notifyMail();
  return isQueued;
}

/** Set while mail is set up. */
const sentSince = 'mail sent since';

/**
 * For the start of a process, before it queues mails. Once mail is set up, what was queued before stays in the outbox, from where it can be sent:
 * nobody expects mails about weeks that were only a trial. Returns how many these are.
 */
export async function startMail({ sendsMail }: { sendsMail: boolean }, now: Date): Promise<number> {
  if (sendsMail)
    return inTransaction(async () => {
      const isNew = await insertSetting(sentSince, now.toISOString());
      return isNew ? holdMailsQueuedUntil(now) : 0;
    });
  await deleteSettings([sentSince]);
  return 0;
}

export async function deleteOldMails(now: Date): Promise<void> {
  await deleteMailsBefore(retentionStart(now));
}
