import type { AppRoute } from '../../lib/app-route.ts';

export const firstRunRoutes: readonly AppRoute[] = [
  {
    path: '/setup',
    frame: 'bare',
    load: async () => (await import('./setup-page.tsx')).SetupPage,
  },
];
