import type { DeletionMails } from './texts.ts';

export const de: DeletionMails = {
  describeHold: (names) =>
    `Aufbewahrungspflicht: ${names}. Ihre Texte und Peer-Reviews dort werden ohne Ihren Namen aufbewahrt, weil sie in einem Streitfall gebraucht werden könnten. Sie werden gelöscht, wenn die Pflicht endet.`,
  requested: ({ day, holdNotice }) => ({
    subject: 'Ihr Redraft-Konto wird gelöscht',
    parts: [
      `Sie haben uns gebeten, Ihr Konto zu löschen. Es wird am ${day} gelöscht, mit Ihren Texten und deren Verlauf.`,
      ...holdNotice,
      'Bis dahin funktioniert alles wie gewohnt. Wenn Sie es sich anders überlegen, melden Sie sich an und wählen Sie „Konto behalten“.',
      { kind: 'button', label: 'Konto behalten', path: '/profile' },
      {
        kind: 'note',
        text: 'Wenn Sie das nicht waren, melden Sie sich an, behalten Sie Ihr Konto und ändern Sie Ihr Passwort.',
      },
    ],
  }),
  reminder: ({ day, holdNotice }) => ({
    subject: 'Ihr Redraft-Konto wird in zwei Tagen gelöscht',
    parts: [
      `Am ${day} wird Ihr Konto gelöscht, mit Ihren Texten und deren Verlauf. Danach lassen sie sich nicht wiederherstellen.`,
      ...holdNotice,
      'Noch können Sie auf Ihrer Profilseite Ihre Daten herunterladen oder Ihr Konto behalten.',
      { kind: 'button', label: 'Profil öffnen', path: '/profile' },
    ],
  }),
  deleted: ({ holdNotice }) => ({
    subject: 'Ihr Redraft-Konto wurde gelöscht',
    parts: [
      'Ihr Konto wurde gelöscht, mit Ihrem Namen, Ihrer E-Mail-Adresse, Ihren Texten und deren Verlauf. Ihre Texte lassen sich nicht wiederherstellen.',
      ...holdNotice,
      'Noten und was Sie zu Texten anderer geschrieben haben, bleiben ohne Ihren Namen erhalten. Dies ist unsere letzte E-Mail an Sie.',
    ],
  }),
};
