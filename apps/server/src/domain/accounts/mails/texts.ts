import type { MailContent } from '../../mail/index.ts';

/** The recipient of a mail about their account. */
export interface NamedPerson {
  firstName: string;
}

export interface PersonWithLink extends NamedPerson {
  username: string;
  token: string;
}

type Write<Params> = (params: Params) => MailContent;

/** The mails about accounts in one language. */
export interface AccountMails {
  confirm: Write<PersonWithLink>;
  recovery: Write<PersonWithLink>;
  firstPassword: Write<PersonWithLink>;
  institution: Write<Omit<PersonWithLink, 'token'>>;
  passwordChanged: Write<NamedPerson>;
  approved: Write<NamedPerson>;
  declined: Write<NamedPerson>;
}
