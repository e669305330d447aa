export { readerActionRoutes } from './actions-api.ts';
export { gradingRoutes } from './api.ts';
export { draftGradeRoutes } from './draft-grades-api.ts';
export { readerLogRoutes } from './logs-api.ts';
export { rubricScoreRoutes } from './rubric-scores-api.ts';
