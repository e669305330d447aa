import type { AppRoute } from '../../lib/app-route.ts';

export const readerRoutes: readonly AppRoute[] = [
  {
    path: '/readassignment/:submissionId',
    load: async () => (await import('./reader-page.tsx')).ReaderPage,
  },
];
