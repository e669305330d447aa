export { revisionJobs } from './jobs.ts';
export { maintenanceFollowUp } from './maintenance.ts';
export type { UnsealedFile } from './maintenance-rules.ts';
export { purgeFiles, requestPurge } from './purge-files.ts';
export { sealFile } from './seal-file.ts';
