import { timeInWords } from '@redraft/calendar';
import type { Language } from '@redraft/sentences';
import type { HeldClass } from '../../domain/account-deletions/index.ts';
import { defineMail } from '../../domain/mail/index.ts';

/** In UTC and with the year, because a mail may be read in any place and at any time. */
const dayOf = (at: Date, language: Language) =>
  `${timeInWords(at.getTime(), { zone: 'UTC', language, now: 0 })} (UTC)`;

const path = '/profile';

/** The sentence about work in classes on hold, with their names. */
const heldTexts: Record<Language, (names: string) => string> = {
  en: (names) =>
    `On hold: ${names}. Your texts and reviews there are kept without your name, because they may be needed in a dispute. They are deleted when the hold ends.`,
  de: (names) =>
    `Aufbewahrungspflicht: ${names}. Ihre Texte und Peer-Reviews dort werden ohne Ihren Namen aufbewahrt, weil sie in einem Streitfall gebraucht werden könnten. Sie werden gelöscht, wenn die Pflicht endet.`,
};

/** A paragraph about work that is kept for now; none if no class is on hold. */
function describeHeld(held: readonly HeldClass[], language: Language): string[] {
  return held.length === 0 ? [] : [heldTexts[language](listNames(held, language))];
}

function listNames(held: readonly HeldClass[], language: Language): string {
  const names = held.map(({ name }) => (language === 'de' ? `„${name}“` : `“${name}”`));
  return new Intl.ListFormat(language).format(names);
}

interface Planned {
  dueAt: Date;
  held: readonly HeldClass[];
}

export const requestedMail = defineMail<Planned>({
  name: 'account-deletion-requested',
  hasSecret: false,
  write: {
    en: ({ dueAt, held }) => ({
      subject: 'Your Redraft account will be deleted',
      parts: [
        `You have asked us to delete your account. It will be deleted on ${dayOf(dueAt, 'en')}, with your texts and their history.`,
        ...describeHeld(held, 'en'),
        'Until then, everything works as usual. If you change your mind, sign in and choose “Keep my account”.',
        { kind: 'button', label: 'Keep my account', path },
        { kind: 'note', text: 'If this was not you, sign in, keep your account, and change your password.' },
      ],
    }),
    de: ({ dueAt, held }) => ({
      subject: 'Ihr Redraft-Konto wird gelöscht',
      parts: [
        `Sie haben uns gebeten, Ihr Konto zu löschen. Es wird am ${dayOf(dueAt, 'de')} gelöscht, mit Ihren Texten und deren Verlauf.`,
        ...describeHeld(held, 'de'),
        'Bis dahin funktioniert alles wie gewohnt. Wenn Sie es sich anders überlegen, melden Sie sich an und wählen Sie „Konto behalten“.',
        { kind: 'button', label: 'Konto behalten', path },
        {
          kind: 'note',
          text: 'Wenn Sie das nicht waren, melden Sie sich an, behalten Sie Ihr Konto und ändern Sie Ihr Passwort.',
        },
      ],
    }),
  },
});

export const reminderMail = defineMail<Planned>({
  name: 'account-deletion-reminder',
  hasSecret: false,
  write: {
    en: ({ dueAt, held }) => ({
      subject: 'Your Redraft account will be deleted in two days',
      parts: [
        `On ${dayOf(dueAt, 'en')} your account will be deleted, with your texts and their history. After that, they cannot be restored.`,
        ...describeHeld(held, 'en'),
        'You can still download your data or keep your account on your profile page.',
        { kind: 'button', label: 'Open profile', path },
      ],
    }),
    de: ({ dueAt, held }) => ({
      subject: 'Ihr Redraft-Konto wird in zwei Tagen gelöscht',
      parts: [
        `Am ${dayOf(dueAt, 'de')} wird Ihr Konto gelöscht, mit Ihren Texten und deren Verlauf. Danach lassen sie sich nicht wiederherstellen.`,
        ...describeHeld(held, 'de'),
        'Noch können Sie auf Ihrer Profilseite Ihre Daten herunterladen oder Ihr Konto behalten.',
        { kind: 'button', label: 'Profil öffnen', path },
      ],
    }),
  },
});

export const deletedMail = defineMail<Pick<Planned, 'held'>>({
  name: 'account-deleted',
  hasSecret: false,
  write: {
    en: ({ held }) => ({
      subject: 'Your Redraft account has been deleted',
      parts: [
        'Your account has been deleted, with your name, your email address, your texts and their history. Your texts cannot be restored.',
        ...describeHeld(held, 'en'),
        'Grades, and what you wrote about other people’s texts, stay without your name. This is our last email to you.',
      ],
    }),
    de: ({ held }) => ({
      subject: 'Ihr Redraft-Konto wurde gelöscht',
      parts: [
        'Ihr Konto wurde gelöscht, mit Ihrem Namen, Ihrer E-Mail-Adresse, Ihren Texten und deren Verlauf. Ihre Texte lassen sich nicht wiederherstellen.',
        ...describeHeld(held, 'de'),
        'Noten und was Sie zu Texten anderer geschrieben haben, bleiben ohne Ihren Namen erhalten. Dies ist unsere letzte E-Mail an Sie.',
      ],
    }),
  },
});
