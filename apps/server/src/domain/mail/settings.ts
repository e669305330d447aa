/** Of the process, told once at its start. */
interface MailSettings {
  /** Where the links of a mail lead to. */
  origin: string;
  /** Otherwise they stay in the outbox. */
  isSent: boolean;
  /** Who gets requests for support. */
  supportAddress: string | undefined;
}

let settings: MailSettings = { origin: 'http://localhost:3000', isSent: false, supportAddress: undefined };

export function setUpMail(reported: MailSettings): void {
  settings = reported;
}

export function mailSettings(): MailSettings {
  return settings;
}
