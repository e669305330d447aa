import type { AccountMails } from './texts.ts';

export const es: AccountMails = {
  confirm: ({ firstName, username, token }) => ({
    subject: 'Confirme su dirección de correo electrónico',
    parts: [
      `Hola, ${firstName}:`,
      `Ha creado una cuenta de Redraft con el nombre ${username}. Confirme que esta dirección de correo es suya para usar la cuenta.`,
      { kind: 'button', label: 'Confirmar la dirección', path: `/confirmemail/${token}` },
      {
        kind: 'note',
        text: 'El enlace vale siete días. Si no ha creado ninguna cuenta, ignore este correo: sin confirmación, la cuenta no se puede usar.',
      },
    ],
  }),
  recovery: ({ firstName, username, token }) => ({
    subject: 'Su nombre de usuario y su contraseña',
    parts: [
      `Hola, ${firstName}:`,
      `Su nombre de usuario es ${username}. Si también ha olvidado la contraseña, elija aquí una nueva.`,
      { kind: 'button', label: 'Elegir una contraseña nueva', path: `/passwordrecovery/${token}` },
      {
        kind: 'note',
        text: 'El enlace funciona una vez, durante una hora. Si no ha pedido este correo, puede ignorarlo: su contraseña no ha cambiado.',
      },
    ],
  }),
  firstPassword: ({ firstName, username, token }) => ({
    subject: 'Su cuenta de Redraft',
    parts: [
      `Hola, ${firstName}:`,
      `Se ha creado una cuenta para usted. Su nombre de usuario es ${username}. Elija una contraseña para empezar. Se le pedirán su dirección de correo y este nombre de usuario.`,
      { kind: 'button', label: 'Elegir la contraseña', path: `/passwordrecovery/${token}` },
      {
        kind: 'note',
        text: 'El enlace funciona una vez, durante siete días. Después, pida otro en la página de inicio de sesión, en «¿Ha olvidado la contraseña o el nombre de usuario?».',
      },
    ],
  }),
  institution: ({ firstName, username }) => ({
    subject: 'Inicia sesión a través de su institución',
    parts: [
      `Hola, ${firstName}:`,
      `Alguien, probablemente usted, ha pedido una contraseña nueva para esta dirección de correo. Su cuenta (${username}) no tiene contraseña aquí: inicia sesión a través de su institución. Si ha olvidado esa contraseña, pida ayuda allí.`,
      { kind: 'button', label: 'Iniciar sesión', path: '/Login' },
    ],
  }),
  passwordChanged: ({ firstName }) => ({
    subject: 'Su contraseña ha cambiado',
    parts: [
      `Hola, ${firstName}:`,
      'Su contraseña acaba de cambiar y se ha cerrado la sesión en todos los demás lugares.',
      {
        kind: 'note',
        text: 'Si no ha sido usted, elija enseguida una contraseña nueva en «¿Ha olvidado la contraseña o el nombre de usuario?» y avise a los responsables de este sitio.',
      },
      { kind: 'button', label: 'Recuperar la cuenta', path: '/ForgetPassword' },
    ],
  }),
  approved: ({ firstName }) => ({
    subject: 'Tiene acceso de docente',
    parts: [
      `Hola, ${firstName}:`,
      'Hemos revisado su perfil académico y ahora tiene acceso de docente. Vuelva a iniciar sesión para crear cursos y tareas.',
      { kind: 'button', label: 'Crear su primer curso', path: '/RegisterClass' },
    ],
  }),
  declined: ({ firstName }) => ({
    subject: 'Su solicitud de acceso de docente',
    parts: [
      `Hola, ${firstName}:`,
      'Hemos revisado su solicitud y no hemos podido aprobarla con las páginas indicadas. Puede usar su cuenta como estudiante. Si faltaba algo, escríbanos.',
      { kind: 'button', label: 'Escribirnos', path: '/contactus' },
    ],
  }),
};
