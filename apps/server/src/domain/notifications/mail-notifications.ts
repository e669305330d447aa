import type { Notification } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import { inTransaction } from '../../platform/db.ts';
import { type MailToQueue, queueMails } from '../mail/index.ts';
import { digestMail, noticeMail } from './notice-mail.ts';
import { listMailReaders, type MailReader } from './preference-queries.ts';
import { loadChannels } from './preferences.ts';
import { type AnnouncedNotice, contentOfRow, present } from './present.ts';
import { listNotificationsOf, type NotificationRow, takeNotificationsToMail } from './queries.ts';
import { topicOf } from './topic-rules.ts';
import { unsubscribePath } from './unsubscribe.ts';

/** Rows per transaction: grading may notify a class of three hundred at once. */
const batchSize = 200;
/** The language of users who have not chosen one. */
const defaultLanguage: Language = 'en';

/**
 * Queues mails of notifications for users who want them immediately. A notification is inserted in the transaction of its act, and marked in the
 * transaction that queues its mail, so each is mailed exactly once even if the process dies.
 */
export async function mailNotifications(now: Date): Promise<void> {
  for (;;) {
    const takenCount = await inTransaction(async () => {
      const ids = await takeNotificationsToMail(batchSize, now);
      const rows = await listNotificationsOf(ids);
      const userIds = rows.map((row) => row.user_id);
      const [channels, readers] = await Promise.all([loadChannels(userIds), listMailReaders(userIds)]);
      const readersById = new Map(readers.map((reader) => [reader.id, reader]));
      const requested = rows.filter((row) => channels(row.user_id)[topicOf(row.kind)] === 'mail');
      const mails = requested.flatMap((row) => mailOf(row, readersById.get(row.user_id)));
      await queueMails(mails, now);
      return ids.length;
    });
    if (takenCount < batchSize) return;
  }
}

function mailOf(row: NotificationRow, reader: MailReader | undefined): MailToQueue<Notification>[] {
  if (reader === undefined) return [];
  const language = reader.language ?? defaultLanguage;
  return [listImmediateReaders(reader, present(contentOfRow(row), language))];
}

function listImmediateReaders(reader: MailReader, notice: Notification): MailToQueue<Notification> {
  return {
    userId: reader.id,
    to: reader.email,
    language: reader.language ?? defaultLanguage,
    template: noticeMail,
    params: notice,
    unsubscribePath: unsubscribePath({ userId: reader.id, kind: notice.topic }),
  };
}

/** Mails an announcement to all who want that; inside the transaction that marks the announcement. */
export async function mailAnnouncement(
  announced: AnnouncedNotice,
  readers: readonly MailReader[],
  now: Date,
): Promise<void> {
  const mails = readers.map((reader) =>
    listImmediateReaders(reader, present(announced, reader.language ?? defaultLanguage)),
  );
  for (let from = 0; from < mails.length; from += batchSize)
    await queueMails(mails.slice(from, from + batchSize), now);
}

export async function mailDigest(
  reader: MailReader,
  reported: readonly Parameters<typeof present>[0][],
  now: Date,
): Promise<void> {
  const language = reader.language ?? defaultLanguage;
  const notices = reported.map((one) => present(one, language));
  const path = unsubscribePath({ userId: reader.id, kind: 'digest' });
  await queueMails(
    [
      {
        userId: reader.id,
        to: reader.email,
        language,
        unsubscribePath: path,
        template: digestMail,
        params: { notices },
      },
    ],
    now,
  );
}
