import type { AppRoute } from '../../shell/route-types.ts';

export const accountRoutes: readonly AppRoute[] = [
  {
    path: '/Login',
    access: 'public',
    frame: 'bare',
    load: async () => (await import('./login-page.tsx')).LoginPage,
  },
  {
    path: '/instlanding',
    access: 'public',
    frame: 'bare',
    load: async () => (await import('./institution-landing-page.tsx')).InstitutionLandingPage,
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
