import { type NoticeTopic, noticeTopics, type UserId } from '@redraft/contracts';
import { listCurrentAnnouncements, takeAnnouncementsToMail } from '../../domain/announcements/index.ts';
import {
  type AnnouncedNotice,
  claimDigest,
  defaultChannels,
  digestSpan,
  lastDigestTime,
  listDigestReaders,
  listReadersWho,
  loadChannels,
  mailAnnouncement,
  mailDigest,
  mailNotifications,
  type NotificationContent,
} from '../../domain/notifications/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { presentAll, presentAnnouncement, topicOfContent } from './service.ts';

/** Queues mails for users who want them immediately. */
export async function mailNotified(now: Date): Promise<void> {
  await mailNotifications(now);
  await inTransaction(async () => {
    const ids = new Set(await takeAnnouncementsToMail(now));
    if (ids.size === 0) return;
    const readers = await listReadersWho('announcement', 'mail');
    // Announcements that were withdrawn or have expired meanwhile are not mailed.
    const reported = (await listCurrentAnnouncements(now)).filter(({ id }) => ids.has(id));
    for (const row of reported) await mailAnnouncement(presentAnnouncement(row), readers, now);
  });
}

const batchSize = 200;
const defaultLanguage: readonly NoticeTopic[] = noticeTopics.filter(
  (topic) => defaultChannels[topic] === 'digest',
);

/** Queues the daily mails that are due: at seven in the zone of each account, with the events since the last one. */
export async function mailDigests(
  now: Date,
  report: (error: unknown, userId: UserId) => void,
): Promise<void> {
  let afterUserId: UserId | null = null;
  for (;;) {
    const readers: Awaited<ReturnType<typeof listDigestReaders>> = await listDigestReaders(
      afterUserId,
      { defaultTopics: defaultLanguage, limit: batchSize },
      now,
    );
    for (const reader of readers) {
      try {
        await mailDigestTo(reader, now);
      } catch (error) {
        report(error, reader.id);
      }
    }
    afterUserId = readers.at(-1)?.id ?? null;
    if (readers.length < batchSize) return;
  }
}

type DigestReader = Awaited<ReturnType<typeof listDigestReaders>>[number];

async function mailDigestTo(reader: DigestReader, now: Date): Promise<void> {
  const digestTime = lastDigestTime(reader.time_zone ?? 'UTC', now);
  if (reader.digested_at !== null && reader.digested_at >= digestTime) return;
  const { begin, end } = digestSpan({ due: digestTime, last: reader.digested_at }, now);
  await inTransaction(async () => {
    if (!(await claimDigest(reader.id, digestTime, now))) return;
    const channels = (await loadChannels([reader.id]))(reader.id);
    const reported = (await presentAll(reader.id, now)).filter(
      (one) => isNewsBetween(one, begin, end) && channels[topicOfContent(one)] === 'digest',
    );
    if (reported.length > 0) await mailDigest(reader, reported, now);
  });
}

function isNewsBetween(one: NotificationContent | AnnouncedNotice, start: Date, end: Date): boolean {
  const at = one.kind === 'announcement' ? one.at : (one.newsAt ?? one.at);
  return at > start && at <= end;
}
