import type { AppRoute } from '../../shell/route-types.ts';

const load = async () => (await import('./home-page.tsx')).HomePage;

export const landingRoutes: readonly AppRoute[] = [
  { path: '/', access: 'public', load },
  { path: '/home', access: 'public', load },
];
