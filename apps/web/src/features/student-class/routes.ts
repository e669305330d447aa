import type { AppRoute } from '../../shell/route-types.ts';

export const studentClassRoutes: readonly AppRoute[] = [
  {
    path: '/myclassdetail/:classid',
    access: ['ROLE_STUDENT'],
    load: async () => (await import('./student-class-page.tsx')).StudentClassPage,
    ahead: async ({ classid }) => (await import('../classes/fetch-ahead.ts')).fetchClassAhead(classid),
  },
];
