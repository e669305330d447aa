import type { AppRoute } from '../../lib/app-route.ts';

export const oversightRoutes: readonly AppRoute[] = [
  {
    path: '/ta/courselist',
    load: async () => (await import('./assisted-list-page.tsx')).AssistedListPage,
  },
];
