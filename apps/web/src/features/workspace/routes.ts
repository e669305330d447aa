import type { AppRoute } from '../../lib/app-route.ts';

export const workspaceRoutes: readonly AppRoute[] = [
  {
    path: '/assignment/:id',
    access: ['ROLE_STUDENT'],
    load: async () => (await import('./workspace-page.tsx')).WorkspacePage,
  },
];
