import type { AppRoute } from '../../shell/route-types.ts';

export const gradingRoutes: readonly AppRoute[] = [
  {
    // Who may read is a question of the class, not of a role alone: an assistant of one class has none.
    path: '/readassignment/:submissionId',
    access: 'signed-in',
    load: async () => (await import('./reader-page.tsx')).ReaderPage,
  },
];
