import nodemailer from 'nodemailer';
import type { ClaimedMail } from './queries.ts';

/** Delivers mails: an SMTP server. */
export interface MailTransport {
  /** Rejects if no mail server responds; nothing has been sent then. */
  ready: () => Promise<void>;
  send: (mail: ClaimedMail) => Promise<void>;
  close: () => void;
}

/** If the server takes longer, the mail is retried later. */
const answerMs = 15_000;

export function createMailTransport({ url, from }: { url: string; from: string }): MailTransport {
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'redraft';
  const times = { connectionTimeout: answerMs, greetingTimeout: answerMs, socketTimeout: 2 * answerMs };
  // Prevents mails from including files or URLs.
  const closed = { disableFileAccess: true, disableUrlAccess: true };
  const transport = nodemailer.createTransport({ url, ...times, ...closed });
  return {
    ready: async () => void (await transport.verify()),
    send: async (mail) => {
      await transport.sendMail({
        from,
        to: { name: '', address: mail.to_address },
        ...(mail.reply_to === null ? {} : { replyTo: { name: '', address: mail.reply_to } }),
        subject: mail.subject,
        text: mail.body_text ?? '',
        html: mail.body_html ?? '',
        // The same at each attempt, so that recipients can recognise duplicates.
        messageId: `<${mail.message_id}@${host}>`,
        headers: {
          // Automatic responders must not reply to it (RFC 3834).
          'Auto-Submitted': 'auto-generated',
          ...(mail.unsubscribe_url === null
            ? {}
            : {
                'List-Unsubscribe': `<${mail.unsubscribe_url}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }),
        },
      });
    },
    close: () => transport.close(),
  };
}
