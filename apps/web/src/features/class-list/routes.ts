import type { AppRoute } from '../../lib/app-route.ts';

export const classListRoutes: readonly AppRoute[] = [
  {
    path: '/classes',
    load: async () => (await import('./class-list-page.tsx')).ClassListPage,
    translations: ['work'],
  },
  {
    path: '/RegisterClass',
    load: async () => (await import('./register/register-class-page.tsx')).RegisterClassPage,
  },
];
