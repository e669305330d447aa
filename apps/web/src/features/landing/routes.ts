import type { AppRoute } from '../../lib/app-route.ts';
import { StartPage } from './start-page.tsx';

// Part of the entrance bundle, which is always loaded.
const load = async () => StartPage;

export const landingRoutes: readonly AppRoute[] = [
  { path: '/', load },
  { path: '/home', load },
];
