import type { AppRoute } from '../../shell/route-types.ts';

export const enrollmentRoutes: readonly AppRoute[] = [
  {
    path: '/enroll',
    access: ['ROLE_STUDENT'],
    load: async () => (await import('./enroll-page.tsx')).EnrollPage,
  },
];
