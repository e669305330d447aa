import { fetchClassAhead } from '../../domain/classes/index.ts';
import type { AppRoute } from '../../lib/app-route.ts';

export const classPageRoutes: readonly AppRoute[] = [
  {
    path: '/classdetail/:classid',
    access: ['ROLE_INSTRUCTOR'],
    load: async () => (await import('./class-detail-page.tsx')).ClassDetailPage,
    ahead: ({ classid }) => fetchClassAhead(classid),
  },
  {
    path: '/myclassdetail/:classid',
    access: ['ROLE_STUDENT'],
    load: async () => (await import('./student-view/student-class-page.tsx')).StudentClassPage,
    ahead: ({ classid }) => fetchClassAhead(classid),
  },
  {
    // Who assists in a class is a question of the class, not of a role alone.
    path: '/ta/classDetails/:classid',
    access: 'signed-in',
    load: async () => (await import('./assisted-class-page.tsx')).AssistedClassPage,
  },
];
