import { z } from 'zod';
import { announcementIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { noteText, titleText } from './texts.ts';
import { chosenInstantSchema, instantSchema, listIndexSchema } from './wire.ts';

/** Per page; a shorter page is the last. */
export const announcementsPerPage = 10;

const wordsSchema = z.object({
  title: titleText(limits.announcementTitle),
  message: noteText(limits.announcementMessage).min(1),
  /** It is shown until then. */
  expires: chosenInstantSchema,
});
/** An ID in a new announcement is ignored. */
export const newAnnouncementSchema = wordsSchema;
export type NewAnnouncement = z.infer<typeof newAnnouncementSchema>;
export const changedAnnouncementSchema = wordsSchema.extend({ id: announcementIdSchema });
export type ChangedAnnouncement = z.infer<typeof changedAnnouncementSchema>;

export const announcementQuerySchema = z.object({ id: announcementIdSchema });
export const announcementsQuerySchema = z.object({ index: listIndexSchema.default(0) });

export const announcementSchema = z.object({
  id: announcementIdSchema,
  title: z.string(),
  message: z.string(),
  expires: instantSchema,
  createdAt: instantSchema,
  /** The author's name. */
  author: z.string(),
});
export type Announcement = z.infer<typeof announcementSchema>;
