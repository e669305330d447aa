import type { Notification } from '@redraft/contracts';
import { defineMail } from '../mail/index.ts';

type MailedNotification = Pick<Notification, 'title' | 'message' | 'link'>;

const preferences = '/notifications';

/** A mail about one event, sent immediately. */
export const noticeMail = defineMail<MailedNotification>({
  name: 'notice',
  hasSecret: false,
  write: {
    en: ({ title, message, link }) => ({
      subject: title,
      parts: [
        message,
        link === null
          ? { kind: 'button', label: 'Notification settings', path: preferences }
          : { kind: 'button', label: 'Open', path: link },
      ],
    }),
    de: ({ title, message, link }) => ({
      subject: title,
      parts: [
        message,
        link === null
          ? { kind: 'button', label: 'Mitteilungseinstellungen', path: preferences }
          : { kind: 'button', label: 'Öffnen', path: link },
      ],
    }),
    fr: ({ title, message, link }) => ({
      subject: title,
      parts: [
        message,
        link === null
          ? { kind: 'button', label: 'Réglages des notifications', path: preferences }
          : { kind: 'button', label: 'Ouvrir', path: link },
      ],
    }),
    es: ({ title, message, link }) => ({
      subject: title,
      parts: [
        message,
        link === null
          ? { kind: 'button', label: 'Ajustes de notificaciones', path: preferences }
          : { kind: 'button', label: 'Abrir', path: link },
      ],
    }),
  },
});

/** A mail about the events of a day. */
export const digestMail = defineMail<{ notices: readonly MailedNotification[] }>({
  name: 'digest',
  hasSecret: false,
  write: {
    en: ({ notices }) => ({
      subject: notices.length === 1 ? (notices[0]?.title ?? '') : `${notices.length} new notifications`,
      parts: [
        'New since your last daily email:',
        ...notices.map((notice) => entryOf(notice, 'Open')),
        { kind: 'button', label: 'Notification settings', path: preferences },
      ],
    }),
    de: ({ notices }) => ({
      subject: notices.length === 1 ? (notices[0]?.title ?? '') : `${notices.length} neue Mitteilungen`,
      parts: [
        'Neu seit Ihrer letzten täglichen E-Mail:',
        ...notices.map((notice) => entryOf(notice, 'Öffnen')),
        { kind: 'button', label: 'Mitteilungseinstellungen', path: preferences },
      ],
    }),
    fr: ({ notices }) => ({
      subject: notices.length === 1 ? (notices[0]?.title ?? '') : `${notices.length} nouvelles notifications`,
      parts: [
        'Du nouveau depuis votre dernier e-mail quotidien :',
        ...notices.map((notice) => entryOf(notice, 'Ouvrir')),
        { kind: 'button', label: 'Réglages des notifications', path: preferences },
      ],
    }),
    es: ({ notices }) => ({
      subject: notices.length === 1 ? (notices[0]?.title ?? '') : `${notices.length} notificaciones nuevas`,
      parts: [
        'Novedades desde su último correo diario:',
        ...notices.map((notice) => entryOf(notice, 'Abrir')),
        { kind: 'button', label: 'Ajustes de notificaciones', path: preferences },
      ],
    }),
  },
});

function entryOf({ title, message, link }: MailedNotification, label: string) {
  return {
    kind: 'entry' as const,
    title,
    text: message,
    link: link === null ? null : { label, path: link },
  };
}
