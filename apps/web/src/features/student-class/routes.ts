import type { AppRoute } from '../../shell/route-types.ts';
import { fetchClassAhead } from '../classes/fetch-ahead.ts';

export const studentClassRoutes: readonly AppRoute[] = [
  {
    path: '/myclassdetail/:classid',
    access: ['ROLE_STUDENT'],
    load: async () => (await import('./student-class-page.tsx')).StudentClassPage,
    ahead: ({ classid }) => fetchClassAhead(classid),
  },
];
