export { workspaceRoutes } from './api.ts';
export { importRecording } from './import-recording.ts';
export { workspaceJobs } from './jobs.ts';
export { startAssignment } from './start.ts';
export { submitDraft } from './submit.ts';
export { closeOverdueSteps } from './sweep.ts';
export { appendProcess, createProcessFile } from './writing-process.ts';
