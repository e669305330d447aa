import type { AppRoute } from '../../lib/app-route.ts';

export const readerRoutes: readonly AppRoute[] = [
  {
    // Who may read is a question of the class, not of a role alone: an assistant of one class has none.
    path: '/readassignment/:submissionId',
    access: 'signed-in',
    load: async () => (await import('./reader-page.tsx')).ReaderPage,
  },
];
