import { notificationSchema } from '@redraft/contracts';
import { z } from 'zod';
import { readerLanguage } from '../../platform/reader-language.ts';
import { defineRoute } from '../../platform/route.ts';
import { readNotifications } from './service.ts';

export const notificationRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/admin/usernotifications',
    summary: 'What the user is told, the newest first, in the language of the reader',
    permission: 'account.use',
    answer: z.array(notificationSchema),
    handler: ({ actor, now, request }) =>
      readNotifications(actor, { language: readerLanguage(request) }, now),
  }),
];
