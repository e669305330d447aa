import type { AppRoute } from '../../shell/route-types.ts';

export const workspaceRoutes: readonly AppRoute[] = [
  {
    path: '/assignment/:id',
    access: ['ROLE_STUDENT'],
    load: async () => (await import('./workspace-page.tsx')).WorkspacePage,
  },
];
