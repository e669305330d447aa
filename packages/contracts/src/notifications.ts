import { z } from 'zod';
import { bareText } from './texts.ts';
import { instantSchema } from './wire.ts';

/** What somebody may be told about. */
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

/** What a user is told, in the language of the reader. */
export const notificationSchema = z.object({
  /** Of a thing that happened: the same in every answer. */
  id: z.string(),
  title: z.string(),
  message: z.string(),
  /** What was read is known where it was read: each browser keeps it, and the server says false. */
  isRead: z.boolean(),
  topic: noticeTopicSchema,
  at: instantSchema,
  /** The page that it is about, as a path; null where there is none. */
  link: z.string().nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** On the platform alone; there and by a mail at once; there and in one mail a day; not at all. */
export const noticeChannelSchema = z.enum(['app', 'mail', 'digest', 'off']);
export type NoticeChannel = z.infer<typeof noticeChannelSchema>;

export const noticePreferencesSchema = z.object({
  /** Those that somebody with these roles is told about. */
  preferences: z.array(z.object({ topic: noticeTopicSchema, channel: noticeChannelSchema })),
  /** Where mails go. */
  email: z.string(),
  /** In which zone the daily mail comes at seven. */
  timeZone: z.string(),
});
export type NoticePreferences = z.infer<typeof noticePreferencesSchema>;

export const noticePreferenceSchema = z.object({ topic: noticeTopicSchema, channel: noticeChannelSchema });
export type NoticePreference = z.infer<typeof noticePreferenceSchema>;

/** Out of a mail: whose mails of which kind. */
export const unsubscribeQuerySchema = z.object({ token: bareText().max(300) });
export const mailKindSchema = z.enum([...noticeTopics, 'digest']);
export type MailKind = z.infer<typeof mailKindSchema>;
export const subscriptionSchema = z.object({ kind: mailKindSchema });
