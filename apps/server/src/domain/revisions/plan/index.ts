export { isComparable, partChange } from './changed-parts.ts';
export {
  basisOf,
  contentsOf,
  type FileBasis,
  type FileState,
  isClean,
  type Reread,
  sizeOfState,
  stateBeforeFirst,
} from './file-state.ts';
export { chainAfter, type IncomingSave, type PlannedSave } from './next-version.ts';
export { readTextOf } from './open-state.ts';
export { hasTrackedText } from './plan-docx.ts';
export { planIncomingSave } from './plan-save.ts';
export { needsReread, planReread } from './reread.ts';
export { countedParts } from './volatile-parts.ts';
