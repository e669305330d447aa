import type { AppRoute } from '../../lib/app-route.ts';

export const enrollingRoutes: readonly AppRoute[] = [
  {
    path: '/enroll',
    load: async () => (await import('./enroll-page.tsx')).EnrollPage,
  },
];
