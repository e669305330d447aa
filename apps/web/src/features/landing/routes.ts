import type { AppRoute } from '../../lib/app-route.ts';
import { StartPage } from './start-page.tsx';

// Of the entrance, whose files are there before any page.
const load = async () => StartPage;

export const landingRoutes: readonly AppRoute[] = [
  { path: '/', load },
  { path: '/home', load },
];
