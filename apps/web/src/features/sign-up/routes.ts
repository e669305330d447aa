import type { AppRoute } from '../../lib/app-route.ts';

export const signUpRoutes: readonly AppRoute[] = [
  {
    path: '/register',
    frame: 'bare',
    load: async () => (await import('./register-page.tsx')).RegisterPage,
  },
  {
    path: '/authorize/signup',
    frame: 'bare',
    load: async () => (await import('./sign-up-page.tsx')).SignUpPage,
  },
  {
    path: '/confirmemail/:id',
    frame: 'bare',
    load: async () => (await import('./confirm-page.tsx')).ConfirmPage,
  },
];
