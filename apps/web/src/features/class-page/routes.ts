import { prefetchClass } from '../../domain/classes/index.ts';
import type { AppRoute } from '../../lib/app-route.ts';

export const classPageRoutes: readonly AppRoute[] = [
  {
    path: '/classdetail/:classid',
    load: async () => (await import('./class-detail-page.tsx')).ClassDetailPage,
    translations: ['work'],
    prefetch: ({ classid }) => prefetchClass(classid),
  },
  {
    path: '/myclassdetail/:classid',
    load: async () => (await import('./student-view/student-class-page.tsx')).StudentClassPage,
    translations: ['work'],
    prefetch: ({ classid }) => prefetchClass(classid),
  },
  {
    path: '/ta/classDetails/:classid',
    load: async () => (await import('./assisted-class-page.tsx')).AssistedClassPage,
    translations: ['work'],
  },
];
