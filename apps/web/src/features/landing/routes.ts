import type { AppRoute } from '../../lib/app-route.ts';
import { HomePage } from './home-page.tsx';

// Of the entrance, whose files are there before any page.
const load = async () => HomePage;

export const landingRoutes: readonly AppRoute[] = [
  { path: '/', load },
  { path: '/home', load },
];
