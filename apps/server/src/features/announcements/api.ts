import {
  announcementQuerySchema,
  announcementSchema,
  announcementsQuerySchema,
  changedAnnouncementSchema,
  newAnnouncementSchema,
} from '@redraft/contracts';
import { z } from 'zod';
import {
  announce,
  changeAnnouncement,
  readAnnouncements,
  withdrawAnnouncement,
} from '../../domain/announcements/index.ts';
import { defineRoute } from '../../platform/route.ts';

const path = '/api/admin/announcement';
const permission = 'announcement.manage';

export const announcementRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/admin/announcements',
    summary: 'Announcements with those that have expired, ten to a page, the newest first',
    permission,
    query: announcementsQuerySchema,
    answer: z.array(announcementSchema),
    handler: ({ query }) => readAnnouncements(query.index),
  }),
  defineRoute({
    method: 'POST',
    path,
    summary: 'Tell every user something, until it expires',
    creates: true,
    permission,
    body: newAnnouncementSchema,
    answer: announcementSchema,
    handler: ({ actor, body, now }) => announce(actor, body, now),
  }),
  defineRoute({
    method: 'PUT',
    path,
    summary: 'Change an announcement',
    permission,
    body: changedAnnouncementSchema,
    answer: announcementSchema,
    errors: ['not_found'],
    handler: ({ actor, body, now }) => changeAnnouncement(actor, body, now),
  }),
  defineRoute({
    method: 'DELETE',
    path,
    summary: 'Take an announcement back; false where there is none any more',
    permission,
    query: announcementQuerySchema,
    answer: z.boolean(),
    handler: ({ actor, query, now }) => withdrawAnnouncement(actor, query.id, now),
  }),
];
