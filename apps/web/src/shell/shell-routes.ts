import type { AppRoute } from '../lib/app-route.ts';

export const shellRoutes: readonly AppRoute[] = [
  {
    path: '/logout',
    load: async () => (await import('./pages/logout-page.tsx')).LogoutPage,
  },
];
