import type { AppRoute } from '../../lib/app-route.ts';

export const enrollingRoutes: readonly AppRoute[] = [
  {
    path: '/enroll',
    access: ['ROLE_STUDENT'],
    load: async () => (await import('./enroll-page.tsx')).EnrollPage,
  },
];
