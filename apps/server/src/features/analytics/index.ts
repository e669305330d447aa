import { analyticsRoutes as submissionRoutes } from './api.ts';
import { classGraphRoutes } from './class-graphs-api.ts';
import { studentGraphRoutes } from './student-graphs-api.ts';
import { textGraphRoutes } from './text-graphs-api.ts';

export const analyticsRoutes = [
  ...submissionRoutes,
  ...classGraphRoutes,
  ...studentGraphRoutes,
  ...textGraphRoutes,
];
