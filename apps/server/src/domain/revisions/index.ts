import { createRevisionService } from './service.ts';

export { acceptInTime } from './accepting.ts';
export { zipCodec } from './codecs.ts';
export { FencedError, fenceFiles } from './fences.ts';
export { followsText } from './followed-text.ts';
export type { Leave } from './group-commit.ts';
export { readTextRevisionsAfter } from './history.ts';
export { revisionJobs } from './jobs.ts';
export type { ChainVerdict } from './log-reading.ts';
export { purgeFiles, requestPurge } from './purging.ts';
export { listKinds, listLastSaves } from './queries.ts';
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
export { limitRoom } from './room.ts';
export { roomLimits } from './room-rules.ts';
export type { SaveChange } from './save-changes.ts';
export { sealFile } from './sealing.ts';
export { packedTextLog } from './text-logs.ts';
export { headSeqsOf, listVersionsTouching } from './touched-parts.ts';
export { upkeepFollowUp } from './upkeep.ts';
export type { SaveWindow } from './window-rules.ts';
export { type HistoryOverview, lastSeqAt, readOverview, readWindow } from './windows.ts';
export { wordsOfFile } from './words-of-file.ts';

/** The files of this process: what they share is the bounded memory of open files. */
export const { createFile, copyFile, appendSave, headOf, readCurrent } = createRevisionService();
