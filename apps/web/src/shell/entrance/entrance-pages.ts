import type { ComponentType } from 'react';
import { HomePage } from '../../features/landing/home-page.tsx';
import { InstitutionLandingPage } from '../../features/sign-in/institution-landing-page.tsx';
import { LoginPage } from '../../features/sign-in/login-page.tsx';

export interface EntrancePage {
  load: () => Promise<ComponentType>;
  frame: 'shell' | 'bare';
}

/** The same pages as of the router's table; the server sends the entrance for these addresses (`web-pages.ts`). */
const pages: Readonly<Record<string, EntrancePage>> = {
  '': { load: async () => HomePage, frame: 'shell' },
  '/home': { load: async () => HomePage, frame: 'shell' },
  '/login': { load: async () => LoginPage, frame: 'bare' },
  '/instlanding': { load: async () => InstitutionLandingPage, frame: 'bare' },
  '/authorize': {
    load: async () => (await import('../../features/sign-in/authorize-page.tsx')).AuthorizePage,
    frame: 'bare',
  },
};

export function entrancePage(path: string): EntrancePage | undefined {
  return pages[path.toLowerCase().replace(/\/+$/, '')];
}
