export { workspaceRoutes } from './api.ts';
export { figuresRoutes } from './figures-api.ts';
export { ImportRefused, importRecording } from './import-recording.ts';
export { appendProcess, createProcessFile } from './writing-process.ts';
