import type { MailType } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';

/** The content of a mail, as plain text: `layout-rules.ts` creates the HTML and escapes everything. Paths are resolved on the platform's origin. */
export interface MailContent {
  subject: string;
  parts: readonly MailPart[];
}

export type MailPart =
  /** A paragraph. */
  | string
  /** The next step, as a button. */
  | { kind: 'button'; label: string; path: string }
  /** Quoted text of a user, with its line breaks. */
  | { kind: 'quote'; text: string }
  /** One of several items in a mail. */
  | { kind: 'entry'; title: string; text: string; link: { label: string; path: string } | null }
  /** Secondary information: when a link expires, what to do if the mail was not requested. */
  | { kind: 'note'; text: string };

/** A kind of mail in each language; one file each, in the domain that sends it. */
export interface MailTemplate<Params> {
  /** For the outbox; one template for each. */
  name: MailType;
  /** It contains a link that grants access: once sent, its content is deleted. */
  hasSecret: boolean;
  write: Record<Language, (params: Params) => MailContent>;
}

export function defineMail<Params>(template: MailTemplate<Params>): MailTemplate<Params> {
  return template;
}
