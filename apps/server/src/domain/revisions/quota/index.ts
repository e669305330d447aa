export { limitRoom, readStoredBytes, rowRoom, storeWithinRoom } from './room.ts';
export { roomLimits } from './room-rules.ts';
export { countStoredBytes, listUncountedFiles } from './stored-bytes.ts';
