import nodemailer from 'nodemailer';
import type { ClaimedMail } from './queries.ts';

/** What takes mails away: a mail server, over SMTP. */
export interface MailTransport {
  /** Fails where no mail server answers: nothing has been handed over then. */
  ready: () => Promise<void>;
  send: (mail: ClaimedMail) => Promise<void>;
  close: () => void;
}

/** A server that takes longer is tried again later. */
const answerMs = 15_000;

export function createMailTransport({ url, from }: { url: string; from: string }): MailTransport {
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'redraft';
  const times = { connectionTimeout: answerMs, greetingTimeout: answerMs, socketTimeout: 2 * answerMs };
  // Nothing of a mail is read from a disk or fetched from an address.
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
        // The same at each try: whoever got it twice can tell.
        messageId: `<${mail.message_id}@${host}>`,
        headers: {
          // No machine answers it.
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
