import type { AppRoute } from '../../shell/route-types.ts';

/** Who assists in a class is a question of the class, not of a role alone. */
export const oversightRoutes: readonly AppRoute[] = [
  {
    path: '/ta/courselist',
    access: 'signed-in',
    load: async () => (await import('./assisted-list-page.tsx')).AssistedListPage,
  },
  {
    path: '/ta/classDetails/:classid',
    access: 'signed-in',
    load: async () => (await import('./assisted-class-page.tsx')).AssistedClassPage,
  },
];
