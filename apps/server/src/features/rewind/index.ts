export { rewindRoutes } from './api.ts';
export { fileHistoryRoutes } from './file-history-api.ts';
