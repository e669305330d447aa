import { defineMail } from '../mail/index.ts';

/** Of whom a mail is told about their account. */
interface Named {
  firstName: string;
}

export const confirmMail = defineMail<Named & { username: string; token: string }>({
  name: 'account-confirm',
  hasSecret: true,
  write: {
    en: ({ firstName, username, token }) => ({
      subject: 'Confirm your e-mail address',
      parts: [
        `Good day ${firstName},`,
        `You have registered with Redraft as ${username}. One step is left: confirm that this address is yours.`,
        { kind: 'button', label: 'Confirm the address', path: `/confirmemail/${token}` },
        {
          kind: 'note',
          text: 'The link works for seven days. If you did not register, leave it: without it nobody can use the account.',
        },
      ],
    }),
    de: ({ firstName, username, token }) => ({
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      parts: [
        `Guten Tag ${firstName},`,
        `Sie haben sich bei Redraft als ${username} registriert. Ein Schritt fehlt noch: Bestätigen Sie, dass diese Adresse Ihre ist.`,
        { kind: 'button', label: 'Adresse bestätigen', path: `/confirmemail/${token}` },
        {
          kind: 'note',
          text: 'Der Link gilt sieben Tage. Wenn Sie sich nicht registriert haben, lassen Sie ihn stehen: Ohne ihn kann niemand das Konto benutzen.',
        },
      ],
    }),
  },
});

export const recoveryMail = defineMail<Named & { username: string; token: string }>({
  name: 'account-recovery',
  hasSecret: true,
  write: {
    en: ({ firstName, username, token }) => ({
      subject: 'Your username, and a new password',
      parts: [
        `Good day ${firstName},`,
        `Your username is ${username}. If you have forgotten your password as well, choose a new one here.`,
        { kind: 'button', label: 'Choose a new password', path: `/passwordrecovery/${token}` },
        {
          kind: 'note',
          text: 'The link works once, within an hour. If you did not ask for it, nothing needs to be done: your password stays as it is.',
        },
      ],
    }),
    de: ({ firstName, username, token }) => ({
      subject: 'Ihr Benutzername und ein neues Passwort',
      parts: [
        `Guten Tag ${firstName},`,
        `Ihr Benutzername ist ${username}. Wenn Sie auch Ihr Passwort vergessen haben, wählen Sie hier ein neues.`,
        { kind: 'button', label: 'Neues Passwort wählen', path: `/passwordrecovery/${token}` },
        {
          kind: 'note',
          text: 'Der Link gilt einmal, eine Stunde lang. Wenn Sie nicht darum gebeten haben, ist nichts zu tun: Ihr Passwort bleibt, wie es ist.',
        },
      ],
    }),
  },
});

export const firstPasswordMail = defineMail<Named & { username: string; token: string }>({
  name: 'account-first-password',
  hasSecret: true,
  write: {
    en: ({ firstName, username, token }) => ({
      subject: 'Your account with Redraft',
      parts: [
        `Good day ${firstName},`,
        `An account has been made for you. Your username is ${username}. Choose a password to begin; you will be asked for your e-mail address and this username.`,
        { kind: 'button', label: 'Choose a password', path: `/passwordrecovery/${token}` },
        {
          kind: 'note',
          text: 'The link works once, within seven days. After that, ask for another one under “Forgot password or username?”.',
        },
      ],
    }),
    de: ({ firstName, username, token }) => ({
      subject: 'Ihr Konto bei Redraft',
      parts: [
        `Guten Tag ${firstName},`,
        `Für Sie wurde ein Konto angelegt. Ihr Benutzername ist ${username}. Wählen Sie ein Passwort, um zu beginnen; dabei werden Sie nach Ihrer E-Mail-Adresse und diesem Benutzernamen gefragt.`,
        { kind: 'button', label: 'Passwort wählen', path: `/passwordrecovery/${token}` },
        {
          kind: 'note',
          text: 'Der Link gilt einmal, sieben Tage lang. Danach bekommen Sie einen neuen unter „Passwort oder Benutzername vergessen?“.',
        },
      ],
    }),
  },
});

/** For whoever asks for the password of an account that has none here. */
export const institutionMail = defineMail<Named & { username: string }>({
  name: 'account-at-institution',
  hasSecret: false,
  write: {
    en: ({ firstName, username }) => ({
      subject: 'You sign in through your institution',
      parts: [
        `Good day ${firstName},`,
        `Somebody, probably you, asked for a new password for this address. Your account (${username}) has no password here: it is opened through your institution, which also helps with a password that was forgotten.`,
        { kind: 'button', label: 'Sign in', path: '/Login' },
      ],
    }),
    de: ({ firstName, username }) => ({
      subject: 'Sie melden sich über Ihre Einrichtung an',
      parts: [
        `Guten Tag ${firstName},`,
        `Jemand, vermutlich Sie selbst, hat für diese Adresse um ein neues Passwort gebeten. Ihr Konto (${username}) hat hier kein Passwort: Es wird über Ihre Einrichtung geöffnet, die auch bei einem vergessenen Passwort hilft.`,
        { kind: 'button', label: 'Anmelden', path: '/Login' },
      ],
    }),
  },
});

export const passwordChangedMail = defineMail<Named>({
  name: 'account-password-changed',
  hasSecret: false,
  write: {
    en: ({ firstName }) => ({
      subject: 'Your password was changed',
      parts: [
        `Good day ${firstName},`,
        'The password of your account was changed a moment ago, and you were signed out everywhere else.',
        {
          kind: 'note',
          text: 'If that was not you, choose a new password at once under “Forgot password or username?”, and tell whoever runs this platform.',
        },
        { kind: 'button', label: 'Recover the account', path: '/ForgetPassword' },
      ],
    }),
    de: ({ firstName }) => ({
      subject: 'Ihr Passwort wurde geändert',
      parts: [
        `Guten Tag ${firstName},`,
        'Das Passwort Ihres Kontos wurde soeben geändert, und Sie wurden überall sonst abgemeldet.',
        {
          kind: 'note',
          text: 'Wenn Sie das nicht waren, wählen Sie sofort ein neues unter „Passwort oder Benutzername vergessen?“ und sagen Sie denen Bescheid, die diese Plattform betreiben.',
        },
        { kind: 'button', label: 'Konto wiederherstellen', path: '/ForgetPassword' },
      ],
    }),
  },
});

export const approvedMail = defineMail<Named>({
  name: 'instructor-approved',
  hasSecret: false,
  write: {
    en: ({ firstName }) => ({
      subject: 'You have access as an instructor',
      parts: [
        `Good day ${firstName},`,
        'Your academic profile has been reviewed, and you now have access as an instructor: you can register classes and set assignments. Please sign in again.',
        { kind: 'button', label: 'Register your first class', path: '/RegisterClass' },
      ],
    }),
    de: ({ firstName }) => ({
      subject: 'Sie haben Zugang als Lehrkraft',
      parts: [
        `Guten Tag ${firstName},`,
        'Ihr akademisches Profil wurde geprüft, und Sie haben jetzt Zugang als Lehrkraft: Sie können Kurse anlegen und Aufgaben stellen. Bitte melden Sie sich dafür neu an.',
        { kind: 'button', label: 'Den ersten Kurs anlegen', path: '/RegisterClass' },
      ],
    }),
  },
});

export const declinedMail = defineMail<Named>({
  name: 'instructor-declined',
  hasSecret: false,
  write: {
    en: ({ firstName }) => ({
      subject: 'Your request for access as an instructor',
      parts: [
        `Good day ${firstName},`,
        'Your request has been reviewed. With the pages that you named it could not be granted. You can use your account as a student; if something was missing, please write to us.',
        { kind: 'button', label: 'Contact us', path: '/contactus' },
      ],
    }),
    de: ({ firstName }) => ({
      subject: 'Ihre Anfrage nach Zugang als Lehrkraft',
      parts: [
        `Guten Tag ${firstName},`,
        'Ihre Anfrage wurde geprüft. Mit den Seiten, die Sie genannt haben, konnte ihr nicht entsprochen werden. Sie können Ihr Konto als Studentin oder Student benutzen; wenn etwas gefehlt hat, schreiben Sie uns bitte.',
        { kind: 'button', label: 'Kontakt', path: '/contactus' },
      ],
    }),
  },
});
