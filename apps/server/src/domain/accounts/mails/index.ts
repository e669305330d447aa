import { defineMail, pickInEachLanguage } from '../../mail/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { NamedPerson, PersonWithLink } from './texts.ts';

const texts = { en, de, fr, es };

export const confirmMail = defineMail<PersonWithLink>({
  name: 'account-confirm',
  hasSecret: true,
  write: pickInEachLanguage(texts, 'confirm'),
});

export const recoveryMail = defineMail<PersonWithLink>({
  name: 'account-recovery',
  hasSecret: true,
  write: pickInEachLanguage(texts, 'recovery'),
});

export const firstPasswordMail = defineMail<PersonWithLink>({
  name: 'account-first-password',
  hasSecret: true,
  write: pickInEachLanguage(texts, 'firstPassword'),
});

/** For users who request a password for an account without one. */
export const institutionMail = defineMail<Omit<PersonWithLink, 'token'>>({
  name: 'account-at-institution',
  hasSecret: false,
  write: pickInEachLanguage(texts, 'institution'),
});

export const passwordChangedMail = defineMail<NamedPerson>({
  name: 'account-password-changed',
  hasSecret: false,
  write: pickInEachLanguage(texts, 'passwordChanged'),
});

export const approvedMail = defineMail<NamedPerson>({
  name: 'instructor-approved',
  hasSecret: false,
  write: pickInEachLanguage(texts, 'approved'),
});

export const declinedMail = defineMail<NamedPerson>({
  name: 'instructor-declined',
  hasSecret: false,
  write: pickInEachLanguage(texts, 'declined'),
});
