import type { AppRoute } from '../../lib/app-route.ts';

export const editorTestRoutes: readonly AppRoute[] = [
  {
    path: '/test',
    load: async () => (await import('./editor-test-page.tsx')).EditorTestPage,
    translations: ['admin'],
  },
];
