import type { AppRoute } from '../../lib/app-route.ts';

/** Who assists in a class is a question of the class, not of a role alone. */
export const oversightRoutes: readonly AppRoute[] = [
  {
    path: '/ta/courselist',
    access: 'signed-in',
    load: async () => (await import('./assisted-list-page.tsx')).AssistedListPage,
  },
];
