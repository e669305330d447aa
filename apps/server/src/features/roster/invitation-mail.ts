import { defineMail } from '../../domain/mail/index.ts';

interface Invitation {
  /** Empty if the roster has no name. */
  firstName: string;
  className: string;
  instructor: string;
  token: string;
}

/** The path of the link: the form with which invited people sign up and are enrolled. */
const pathOf = (token: string) => `/authorize/signup?${new URLSearchParams({ invitation: token })}`;

/** Asks an invited person to join the class. */
export const invitationMail = defineMail<Invitation>({
  name: 'class-invitation',
  hasSecret: true,
  write: {
    en: ({ firstName, className, instructor, token }) => ({
      subject: `Join the class ${className}`,
      parts: [
        firstName === '' ? 'Hello,' : `Hello ${firstName},`,
        `${instructor} has invited you to the class “${className}” on Redraft. You write your texts and hand them in there.`,
        { kind: 'button', label: 'Join class', path: pathOf(token) },
        {
          kind: 'note',
          text: 'The link is only for you. If you already have an account with this email address, sign in with it. If you do not expect an invitation, you can ignore this email.',
        },
      ],
    }),
    de: ({ firstName, className, instructor, token }) => ({
      subject: `Einladung in den Kurs ${className}`,
      parts: [
        firstName === '' ? 'Guten Tag,' : `Guten Tag ${firstName},`,
        `${instructor} hat Sie in den Kurs „${className}“ auf Redraft eingeladen. Dort schreiben Sie Ihre Texte und geben sie ab.`,
        { kind: 'button', label: 'Dem Kurs beitreten', path: pathOf(token) },
        {
          kind: 'note',
          text: 'Der Link ist nur für Sie. Wenn Sie mit dieser E-Mail-Adresse schon ein Konto haben, melden Sie sich damit an. Wenn Sie keine Einladung erwarten, können Sie diese E-Mail ignorieren.',
        },
      ],
    }),
    fr: ({ firstName, className, instructor, token }) => ({
      subject: `Rejoignez le cours ${className}`,
      parts: [
        firstName === '' ? 'Bonjour,' : `Bonjour ${firstName},`,
        `${instructor} vous invite au cours « ${className} » sur Redraft. Vous y écrirez vos textes et vous les y remettrez.`,
        { kind: 'button', label: 'Rejoindre le cours', path: pathOf(token) },
        {
          kind: 'note',
          text: 'Ce lien n’est que pour vous. Si vous avez déjà un compte avec cette adresse e-mail, connectez-vous avec celui-ci. Si vous n’attendez pas d’invitation, vous pouvez ignorer cet e-mail.',
        },
      ],
    }),
    es: ({ firstName, className, instructor, token }) => ({
      subject: `Únase al curso ${className}`,
      parts: [
        firstName === '' ? 'Hola:' : `Hola, ${firstName}:`,
        `${instructor} le invita al curso «${className}» en Redraft. Allí escribirá sus textos y los entregará.`,
        { kind: 'button', label: 'Unirse al curso', path: pathOf(token) },
        {
          kind: 'note',
          text: 'El enlace es solo para usted. Si ya tiene una cuenta con esta dirección de correo, inicie sesión con ella. Si no espera ninguna invitación, puede ignorar este correo.',
        },
      ],
    }),
    ar: ({ firstName, className, instructor, token }) => ({
      subject: `دعوة إلى المقرر ${className}`,
      parts: [
        firstName === '' ? 'مرحبًا،' : `مرحبًا ${firstName}،`,
        `تلقّيت دعوة من ${instructor} إلى المقرر «${className}» على Redraft. هناك تُكتب النصوص وتُسلَّم.`,
        { kind: 'button', label: 'الانضمام إلى المقرر', path: pathOf(token) },
        {
          kind: 'note',
          text: 'هذا الرابط لك وحدك. إن كان لديك حساب بعنوان البريد هذا، فسجّل الدخول به. وإن لم تكن تتوقع دعوة، فيمكنك تجاهل هذه الرسالة.',
        },
      ],
    }),
  },
});
