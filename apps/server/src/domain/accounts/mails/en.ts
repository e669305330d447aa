import type { AccountMails } from './texts.ts';

export const en: AccountMails = {
  confirm: ({ firstName, username, token }) => ({
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
  recovery: ({ firstName, username, token }) => ({
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
  firstPassword: ({ firstName, username, token }) => ({
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
  institution: ({ firstName, username }) => ({
    subject: 'You sign in through your institution',
    parts: [
      `Hello ${firstName},`,
      `Someone, probably you, requested a new password for this email address. Your account (${username}) has no password here: you sign in through your institution. If you have forgotten that password, ask for help there.`,
      { kind: 'button', label: 'Sign in', path: '/Login' },
    ],
  }),
  passwordChanged: ({ firstName }) => ({
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
  approved: ({ firstName }) => ({
    subject: 'You have instructor access',
    parts: [
      `Hello ${firstName},`,
      'We have reviewed your academic profile, and you now have instructor access. Sign in again to create classes and assignments.',
      { kind: 'button', label: 'Create your first class', path: '/RegisterClass' },
    ],
  }),
  declined: ({ firstName }) => ({
    subject: 'Your request for instructor access',
    parts: [
      `Hello ${firstName},`,
      'We have reviewed your request and could not approve it based on the profile pages you provided. You can use your account as a student. If something was missing, write to us.',
      { kind: 'button', label: 'Contact us', path: '/contactus' },
    ],
  }),
};
