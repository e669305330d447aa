export { type RepairFacts, repairAccess, repairFacts } from './access.ts';
export { eraseRepairs } from './erase.ts';
export { repairJobs } from './jobs.ts';
export { listPutIn } from './queries.ts';
export { dropRepair, provideRepair, putInRepair, repairStateOf } from './service.ts';
