export {
  type DeadlineCheck,
  listDeadlineChecks,
  lockDeadlineChecks,
  scheduleDeadlineCheck,
  storeDeadlineChecks,
} from './deadline-checks.ts';
export { listStudentsOf } from './queries.ts';
export { fenceTexts, type TextScope } from './service.ts';
