import type { AppRoute } from '../../lib/app-route.ts';

export const readerRoutes: readonly AppRoute[] = [
  {
    path: '/progress/:id',
    load: async () => (await import('./progress-page.tsx')).ProgressPage,
    words: ['work'],
  },
  {
    path: '/readassignment/:submissionId',
    load: async () => (await import('./reader-page.tsx')).ReaderPage,
    words: ['work'],
  },
];
