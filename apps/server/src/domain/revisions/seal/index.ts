export { revisionJobs } from './jobs.ts';
export { maintenanceFollowUp } from './maintenance.ts';
export type { Unsealed } from './maintenance-rules.ts';
export { purgeFiles, requestPurge } from './purge-files.ts';
export { sealFile } from './seal-file.ts';
