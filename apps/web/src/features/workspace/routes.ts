import type { AppRoute } from '../../lib/app-route.ts';
import { prefetchWorkspace } from './prefetch-workspace.ts';
import { preloadEditor } from './preload-editor.ts';

export const workspaceRoutes: readonly AppRoute[] = [
  {
    path: '/assignment/:id',
    load: async () => (await import('./workspace-page.tsx')).WorkspacePage,
    translations: ['work', 'text'],
    prefetch: ({ id }) => prefetchWorkspace(id),
    // Most assignments are texts.
    preload: () => preloadEditor('docx'),
  },
];
