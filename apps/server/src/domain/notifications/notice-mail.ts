import type { Notification } from '@redraft/contracts';
import { inEachLanguage, type Language } from '@redraft/sentences';
import { defineMail, type MailPart } from '../mail/index.ts';

type MailedNotification = Pick<Notification, 'title' | 'message' | 'link'>;

interface Words {
  open: string;
  settings: string;
  sinceLast: string;
  describeNew: (count: number) => string;
}

const arabicPlurals = new Intl.PluralRules('ar');
const newInArabic: Record<Intl.LDMLPluralRule, (count: number) => string> = {
  zero: () => 'لا إشعارات جديدة',
  one: () => 'إشعار جديد واحد',
  two: () => 'إشعاران جديدان',
  few: (count) => `${count} إشعارات جديدة`,
  many: (count) => `${count} إشعارًا جديدًا`,
  other: (count) => `${count} إشعار جديد`,
};

const words: Record<Language, Words> = {
  en: {
    open: 'Open',
    settings: 'Notification settings',
    sinceLast: 'New since your last daily email:',
    describeNew: (count) => `${count} new notifications`,
  },
  de: {
    open: 'Öffnen',
    settings: 'Mitteilungseinstellungen',
    sinceLast: 'Neu seit Ihrer letzten täglichen E-Mail:',
    describeNew: (count) => `${count} neue Mitteilungen`,
  },
  fr: {
    open: 'Ouvrir',
    settings: 'Réglages des notifications',
    sinceLast: 'Du nouveau depuis votre dernier e-mail quotidien :',
    describeNew: (count) => `${count} nouvelles notifications`,
  },
  es: {
    open: 'Abrir',
    settings: 'Ajustes de notificaciones',
    sinceLast: 'Novedades desde su último correo diario:',
    describeNew: (count) => `${count} notificaciones nuevas`,
  },
  ar: {
    open: 'فتح',
    settings: 'إعدادات الإشعارات',
    sinceLast: 'الجديد منذ آخر رسالة يومية:',
    describeNew: (count) => newInArabic[arabicPlurals.select(count)](count),
  },
};

/** A mail about one event, sent immediately. */
export const noticeMail = defineMail<MailedNotification>({
  name: 'notice',
  hasSecret: false,
  write: inEachLanguage((language) => ({ title, message, link }) => ({
    subject: title,
    parts: [
      message,
      link === null ? settingsButton(language) : { kind: 'button', label: words[language].open, path: link },
    ],
  })),
});

/** A mail about the events of a day. */
export const digestMail = defineMail<{ notices: readonly MailedNotification[] }>({
  name: 'digest',
  hasSecret: false,
  write: inEachLanguage((language) => ({ notices }) => ({
    subject: notices.length === 1 ? (notices[0]?.title ?? '') : words[language].describeNew(notices.length),
    parts: [
      words[language].sinceLast,
      ...notices.map((notice) => entryOf(notice, words[language].open)),
      settingsButton(language),
    ],
  })),
});

function settingsButton(language: Language): MailPart {
  return { kind: 'button', label: words[language].settings, path: '/notifications' };
}

function entryOf({ title, message, link }: MailedNotification, label: string): MailPart {
  return {
    kind: 'entry',
    title,
    text: message,
    link: link === null ? null : { label, path: link },
  };
}
