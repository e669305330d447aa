import { homeSchema } from '@redraft/contracts';
import { defineRoute } from '../../platform/route.ts';
import { readHome } from './service.ts';

export const homeRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/home',
    summary: 'What is next for the user: due, to be gone on with, to be read',
    permission: 'account.use',
    answer: homeSchema,
    handler: ({ actor, now }) => readHome(actor, now),
  }),
];
