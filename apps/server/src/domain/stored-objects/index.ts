export type { ContentColumn } from './content-column.ts';
export { storedObjectJobs } from './jobs.ts';
export { type MoveProgress, moveContent } from './move-content.ts';
export { takeBucket } from './own-bucket.ts';
export { countObjects, countUnused } from './queries.ts';
export { getContentStorage, loadObject, loadObjects, requireObjectStorage, setUpObjects } from './service.ts';
export { tryStorage } from './try-storage.ts';
