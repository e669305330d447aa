export {
  type DeadlineLook,
  keepDeadlineLooks,
  listDeadlineLooks,
  lockDeadlineLooks,
  lookAtDeadlines,
} from './deadline-looks.ts';
export { listStudentsOf } from './queries.ts';
export { fenceTexts, type TextScope } from './service.ts';
