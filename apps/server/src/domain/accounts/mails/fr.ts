import type { AccountMails } from './texts.ts';

export const fr: AccountMails = {
  confirm: ({ firstName, username, token }) => ({
    subject: 'Confirmez votre adresse e-mail',
    parts: [
      `Bonjour ${firstName},`,
      `Vous avez créé un compte Redraft sous le nom ${username}. Confirmez que cette adresse e-mail est la vôtre pour utiliser votre compte.`,
      { kind: 'button', label: 'Confirmer l’adresse e-mail', path: `/confirmemail/${token}` },
      {
        kind: 'note',
        text: 'Le lien est valable sept jours. Si vous n’avez pas créé de compte, ignorez cet e-mail : sans confirmation, le compte ne peut pas être utilisé.',
      },
    ],
  }),
  recovery: ({ firstName, username, token }) => ({
    subject: 'Votre nom d’utilisateur et votre mot de passe',
    parts: [
      `Bonjour ${firstName},`,
      `Votre nom d’utilisateur est ${username}. Si vous avez aussi oublié votre mot de passe, choisissez-en un nouveau ici.`,
      { kind: 'button', label: 'Choisir un nouveau mot de passe', path: `/passwordrecovery/${token}` },
      {
        kind: 'note',
        text: 'Le lien fonctionne une fois, pendant une heure. Si vous n’avez pas demandé cet e-mail, vous pouvez l’ignorer : votre mot de passe n’a pas changé.',
      },
    ],
  }),
  firstPassword: ({ firstName, username, token }) => ({
    subject: 'Votre compte Redraft',
    parts: [
      `Bonjour ${firstName},`,
      `Un compte a été créé pour vous. Votre nom d’utilisateur est ${username}. Choisissez un mot de passe pour commencer. Votre adresse e-mail et ce nom d’utilisateur vous seront demandés.`,
      { kind: 'button', label: 'Choisir un mot de passe', path: `/passwordrecovery/${token}` },
      {
        kind: 'note',
        text: 'Le lien fonctionne une fois, pendant sept jours. Ensuite, demandez-en un nouveau sur la page de connexion, sous « Mot de passe ou nom d’utilisateur oublié ? ».',
      },
    ],
  }),
  institution: ({ firstName, username }) => ({
    subject: 'Vous vous connectez par votre établissement',
    parts: [
      `Bonjour ${firstName},`,
      `Quelqu’un, probablement vous, a demandé un nouveau mot de passe pour cette adresse e-mail. Votre compte (${username}) n’a pas de mot de passe ici : vous vous connectez par votre établissement. Si vous avez oublié ce mot de passe, demandez de l’aide là-bas.`,
      { kind: 'button', label: 'Se connecter', path: '/Login' },
    ],
  }),
  passwordChanged: ({ firstName }) => ({
    subject: 'Votre mot de passe a été modifié',
    parts: [
      `Bonjour ${firstName},`,
      'Votre mot de passe vient d’être modifié, et vous avez été déconnecté partout ailleurs.',
      {
        kind: 'note',
        text: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe sous « Mot de passe ou nom d’utilisateur oublié ? » et prévenez les responsables de ce site.',
      },
      { kind: 'button', label: 'Récupérer le compte', path: '/ForgetPassword' },
    ],
  }),
  approved: ({ firstName }) => ({
    subject: 'Vous avez l’accès enseignant',
    parts: [
      `Bonjour ${firstName},`,
      'Nous avons examiné votre profil, et vous avez maintenant l’accès enseignant. Reconnectez-vous pour créer des cours et des devoirs.',
      { kind: 'button', label: 'Créer votre premier cours', path: '/RegisterClass' },
    ],
  }),
  declined: ({ firstName }) => ({
    subject: 'Votre demande d’accès enseignant',
    parts: [
      `Bonjour ${firstName},`,
      'Nous avons examiné votre demande et n’avons pas pu l’accepter d’après les pages indiquées. Vous pouvez utiliser votre compte en tant qu’étudiant. S’il manquait quelque chose, écrivez-nous.',
      { kind: 'button', label: 'Nous écrire', path: '/contactus' },
    ],
  }),
};
