export { dueFrom, graceDays, remindedFrom } from './deletion-rules.ts';
export {
  deleteHeldWork,
  type HeldClass,
  insertHeldWork,
  listClassesOfHeldWork,
  listClassesOnHoldOf,
  listNoLongerHeldWork,
} from './held-work-queries.ts';
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
