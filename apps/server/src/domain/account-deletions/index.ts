export { dueFrom, graceDays, remindedFrom } from './deletion-rules.ts';
export {
  type DeletionRow,
  deleteDeletion,
  insertDeletion,
  listDueDeletions,
  listUnreminded,
  lockOptionalDeletion,
  selectOptionalDeletion,
  updateDeletion,
} from './queries.ts';
