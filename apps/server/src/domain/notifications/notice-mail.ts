import type { Notification } from '@redraft/contracts';
import { defineMail } from '../mail/index.ts';

type Noticed = Pick<Notification, 'title' | 'message' | 'link'>;

const preferences = '/notifications';

/** One thing that happened, at once. */
export const noticeMail = defineMail<Noticed>({
  name: 'notice',
  hasSecret: false,
  write: {
    en: ({ title, message, link }) => ({
      subject: title,
      parts: [
        message,
        link === null
          ? { kind: 'button', label: 'Choose which mails you get', path: preferences }
          : { kind: 'button', label: 'Open it', path: link },
      ],
    }),
    de: ({ title, message, link }) => ({
      subject: title,
      parts: [
        message,
        link === null
          ? { kind: 'button', label: 'Mails auswählen', path: preferences }
          : { kind: 'button', label: 'Öffnen', path: link },
      ],
    }),
  },
});

/** What happened in a day. */
export const digestMail = defineMail<{ notices: readonly Noticed[] }>({
  name: 'digest',
  hasSecret: false,
  write: {
    en: ({ notices }) => ({
      subject:
        notices.length === 1 ? (notices[0]?.title ?? '') : `Your day: ${notices.length} things happened`,
      parts: [
        'Since your last daily mail:',
        ...notices.map((notice) => entryOf(notice, 'Open it')),
        { kind: 'button', label: 'Choose which mails you get', path: preferences },
      ],
    }),
    de: ({ notices }) => ({
      subject: notices.length === 1 ? (notices[0]?.title ?? '') : `Ihr Tag: ${notices.length} Neuigkeiten`,
      parts: [
        'Seit Ihrer letzten täglichen Mail:',
        ...notices.map((notice) => entryOf(notice, 'Öffnen')),
        { kind: 'button', label: 'Mails auswählen', path: preferences },
      ],
    }),
  },
});

function entryOf({ title, message, link }: Noticed, label: string) {
  return {
    kind: 'entry' as const,
    title,
    text: message,
    link: link === null ? null : { label, path: link },
  };
}
