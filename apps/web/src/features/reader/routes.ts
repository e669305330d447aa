import type { AppRoute } from '../../lib/app-route.ts';

export const readerRoutes: readonly AppRoute[] = [
  {
    path: '/analyze/:id',
    load: async () => (await import('./analyze-page.tsx')).AnalyzePage,
    translations: ['work', 'text'],
  },
  {
    path: '/progress/:id',
    load: async () => (await import('./progress-page.tsx')).ProgressPage,
    translations: ['work', 'text'],
  },
  {
    path: '/readassignment/:submissionId',
    load: async () => (await import('./reader-page.tsx')).ReaderPage,
    translations: ['work', 'text'],
  },
];
