import type { AppRoute } from './route-types.ts';

export const shellRoutes: readonly AppRoute[] = [
  {
    path: '/logout',
    access: 'public',
    load: async () => (await import('./pages/logout-page.tsx')).LogoutPage,
  },
];
