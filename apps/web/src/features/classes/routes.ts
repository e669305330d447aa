import type { AppRoute } from '../../shell/route-types.ts';
import { fetchClassAhead } from './fetch-ahead.ts';

export const classRoutes: readonly AppRoute[] = [
  {
    path: '/classes',
    access: ['ROLE_INSTRUCTOR'],
    load: async () => (await import('./class-list-page.tsx')).ClassListPage,
  },
  {
    path: '/RegisterClass',
    access: ['ROLE_INSTRUCTOR'],
    load: async () => (await import('./register-class-page.tsx')).RegisterClassPage,
  },
  {
    path: '/classdetail/:classid',
    access: ['ROLE_INSTRUCTOR'],
    load: async () => (await import('./class-detail-page.tsx')).ClassDetailPage,
    ahead: ({ classid }) => fetchClassAhead(classid),
  },
];
