import type { MailId, MailState, OutboxMail, OutboxPage } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { type MailRow, mailSettings, mailsOf, mailsPerPage, requeue } from '../../domain/mail/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';

export async function readOutbox({
  index,
  state,
}: {
  index: number;
  state?: MailState | undefined;
}): Promise<OutboxPage> {
  const rows = await mailsOf(index, state);
  const { sendsMail } = mailSettings();
  return {
    mails: rows.slice(0, mailsPerPage).map((row) => presentMail(row, sendsMail)),
    more: rows.length > mailsPerPage,
    isSent: sendsMail,
  };
}

export async function resendMail(actor: Actor, id: MailId, now: Date): Promise<void> {
  await inTransaction(async () => {
    if (!(await requeue(id, now))) throw new AppError('not_found');
    const subject = { subject: 'mail' as const, subjectId: id };
    await audit({ at: now, actorId: actor.userId, action: 'mail.resend', ...subject });
  });
}

function presentMail(row: MailRow, sendsMail: boolean): OutboxMail {
  // If mails are really sent, links that grant access are hidden from the outbox.
  const isHidden = sendsMail && row.has_secret;
  return {
    id: row.id,
    to: row.to_address,
    language: row.language,
    template: row.template,
    subject: row.subject,
    text: isHidden ? null : row.body_text,
    html: isHidden ? null : row.body_html,
    state: row.state,
    queuedAt: row.queued_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    tries: row.tries,
    nextTryAt: row.state === 'waiting' ? row.next_try_at.toISOString() : null,
    problem: row.problem,
  };
}
