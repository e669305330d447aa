import type { Language } from '@redraft/sentences';

/**
 * What a mail says. All of it is text: `layout-rules.ts` makes HTML of it, in which nothing that stands here can be markup.
 * Paths lead to the platform, and are made addresses there.
 */
export interface MailContent {
  subject: string;
  parts: readonly MailPart[];
}

export type MailPart =
  /** A paragraph. */
  | string
  /** What to do next, as a button. */
  | { kind: 'button'; label: string; path: string }
  /** Words of a person, with their lines. */
  | { kind: 'quote'; text: string }
  /** One of several things that the mail tells of. */
  | { kind: 'entry'; title: string; text: string; link: { label: string; path: string } | null }
  /** What stands aside: until when a link holds, what to do if it was nobody's wish. */
  | { kind: 'note'; text: string };

/** A kind of mail, in each language; one file for each, in the domain that sends it. */
export interface MailTemplate<Params> {
  /** Of the outbox: never two alike. */
  name: string;
  /** It holds a link that lets its reader in: once sent, its words are not kept. */
  hasSecret: boolean;
  write: Record<Language, (params: Params) => MailContent>;
}

export function defineMail<Params>(template: MailTemplate<Params>): MailTemplate<Params> {
  return template;
}
