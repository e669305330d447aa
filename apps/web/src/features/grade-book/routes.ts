import type { AppRoute } from '../../lib/app-route.ts';
import { prefetchGradeBook } from './use-grade-book.ts';

export const gradeBookRoutes: readonly AppRoute[] = [
  {
    path: '/gradebook/:classid',
    load: async () => (await import('./grade-book-page.tsx')).GradeBookPage,
    translations: ['work', 'text'],
    prefetch: ({ classid }) => prefetchGradeBook(classid),
  },
];
