export { fillActivity, packChunkActivity } from './activity.ts';
export { evictFile } from './checkpoints.ts';
export { tools } from './decoding-tools.ts';
export { readFileChanges } from './file-changes.ts';
export { loadFullTextLog, loadLog, loadLogTo, readTextAt, readTextRevisionsAfter } from './history.ts';
export { loadPackedTextLog } from './load-text-log.ts';
export { type ChainVerdict, type FileLog, type HeadReading, type Log, readParts } from './log-readers.ts';
export { createPartReplay, diffParts, type PartReplay } from './part-replay.ts';
export { readLog } from './read-log.ts';
export {
  computeStrokes,
  latestSeqAtOrBefore,
  listChangesAfter,
  listVersions,
  readAt,
  readOps,
  textAt,
  verifyChain,
} from './read-versions.ts';
export type { SavedFileChange } from './replay-file-changes.ts';
export { changesOf, type SaveChange } from './save-changes.ts';
export { listHeadSeqs, listVersionsTouching } from './touched-part-queries.ts';
export { verifyFile } from './verify-file.ts';
export type { LogFault } from './verify-rules.ts';
export type { SaveWindow } from './window-rules.ts';
export { type HistoryOverview, lastSeqAt, readOverview, readWindow } from './windows.ts';
