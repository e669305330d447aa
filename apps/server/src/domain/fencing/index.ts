export {
  type DeadlineLook,
  keepDeadlineLooks,
  listDeadlineLooks,
  lockDeadlineLooks,
  lookAtDeadlines,
} from './deadline-looks.ts';
export { fenceTexts, type TextScope } from './service.ts';
