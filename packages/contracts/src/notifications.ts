import { z } from 'zod';

/** What a user is told, in the language of the reader. */
export const notificationSchema = z.object({
  /** Of a thing that happened: the same in every answer. */
  id: z.string(),
  title: z.string(),
  message: z.string(),
  /** What was read is known where it was read: each browser keeps it, and the server says false. */
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;
