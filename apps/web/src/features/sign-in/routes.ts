import type { AppRoute } from '../../lib/app-route.ts';
import { InstitutionLandingPage } from './institution-landing-page.tsx';
import { LoginPage } from './login-page.tsx';

export const signInRoutes: readonly AppRoute[] = [
  {
    path: '/Login',
    access: 'public',
    frame: 'bare',
    load: async () => LoginPage,
  },
  {
    path: '/instlanding',
    access: 'public',
    frame: 'bare',
    load: async () => InstitutionLandingPage,
  },
  {
    path: '/authorize',
    access: 'public',
    frame: 'bare',
    load: async () => (await import('./authorize-page.tsx')).AuthorizePage,
  },
  {
    path: '/oauth2/redirect',
    access: 'public',
    frame: 'bare',
    load: async () => (await import('./redirect-page.tsx')).RedirectPage,
  },
  {
    path: '/Profile',
    access: 'signed-in',
    load: async () => (await import('./profile-page.tsx')).ProfilePage,
  },
];
