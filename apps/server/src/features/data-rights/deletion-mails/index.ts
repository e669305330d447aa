import { timeInWords } from '@redraft/calendar';
import { inEachLanguage, type Language } from '@redraft/sentences';
import type { HeldClass } from '../../../domain/account-deletions/index.ts';
import { defineMail, type MailContent } from '../../../domain/mail/index.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { DeletionMails, DeletionWords } from './texts.ts';

const texts: Record<Language, DeletionMails> = { en, de, fr, es, ar };

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
  ar: (name) => `«${name}»`,
};

/** A paragraph about work that is kept for now; none if no class is on hold. */
function describeHeld(held: readonly HeldClass[], language: Language): string[] {
  if (held.length === 0) return [];
  const names = held.map(({ name }) => quotes[language](name));
  return [texts[language].describeHold(new Intl.ListFormat(language).format(names))];
}

function writeEach<Params extends Pick<Planned, 'held'>>(
  write: (mails: DeletionMails, params: Params, language: Language) => MailContent,
): Record<Language, (params: Params) => MailContent> {
  return inEachLanguage((language) => (params) => write(texts[language], params, language));
}

const toWords = ({ dueAt, held }: Planned, language: Language): DeletionWords => ({
  day: describeDay(dueAt, language),
  holdNotice: describeHeld(held, language),
});

export const requestedMail = defineMail<Planned>({
  name: 'account-deletion-requested',
  hasSecret: false,
  write: writeEach((mails, planned, language) => mails.requested(toWords(planned, language))),
});

export const reminderMail = defineMail<Planned>({
  name: 'account-deletion-reminder',
  hasSecret: false,
  write: writeEach((mails, planned, language) => mails.reminder(toWords(planned, language))),
});

export const deletedMail = defineMail<Pick<Planned, 'held'>>({
  name: 'account-deleted',
  hasSecret: false,
  write: writeEach((mails, { held }, language) =>
    mails.deleted({ holdNotice: describeHeld(held, language) }),
  ),
});
