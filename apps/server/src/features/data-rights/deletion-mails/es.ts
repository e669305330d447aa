import type { DeletionMails } from './texts.ts';

export const es: DeletionMails = {
  describeHold: (names) =>
    `Conservación obligatoria: ${names}. Sus textos y revisiones se conservan allí sin su nombre, porque podrían hacer falta en un litigio. Se eliminarán cuando termine la obligación.`,
  requested: ({ day, holdNotice }) => ({
    subject: 'Su cuenta de Redraft se eliminará',
    parts: [
      `Nos ha pedido que eliminemos su cuenta. Se eliminará el ${day}, con sus textos y su historial.`,
      ...holdNotice,
      'Hasta entonces todo funciona como siempre. Si cambia de opinión, inicie sesión y elija «Conservar mi cuenta».',
      { kind: 'button', label: 'Conservar mi cuenta', path: '/profile' },
      {
        kind: 'note',
        text: 'Si no ha sido usted, inicie sesión, conserve la cuenta y cambie la contraseña.',
      },
    ],
  }),
  reminder: ({ day, holdNotice }) => ({
    subject: 'Su cuenta de Redraft se eliminará en dos días',
    parts: [
      `El ${day} se eliminará su cuenta, con sus textos y su historial. Después no se podrán restaurar.`,
      ...holdNotice,
      'Todavía puede descargar sus datos o conservar la cuenta en su página de perfil.',
      { kind: 'button', label: 'Abrir el perfil', path: '/profile' },
    ],
  }),
  deleted: ({ holdNotice }) => ({
    subject: 'Su cuenta de Redraft se ha eliminado',
    parts: [
      'Su cuenta se ha eliminado, con su nombre, su dirección de correo, sus textos y su historial. Sus textos no se pueden restaurar.',
      ...holdNotice,
      'Las calificaciones, y lo que escribió sobre los textos de otras personas, se conservan sin su nombre. Este es nuestro último correo.',
    ],
  }),
};
