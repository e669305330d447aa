import { defineMail } from '../mail/index.ts';

/** The recipient of a mail about their account. */
interface NamedPerson {
  firstName: string;
}

export const confirmMail = defineMail<NamedPerson & { username: string; token: string }>({
  name: 'account-confirm',
  hasSecret: true,
  write: {
    en: ({ firstName, username, token }) => ({
      subject: 'Confirm your email address',
      parts: [
        `Hello ${firstName},`,
        `You have signed up for Redraft as ${username}. Confirm that this email address is yours to use your account.`,
        { kind: 'button', label: 'Confirm email address', path: `/confirmemail/${token}` },
        {
          kind: 'note',
          text: 'The link works for seven days. If you did not sign up, ignore this email: the account cannot be used until it is confirmed.',
        },
      ],
    }),
    de: ({ firstName, username, token }) => ({
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      parts: [
        `Guten Tag ${firstName},`,
        `Sie haben sich bei Redraft als ${username} registriert. Bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört, um Ihr Konto zu nutzen.`,
        { kind: 'button', label: 'E-Mail-Adresse bestätigen', path: `/confirmemail/${token}` },
        {
          kind: 'note',
          text: 'Der Link gilt sieben Tage. Wenn Sie sich nicht registriert haben, ignorieren Sie diese E-Mail: Ohne Bestätigung lässt sich das Konto nicht nutzen.',
        },
      ],
    }),
  },
});

export const recoveryMail = defineMail<NamedPerson & { username: string; token: string }>({
  name: 'account-recovery',
  hasSecret: true,
  write: {
    en: ({ firstName, username, token }) => ({
      subject: 'Your username and password',
      parts: [
        `Hello ${firstName},`,
        `Your username is ${username}. If you have also forgotten your password, choose a new one here.`,
        { kind: 'button', label: 'Choose new password', path: `/passwordrecovery/${token}` },
        {
          kind: 'note',
          text: 'The link works once, within one hour. If you did not request this email, you can ignore it: your password has not changed.',
        },
      ],
    }),
    de: ({ firstName, username, token }) => ({
      subject: 'Ihr Benutzername und Ihr Passwort',
      parts: [
        `Guten Tag ${firstName},`,
        `Ihr Benutzername ist ${username}. Wenn Sie auch Ihr Passwort vergessen haben, wählen Sie hier ein neues.`,
        { kind: 'button', label: 'Neues Passwort wählen', path: `/passwordrecovery/${token}` },
        {
          kind: 'note',
          text: 'Der Link gilt einmal, eine Stunde lang. Wenn Sie diese E-Mail nicht angefordert haben, brauchen Sie nichts zu tun: Ihr Passwort wurde nicht geändert.',
        },
      ],
    }),
  },
});

export const firstPasswordMail = defineMail<NamedPerson & { username: string; token: string }>({
  name: 'account-first-password',
  hasSecret: true,
  write: {
    en: ({ firstName, username, token }) => ({
      subject: 'Your Redraft account',
      parts: [
        `Hello ${firstName},`,
        `An account has been created for you. Your username is ${username}. Choose a password to get started. You will be asked for your email address and this username.`,
        { kind: 'button', label: 'Choose password', path: `/passwordrecovery/${token}` },
        {
          kind: 'note',
          text: 'The link works once, within seven days. After that, request a new one under “Forgot password or username?” on the sign-in page.',
        },
      ],
    }),
    de: ({ firstName, username, token }) => ({
      subject: 'Ihr Redraft-Konto',
      parts: [
        `Guten Tag ${firstName},`,
        `Für Sie wurde ein Konto angelegt. Ihr Benutzername ist ${username}. Wählen Sie ein Passwort, um zu beginnen. Dabei werden Sie nach Ihrer E-Mail-Adresse und diesem Benutzernamen gefragt.`,
        { kind: 'button', label: 'Passwort wählen', path: `/passwordrecovery/${token}` },
        {
          kind: 'note',
          text: 'Der Link gilt einmal, sieben Tage lang. Danach bekommen Sie auf der Anmeldeseite unter „Passwort oder Benutzername vergessen?“ einen neuen.',
        },
      ],
    }),
  },
});

/** For users who request a password for an account without one. */
export const institutionMail = defineMail<NamedPerson & { username: string }>({
  name: 'account-at-institution',
  hasSecret: false,
  write: {
    en: ({ firstName, username }) => ({
      subject: 'You sign in through your institution',
      parts: [
        `Hello ${firstName},`,
        `Someone, probably you, requested a new password for this email address. Your account (${username}) has no password here: you sign in through your institution. If you have forgotten that password, ask for help there.`,
        { kind: 'button', label: 'Sign in', path: '/Login' },
      ],
    }),
    de: ({ firstName, username }) => ({
      subject: 'Sie melden sich über Ihre Hochschule an',
      parts: [
        `Guten Tag ${firstName},`,
        `Jemand, vermutlich Sie selbst, hat für diese E-Mail-Adresse ein neues Passwort angefordert. Ihr Konto (${username}) hat hier kein Passwort: Sie melden sich über Ihre Hochschule an. Wenn Sie das Passwort dafür vergessen haben, fragen Sie dort nach.`,
        { kind: 'button', label: 'Anmelden', path: '/Login' },
      ],
    }),
  },
});

export const passwordChangedMail = defineMail<NamedPerson>({
  name: 'account-password-changed',
  hasSecret: false,
  write: {
    en: ({ firstName }) => ({
      subject: 'Your password was changed',
      parts: [
        `Hello ${firstName},`,
        'Your password has just been changed, and you were signed out everywhere else.',
        {
          kind: 'note',
          text: 'If this was not you, choose a new password right away under “Forgot password or username?” and tell the people who run this site.',
        },
        { kind: 'button', label: 'Recover account', path: '/ForgetPassword' },
      ],
    }),
    de: ({ firstName }) => ({
      subject: 'Ihr Passwort wurde geändert',
      parts: [
        `Guten Tag ${firstName},`,
        'Ihr Passwort wurde gerade geändert, und Sie wurden überall sonst abgemeldet.',
        {
          kind: 'note',
          text: 'Wenn Sie das nicht waren, wählen Sie sofort unter „Passwort oder Benutzername vergessen?“ ein neues und informieren Sie die Betreiber dieser Website.',
        },
        { kind: 'button', label: 'Konto wiederherstellen', path: '/ForgetPassword' },
      ],
    }),
  },
});

export const approvedMail = defineMail<NamedPerson>({
  name: 'instructor-approved',
  hasSecret: false,
  write: {
    en: ({ firstName }) => ({
      subject: 'You have instructor access',
      parts: [
        `Hello ${firstName},`,
        'We have reviewed your academic profile, and you now have instructor access. Sign in again to create classes and assignments.',
        { kind: 'button', label: 'Create your first class', path: '/RegisterClass' },
      ],
    }),
    de: ({ firstName }) => ({
      subject: 'Sie haben Zugang als Lehrkraft',
      parts: [
        `Guten Tag ${firstName},`,
        'Wir haben Ihr akademisches Profil geprüft, und Sie haben jetzt Zugang als Lehrkraft. Melden Sie sich erneut an, um Kurse und Aufgaben anzulegen.',
        { kind: 'button', label: 'Ersten Kurs anlegen', path: '/RegisterClass' },
      ],
    }),
  },
});

export const declinedMail = defineMail<NamedPerson>({
  name: 'instructor-declined',
  hasSecret: false,
  write: {
    en: ({ firstName }) => ({
      subject: 'Your request for instructor access',
      parts: [
        `Hello ${firstName},`,
        'We have reviewed your request and could not approve it based on the profile pages you provided. You can use your account as a student. If something was missing, write to us.',
        { kind: 'button', label: 'Contact us', path: '/contactus' },
      ],
    }),
    de: ({ firstName }) => ({
      subject: 'Ihre Anfrage für den Zugang als Lehrkraft',
      parts: [
        `Guten Tag ${firstName},`,
        'Wir haben Ihre Anfrage geprüft und konnten sie anhand der angegebenen Seiten nicht freigeben. Sie können Ihr Konto mit der Rolle Studierende nutzen. Wenn etwas gefehlt hat, schreiben Sie uns.',
        { kind: 'button', label: 'Kontakt', path: '/contactus' },
      ],
    }),
  },
});
