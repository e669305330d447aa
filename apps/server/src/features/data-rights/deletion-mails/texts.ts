import type { MailContent } from '../../../domain/mail/index.ts';

export interface DeletionWords {
  /** The day and time of the deletion, in words. */
  day: string;
  /** A paragraph about work in classes on hold; empty without such classes. */
  holdNotice: readonly string[];
}

/** The mails about the deletion of an account in one language. */
export interface DeletionMails {
  /** The sentence about work in classes on hold, with their names. */
  describeHold: (names: string) => string;
  requested: (deletion: DeletionWords) => MailContent;
  reminder: (deletion: DeletionWords) => MailContent;
  deleted: (deletion: Pick<DeletionWords, 'holdNotice'>) => MailContent;
}
