import type { NoticeChannel, NoticeTopic, UserId } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** Explicitly chosen channels only. */
export async function listChosenChannels(
  userIds: readonly UserId[],
): Promise<{ userId: UserId; topic: NoticeTopic; channel: NoticeChannel }[]> {
  const rows = await db()
    .selectFrom('notification_preferences')
    .select('user_id')
    // Cast: CHECKs of the table hold the words.
    .select([sql<NoticeTopic>`topic`.as('topic'), sql<NoticeChannel>`channel`.as('channel')])
    .where('user_id', '=', sql<UserId>`ANY(${[...userIds]}::bigint[])`)
    .execute();
  return rows.map(({ user_id: userId, topic, channel }) => ({ userId, topic, channel }));
}

export async function upsertChannels(
  userId: UserId,
  channels: readonly { topic: NoticeTopic; channel: NoticeChannel }[],
): Promise<void> {
  if (channels.length === 0) return;
  await db()
    .insertInto('notification_preferences')
    .values(channels.map(({ topic, channel }) => ({ user_id: userId, topic, channel })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'topic']).doUpdateSet({ channel: ({ ref }) => ref('excluded.channel') }),
    )
    .execute();
}

export interface MailReader {
  id: UserId;
  email: string;
  language: Language | null;
  time_zone: string | null;
}

const readerColumns = ['users.id', 'users.email', 'users.time_zone'] as const;
// Cast: a CHECK of the table holds the words.
const language = sql<Language | null>`users.language`.as('language');

/** Those of the accounts that receive mail: their address must be confirmed. */
export function listMailReaders(userIds: readonly UserId[]): Promise<MailReader[]> {
  return db()
    .selectFrom('users')
    .select([...readerColumns, language])
    .where('users.id', '=', sql<UserId>`ANY(${[...userIds]}::bigint[])`)
    .where('users.confirmed', '=', true)
    .execute();
}

/** Users who chose this channel for a topic. */
export async function listReadersWho(topic: NoticeTopic, channel: NoticeChannel): Promise<MailReader[]> {
  return db()
    .selectFrom('notification_preferences')
    .innerJoin('users', 'users.id', 'notification_preferences.user_id')
    .select([...readerColumns, language])
    .where('topic', '=', topic)
    .where('channel', '=', channel)
    .where('users.confirmed', '=', true)
    .execute();
}

/**
 * Users who may have a daily mail due: those who chose it for any topic, and owners of classes, for whom it is the default. Users whose last one is
 * less than half a day old are left out.
 */
export function listDigestReaders(
  afterUserId: UserId | null,
  { defaultTopics, limit }: { defaultTopics: readonly NoticeTopic[]; limit: number },
  now: Date,
) {
  return db()
    .selectFrom('users')
    .leftJoin('notification_digests', 'notification_digests.user_id', 'users.id')
    .select([...readerColumns, language, 'notification_digests.digested_at'])
    .where('users.confirmed', '=', true)
    .where((eb) =>
      eb.or([
        eb('notification_digests.digested_at', 'is', null),
        eb('notification_digests.digested_at', '<', new Date(now.getTime() - 12 * 3_600_000)),
      ]),
    )
    .where(
      sql<boolean>`(EXISTS (SELECT FROM notification_preferences AS chosen
          WHERE chosen.user_id = users.id AND chosen.channel = 'digest')
        OR (EXISTS (SELECT FROM classes WHERE classes.owner_id = users.id AND classes.archived_at IS NULL)
          AND NOT EXISTS (SELECT FROM notification_preferences AS chosen WHERE chosen.user_id = users.id
            AND chosen.channel <> 'digest' AND chosen.topic = ANY(${[...defaultTopics]}::text[]))))`,
    )
    .$if(afterUserId !== null, (users) => users.where('users.id', '>', sql<UserId>`${afterUserId}`))
    .orderBy('users.id')
    .limit(limit)
    .execute();
}

/** False if another process has claimed it. */
export async function claimDigest(userId: UserId, due: Date, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db()
    .insertInto('notification_digests')
    .values({ user_id: userId, digested_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ digested_at: now })
        .where('notification_digests.digested_at', '<', due),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
