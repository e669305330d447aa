export {
  type DeadlineCheck,
  listDeadlineChecks,
  lockDeadlineChecks,
  scheduleDeadlineCheck,
  storeDeadlineChecks,
} from './deadline-check-queries.ts';
export { listStudentsOf } from './queries.ts';
export { fenceTexts, type TextScope } from './service.ts';
