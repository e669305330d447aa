import { z } from 'zod';
import { bareText } from './texts.ts';
import { instantSchema } from './wire.ts';

/** Topics of notifications. */
export const noticeTopics = [
  'announcement',
  'grade',
  'feedback',
  'review',
  'exception',
  'deadline',
  'submission',
] as const;
export const noticeTopicSchema = z.enum(noticeTopics);
export type NoticeTopic = z.infer<typeof noticeTopicSchema>;

/** A notification in the reader's language. */
export const notificationSchema = z.object({
  /** Stable ID of the event. */
  id: z.string(),
  title: z.string(),
  message: z.string(),
  /** Always false from the server: each browser stores which ones were read. */
  isRead: z.boolean(),
  topic: noticeTopicSchema,
  at: instantSchema,
  /** Path of the page that it is about; null if there is none. */
  link: z.string().nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** On the platform only; also by mail immediately; also in a daily mail; not at all. */
export const noticeChannelSchema = z.enum(['app', 'mail', 'digest', 'off']);
export type NoticeChannel = z.infer<typeof noticeChannelSchema>;

export const noticePreferencesSchema = z.object({
  /** The topics that apply to the user's roles. */
  preferences: z.array(z.object({ topic: noticeTopicSchema, channel: noticeChannelSchema })),
  /** Recipient address of mails. */
  email: z.string(),
  /** The zone in which the daily mail is sent at seven. */
  timeZone: z.string(),
});
export type NoticePreferences = z.infer<typeof noticePreferencesSchema>;

export const noticePreferenceSchema = z.object({ topic: noticeTopicSchema, channel: noticeChannelSchema });
export type NoticePreference = z.infer<typeof noticePreferenceSchema>;

/** From a mail: identifies the recipient and the topic. */
export const unsubscribeQuerySchema = z.object({ token: bareText().max(300) });
export const mailKindSchema = z.enum([...noticeTopics, 'digest']);
export type MailKind = z.infer<typeof mailKindSchema>;
export const subscriptionSchema = z.object({ kind: mailKindSchema });
