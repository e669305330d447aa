export { revisionJobs } from './jobs.ts';
export { purgeFiles, requestPurge } from './purging.ts';
export { sealFile } from './sealing.ts';
export { upkeepFollowUp } from './upkeep.ts';
export type { Unsealed } from './upkeep-rules.ts';
