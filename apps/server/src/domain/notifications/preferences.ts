import {
  type NoticeChannel,
  type NoticePreference,
  type NoticeTopic,
  noticeTopics,
  type UserId,
} from '@redraft/contracts';
import { listChosenChannels, listMailReaders, upsertChannels } from './preference-queries.ts';
import { defaultChannels } from './topic-rules.ts';
import type { Subscription } from './unsubscribe.ts';

export type Channels = Readonly<Record<NoticeTopic, NoticeChannel>>;

/** The channel of each topic for each user. */
export async function loadChannels(userIds: readonly UserId[]): Promise<(userId: UserId) => Channels> {
  const chosenByUser = Map.groupBy(await listChosenChannels(userIds), ({ userId }): UserId => userId);
  return (userId) => {
    const ownChannels = (chosenByUser.get(userId) ?? []).map(({ topic, channel }) => [topic, channel]);
    return { ...defaultChannels, ...Object.fromEntries(ownChannels) };
  };
}

export async function chooseChannel(userId: UserId, preference: NoticePreference): Promise<void> {
  await upsertChannels(userId, [preference]);
}

/** Unsubscribes from mails of a topic: it is shown on the platform only from now on. */
export async function endMails({ userId, kind }: Subscription): Promise<void> {
  // An old link must not create preferences for an account that does not receive mail any more.
  if ((await listMailReaders([userId])).length === 0) return;
  const channels = (await loadChannels([userId]))(userId);
  const mailTopics = noticeTopics.filter((topic) =>
    kind === 'digest' ? channels[topic] === 'digest' : topic === kind && channels[topic] !== 'off',
  );
  await upsertChannels(
    userId,
    mailTopics.map((topic) => ({ topic, channel: 'app' })),
  );
}
