export { gradingRoutes } from './api.ts';
export { draftGradeRoutes } from './draft-grades-api.ts';
