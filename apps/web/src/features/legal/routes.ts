import type { AppRoute } from '../../lib/app-route.ts';

export const legalRoutes: readonly AppRoute[] = [
  { path: '/legal/:type', load: async () => (await import('./legal-page.tsx')).LegalPage },
];
