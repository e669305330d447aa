import type { DeletionMails } from './texts.ts';

export const en: DeletionMails = {
  describeHold: (names) =>
    `On hold: ${names}. Your texts and reviews there are kept without your name, because they may be needed in a dispute. They are deleted when the hold ends.`,
  requested: ({ day, holdNotice }) => ({
    subject: 'Your Redraft account will be deleted',
    parts: [
      `You have asked us to delete your account. It will be deleted on ${day}, with your texts and their history.`,
      ...holdNotice,
      'Until then, everything works as usual. If you change your mind, sign in and choose “Keep my account”.',
      { kind: 'button', label: 'Keep my account', path: '/profile' },
      { kind: 'note', text: 'If this was not you, sign in, keep your account, and change your password.' },
    ],
  }),
  reminder: ({ day, holdNotice }) => ({
    subject: 'Your Redraft account will be deleted in two days',
    parts: [
      `On ${day} your account will be deleted, with your texts and their history. After that, they cannot be restored.`,
      ...holdNotice,
      'You can still download your data or keep your account on your profile page.',
      { kind: 'button', label: 'Open profile', path: '/profile' },
    ],
  }),
  deleted: ({ holdNotice }) => ({
    subject: 'Your Redraft account has been deleted',
    parts: [
      'Your account has been deleted, with your name, your email address, your texts and their history. Your texts cannot be restored.',
      ...holdNotice,
      'Grades, and what you wrote about other people’s texts, stay without your name. This is our last email to you.',
    ],
  }),
};
