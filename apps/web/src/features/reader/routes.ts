import type { AppRoute } from '../../lib/app-route.ts';

export const readerRoutes: readonly AppRoute[] = [
  {
    path: '/analyze/:id',
    load: async () => (await import('./analyze-page.tsx')).AnalyzePage,
    words: ['work', 'text'],
  },
  {
    path: '/progress/:id',
    load: async () => (await import('./progress-page.tsx')).ProgressPage,
    words: ['work', 'text'],
  },
  {
    path: '/readassignment/:submissionId',
    load: async () => (await import('./reader-page.tsx')).ReaderPage,
    words: ['work', 'text'],
  },
];
