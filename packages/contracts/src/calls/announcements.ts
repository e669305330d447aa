import { z } from 'zod';
import {
  announcementQuerySchema,
  announcementSchema,
  announcementsQuerySchema,
  changedAnnouncementSchema,
  newAnnouncementSchema,
} from '../announcements.ts';
import { defineCall } from '../call.ts';

export const listAnnouncements = defineCall({
  method: 'GET',
  path: '/api/admin/announcements',
  summary: 'Announcements with those that have expired, ten to a page, the newest first',
  query: announcementsQuerySchema,
  answer: z.array(announcementSchema),
});

export const addAnnouncement = defineCall({
  method: 'POST',
  path: '/api/admin/announcement',
  summary: 'Tell every user something, until it expires',
  body: newAnnouncementSchema,
  answer: announcementSchema,
  creates: true,
});

export const changeAnnouncement = defineCall({
  method: 'PUT',
  path: '/api/admin/announcement',
  summary: 'Change an announcement',
  body: changedAnnouncementSchema,
  answer: announcementSchema,
  errors: ['not_found'],
});

export const removeAnnouncement = defineCall({
  method: 'DELETE',
  path: '/api/admin/announcement',
  summary: 'Take an announcement back; false where there is none any more',
  query: announcementQuerySchema,
  answer: z.boolean(),
});
