import { timeInWords } from '@redraft/calendar';
import type { Language } from '@redraft/sentences';
import type { HeldClass } from '../../../domain/account-deletions/index.ts';
import { defineMail, type MailContent } from '../../../domain/mail/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { DeletionMails, PlannedDeletion } from './texts.ts';

const texts: Record<Language, DeletionMails> = { en, de, fr, es };

interface Planned {
  dueAt: Date;
  held: readonly HeldClass[];
}

/** In UTC and with the year, because a mail may be read in any place and at any time. */
const describeDay = (at: Date, language: Language): string =>
  `${timeInWords(at.getTime(), { zone: 'UTC', language, now: 0 })} (UTC)`;

const quotes: Record<Language, (name: string) => string> = {
  en: (name) => `“${name}”`,
  de: (name) => `„${name}“`,
  fr: (name) => `« ${name} »`,
  es: (name) => `«${name}»`,
};

/** A paragraph about work that is kept for now; none if no class is on hold. */
function describeHeld(held: readonly HeldClass[], language: Language): string[] {
  if (held.length === 0) return [];
  const names = held.map(({ name }) => quotes[language](name));
  return [texts[language].held(new Intl.ListFormat(language).format(names))];
}

function writeEach<Params extends Pick<Planned, 'held'>>(
  write: (mails: DeletionMails, params: Params, language: Language) => MailContent,
): Record<Language, (params: Params) => MailContent> {
  const writeIn = (language: Language) => (params: Params) => write(texts[language], params, language);
  return { en: writeIn('en'), de: writeIn('de'), fr: writeIn('fr'), es: writeIn('es') };
}

const describe = ({ dueAt, held }: Planned, language: Language): PlannedDeletion => ({
  day: describeDay(dueAt, language),
  heldClasses: describeHeld(held, language),
});

export const requestedMail = defineMail<Planned>({
  name: 'account-deletion-requested',
  hasSecret: false,
  write: writeEach((mails, planned, language) => mails.requested(describe(planned, language))),
});

export const reminderMail = defineMail<Planned>({
  name: 'account-deletion-reminder',
  hasSecret: false,
  write: writeEach((mails, planned, language) => mails.reminder(describe(planned, language))),
});

export const deletedMail = defineMail<Pick<Planned, 'held'>>({
  name: 'account-deleted',
  hasSecret: false,
  write: writeEach((mails, { held }, language) =>
    mails.deleted({ heldClasses: describeHeld(held, language) }),
  ),
});
