import type { AppRoute } from '../../lib/app-route.ts';

export const recoveryRoutes: readonly AppRoute[] = [
  {
    path: '/ForgetPassword',
    frame: 'bare',
    load: async () => (await import('./forget-page.tsx')).ForgetPage,
  },
  {
    path: '/passwordrecovery/:id',
    frame: 'bare',
    load: async () => (await import('./reset-page.tsx')).ResetPage,
  },
];
