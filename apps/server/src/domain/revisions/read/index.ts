export { activityOf, fillActivity } from './activity.ts';
export { forgetFile } from './checkpoints.ts';
export { logOfFile, logTo, readTextAt, readTextRevisionsAfter } from './history.ts';
export { type ChainVerdict, type HeadReading, type LogOfFile, readParts } from './log-reading.ts';
export { createPartReplay, diffParts, type PartReplay } from './part-replay.ts';
export {
  latestSeqAtOrBefore,
  listChangesAfter,
  listVersions,
  readAt,
  readOps,
  readStrokes,
  textAt,
  verifyChain,
} from './reading.ts';
export { readLog } from './reading-beside.ts';
export { tools } from './reading-tools.ts';
export { changesOf, type SaveChange } from './save-changes.ts';
export { packedTextLog } from './text-logs.ts';
export { headSeqsOf, listVersionsTouching } from './touched-parts.ts';
export type { SaveWindow } from './window-rules.ts';
export { type HistoryOverview, lastSeqAt, readOverview, readWindow } from './windows.ts';
