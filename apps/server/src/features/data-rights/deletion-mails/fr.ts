import type { DeletionMails } from './texts.ts';

export const fr: DeletionMails = {
  describeHold: (names) =>
    `Conservation obligatoire : ${names}. Vos textes et vos évaluations y sont conservés sans votre nom, car ils peuvent être nécessaires en cas de litige. Ils seront supprimés à la fin de cette obligation.`,
  requested: ({ day, holdNotice }) => ({
    subject: 'Votre compte Redraft sera supprimé',
    parts: [
      `Vous nous avez demandé de supprimer votre compte. Il sera supprimé le ${day}, avec vos textes et leur historique.`,
      ...holdNotice,
      'D’ici là, tout fonctionne comme d’habitude. Si vous changez d’avis, connectez-vous et choisissez « Conserver mon compte ».',
      { kind: 'button', label: 'Conserver mon compte', path: '/profile' },
      {
        kind: 'note',
        text: 'Si ce n’était pas vous, connectez-vous, conservez votre compte et changez de mot de passe.',
      },
    ],
  }),
  reminder: ({ day, holdNotice }) => ({
    subject: 'Votre compte Redraft sera supprimé dans deux jours',
    parts: [
      `Le ${day}, votre compte sera supprimé, avec vos textes et leur historique. Ils ne pourront plus être restaurés.`,
      ...holdNotice,
      'Vous pouvez encore télécharger vos données ou conserver votre compte depuis votre page de profil.',
      { kind: 'button', label: 'Ouvrir le profil', path: '/profile' },
    ],
  }),
  deleted: ({ holdNotice }) => ({
    subject: 'Votre compte Redraft a été supprimé',
    parts: [
      'Votre compte a été supprimé, avec votre nom, votre adresse e-mail, vos textes et leur historique. Vos textes ne peuvent pas être restaurés.',
      ...holdNotice,
      'Les notes, et ce que vous avez écrit sur les textes d’autres personnes, restent sans votre nom. Ceci est notre dernier e-mail.',
    ],
  }),
};
