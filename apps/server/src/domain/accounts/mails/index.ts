import { inEachLanguage, type Language } from '@redraft/sentences';
import { defineMail } from '../../mail/index.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { AccountMails, NamedPerson, PersonWithLink } from './texts.ts';

const texts: Record<Language, AccountMails> = { en, de, fr, es, ar };

export const confirmMail = defineMail<PersonWithLink>({
  name: 'account-confirm',
  hasSecret: true,
  write: inEachLanguage((language) => texts[language].confirm),
});

export const recoveryMail = defineMail<PersonWithLink>({
  name: 'account-recovery',
  hasSecret: true,
  write: inEachLanguage((language) => texts[language].recovery),
});

export const firstPasswordMail = defineMail<PersonWithLink>({
  name: 'account-first-password',
  hasSecret: true,
  write: inEachLanguage((language) => texts[language].firstPassword),
});

/** For users who request a password for an account without one. */
export const institutionMail = defineMail<Omit<PersonWithLink, 'token'>>({
  name: 'account-at-institution',
  hasSecret: false,
  write: inEachLanguage((language) => texts[language].institution),
});

export const passwordChangedMail = defineMail<NamedPerson>({
  name: 'account-password-changed',
  hasSecret: false,
  write: inEachLanguage((language) => texts[language].passwordChanged),
});

export const approvedMail = defineMail<NamedPerson>({
  name: 'instructor-approved',
  hasSecret: false,
  write: inEachLanguage((language) => texts[language].approved),
});

export const declinedMail = defineMail<NamedPerson>({
  name: 'instructor-declined',
  hasSecret: false,
  write: inEachLanguage((language) => texts[language].declined),
});
