import type { AccountMails } from './texts.ts';

export const de: AccountMails = {
  confirm: ({ firstName, username, token }) => ({
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
  recovery: ({ firstName, username, token }) => ({
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
  firstPassword: ({ firstName, username, token }) => ({
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
  institution: ({ firstName, username }) => ({
    subject: 'Sie melden sich über Ihre Hochschule an',
    parts: [
      `Guten Tag ${firstName},`,
      `Jemand, vermutlich Sie selbst, hat für diese E-Mail-Adresse ein neues Passwort angefordert. Ihr Konto (${username}) hat hier kein Passwort: Sie melden sich über Ihre Hochschule an. Wenn Sie das Passwort dafür vergessen haben, fragen Sie dort nach.`,
      { kind: 'button', label: 'Anmelden', path: '/Login' },
    ],
  }),
  passwordChanged: ({ firstName }) => ({
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
  approved: ({ firstName }) => ({
    subject: 'Sie haben Zugang als Lehrkraft',
    parts: [
      `Guten Tag ${firstName},`,
      'Wir haben Ihr akademisches Profil geprüft, und Sie haben jetzt Zugang als Lehrkraft. Melden Sie sich erneut an, um Kurse und Aufgaben anzulegen.',
      { kind: 'button', label: 'Ersten Kurs anlegen', path: '/RegisterClass' },
    ],
  }),
  declined: ({ firstName }) => ({
    subject: 'Ihre Anfrage für den Zugang als Lehrkraft',
    parts: [
      `Guten Tag ${firstName},`,
      'Wir haben Ihre Anfrage geprüft und konnten sie anhand der angegebenen Seiten nicht freigeben. Sie können Ihr Konto mit der Rolle Studierende nutzen. Wenn etwas gefehlt hat, schreiben Sie uns.',
      { kind: 'button', label: 'Kontakt', path: '/contactus' },
    ],
  }),
};
