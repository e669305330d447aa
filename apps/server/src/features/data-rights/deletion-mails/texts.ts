import type { MailContent } from '../../../domain/mail/index.ts';

export interface PlannedDeletion {
  /** The day and time of the deletion, in words. */
  day: string;
  /** A paragraph about work in classes on hold; empty without such classes. */
  heldClasses: readonly string[];
}

/** The mails about the deletion of an account in one language. */
export interface DeletionMails {
  /** The sentence about work in classes on hold, with their names. */
  held: (names: string) => string;
  requested: (deletion: PlannedDeletion) => MailContent;
  reminder: (deletion: PlannedDeletion) => MailContent;
  deleted: (deletion: Pick<PlannedDeletion, 'heldClasses'>) => MailContent;
}
