import { defineMail } from '../../domain/mail/index.ts';

interface Invitation {
  /** Empty where the roster names nobody. */
  firstName: string;
  className: string;
  instructor: string;
  token: string;
}

/** Where the link leads: to the form with which somebody signs up and is in the class. */
const pathOf = (token: string) => `/authorize/signup?${new URLSearchParams({ invitation: token })}`;

/** Asks somebody whom a class awaits to join it. */
export const invitationMail = defineMail<Invitation>({
  name: 'class-invitation',
  hasSecret: true,
  write: {
    en: ({ firstName, className, instructor, token }) => ({
      subject: `Join the class ${className}`,
      parts: [
        firstName === '' ? 'Good day,' : `Good day ${firstName},`,
        `${instructor} invites you to the class “${className}” on Redraft, where you will write and hand in your texts.`,
        { kind: 'button', label: 'Join the class', path: pathOf(token) },
        {
          kind: 'note',
          text: 'The link is for you alone. If you have an account with this address already, it leads you to the sign-in. If you do not expect an invitation, nothing needs to be done.',
        },
      ],
    }),
    de: ({ firstName, className, instructor, token }) => ({
      subject: `Einladung in den Kurs ${className}`,
      parts: [
        firstName === '' ? 'Guten Tag,' : `Guten Tag ${firstName},`,
        `${instructor} lädt Sie in den Kurs „${className}“ auf Redraft ein. Dort schreiben Sie Ihre Texte und geben sie ab.`,
        { kind: 'button', label: 'Dem Kurs beitreten', path: pathOf(token) },
        {
          kind: 'note',
          text: 'Der Link ist nur für Sie. Wenn Sie mit dieser Adresse schon ein Konto haben, führt er zur Anmeldung. Wenn Sie keine Einladung erwarten, ist nichts zu tun.',
        },
      ],
    }),
  },
});
