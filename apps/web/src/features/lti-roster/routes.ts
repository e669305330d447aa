import type { AppRoute } from '../../lib/app-route.ts';

export const ltiRosterRoutes: readonly AppRoute[] = [
  { path: '/lti/link/:id', load: async () => (await import('./bare-link-page.tsx')).BareLinkPage },
];
