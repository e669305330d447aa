/** Settings of the process, set once at its start. */
interface MailSettings {
  /** Base URL of links in mails. */
  origin: string;
  /** If false, mails stay in the outbox. */
  sendsMail: boolean;
  /** Receives support requests. */
  supportAddress: string | undefined;
}

let settings: MailSettings = { origin: 'http://localhost:3000', sendsMail: false, supportAddress: undefined };

export function setUpMail(reported: MailSettings): void {
  settings = reported;
}

export function mailSettings(): MailSettings {
  return settings;
}
