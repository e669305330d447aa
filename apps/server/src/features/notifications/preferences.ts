import {
  type MailKind,
  type NoticePreference,
  type NoticePreferences,
  type NoticeTopic,
  noticeTopics,
  type Permission,
} from '@redraft/contracts';
import { type Actor, hasPermission } from '../../access/index.ts';
import { selectAccount } from '../../domain/accounts/index.ts';
import {
  chooseChannel,
  endMails,
  loadChannels,
  readUnsubscribeToken,
} from '../../domain/notifications/index.ts';
import { AppError } from '../../platform/errors.ts';

/** The permissions that make a topic relevant. */
const audiences: Record<NoticeTopic, readonly Permission[]> = {
  announcement: ['account.use'],
  grade: ['assignment.write'],
  feedback: ['assignment.write'],
  review: ['review.write'],
  exception: ['assignment.write'],
  deadline: ['assignment.write'],
  submission: ['class.manage'],
};

export async function readPreferences(actor: Actor): Promise<NoticePreferences> {
  const [channels, account] = await Promise.all([loadChannels([actor.userId]), selectAccount(actor.userId)]);
  const ownChannels = channels(actor.userId);
  const topics = noticeTopics.filter((topic) => audiences[topic].some((one) => hasPermission(actor, one)));
  return {
    preferences: topics.map((topic) => ({ topic, channel: ownChannels[topic] })),
    email: account.email,
    timeZone: account.time_zone ?? 'UTC',
  };
}

export async function changePreference(
  actor: Actor,
  preference: NoticePreference,
): Promise<NoticePreferences> {
  await chooseChannel(actor.userId, preference);
  return readPreferences(actor);
}

/** The topic of an unsubscribe link; public, for holders of the link. */
export function readSubscription(token: string): MailKind {
  return subscriptionOf(token).kind;
}

/** Unsubscribes from a topic; idempotent. */
export async function unsubscribe(token: string): Promise<MailKind> {
  const subscription = subscriptionOf(token);
  await endMails(subscription);
  return subscription.kind;
}

function subscriptionOf(token: string) {
  const subscription = readUnsubscribeToken(token);
  if (subscription === null) throw new AppError('notice.link_unknown');
  return subscription;
}
