export { type RepairFacts, repairAccess, repairFacts } from './access.ts';
export { eraseRepairs } from './erase.ts';
export { repairJobs } from './jobs.ts';
export { listApplied } from './queries.ts';
export { applyRepair, discardRepair, loadRepairState, provideRepair } from './service.ts';
