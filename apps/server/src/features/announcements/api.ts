import * as calls from '@redraft/contracts/calls/announcements';
import {
  announce,
  changeAnnouncement,
  readAnnouncements,
  withdrawAnnouncement,
} from '../../domain/announcements/index.ts';
import { defineRoute } from '../../platform/route.ts';

const permission = 'announcement.manage';

export const announcementRoutes = [
  defineRoute(calls.listAnnouncements, {
    permission,
    handler: ({ query }) => readAnnouncements(query.index),
  }),
  defineRoute(calls.addAnnouncement, {
    permission,
    handler: ({ actor, body, now }) => announce(actor, body, now),
  }),
  defineRoute(calls.changeAnnouncement, {
    permission,
    handler: ({ actor, body, now }) => changeAnnouncement(actor, body, now),
  }),
  defineRoute(calls.removeAnnouncement, {
    permission,
    handler: ({ actor, query, now }) => withdrawAnnouncement(actor, query.id, now),
  }),
];
