import type { AppRoute } from '../../lib/app-route.ts';
import { fetchWorkspaceAhead } from './fetch-ahead.ts';

export const workspaceRoutes: readonly AppRoute[] = [
  {
    path: '/assignment/:id',
    load: async () => (await import('./workspace-page.tsx')).WorkspacePage,
    words: ['work', 'text'],
    ahead: ({ id }) => fetchWorkspaceAhead(id),
  },
];
