export { analyticsJobs } from './jobs.ts';
export { createMeasuresKeeper } from './keeper.ts';
export { keepMeasures, measuresOfFile, timesOfFiles } from './measures.ts';
export { deleteRatioBands, hasRatioBands, insertRatioBands } from './queries.ts';
