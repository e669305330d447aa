import type { AppRoute } from '../../lib/app-route.ts';
import { InstitutionLandingPage } from './institution-landing-page.tsx';
import { LoginPage } from './login-page.tsx';

export const signInRoutes: readonly AppRoute[] = [
  {
    path: '/Login',
    frame: 'bare',
    load: async () => LoginPage,
  },
  {
    path: '/instlanding',
    frame: 'bare',
    load: async () => InstitutionLandingPage,
    translations: ['sentences'],
  },
  {
    path: '/authorize',
    frame: 'bare',
    load: async () => (await import('./authorize-page.tsx')).AuthorizePage,
    translations: ['sentences'],
  },
  {
    path: '/oauth2/redirect',
    frame: 'bare',
    load: async () => (await import('./redirect-page.tsx')).RedirectPage,
  },
  {
    path: '/Profile',
    load: async () => (await import('./profile-page.tsx')).ProfilePage,
  },
];
