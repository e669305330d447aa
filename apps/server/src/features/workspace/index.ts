export { workspaceRoutes } from './api.ts';
export { ImportRefused, importRecording } from './import-recording.ts';
export { workspaceJobs } from './jobs.ts';
export { closeOverdueSteps } from './sweep.ts';
export { appendProcess, createProcessFile } from './writing-process.ts';
