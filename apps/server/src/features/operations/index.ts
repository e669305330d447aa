export { operationsRoutes } from './api.ts';
export { type CheckResult, failed, ok } from './checks/check-result.ts';
export { installationChecks } from './checks/checks.ts';
export { runChecks } from './checks/run-checks.ts';
export { createSystemChecks } from './checks/system-checks.ts';
export { addDatabaseMetrics } from './metrics/database-metrics.ts';
export { presentChecks } from './present.ts';
export { recordBackup } from './service.ts';
