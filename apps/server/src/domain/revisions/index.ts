import { createRevisionService } from './append/index.ts';

export { acceptInTime } from './accepting.ts';
export { FencedError, fenceFiles, type Leave } from './append/index.ts';
export { zipCodec } from './codecs.ts';
export { followsText } from './plan/index.ts';
export { listKinds, listLastSaves } from './queries.ts';
export { quotaFromMegabytes, setStorageQuota } from './quota/index.ts';
export {
  type ChainVerdict,
  type HistoryOverview,
  headSeqsOf,
  lastSeqAt,
  latestSeqAtOrBefore,
  listChangesAfter,
  listVersions,
  listVersionsTouching,
  loadPackedTextLog,
  readAt,
  readOps,
  readOverview,
  readStrokes,
  readTextRevisionsAfter,
  readWindow,
  type SaveChange,
  type SaveWindow,
  textAt,
  verifyChain,
} from './read/index.ts';
export { purgeFiles, requestPurge, revisionJobs, sealFile, upkeepFollowUp } from './seal/index.ts';
export { wordsOfFile } from './words-of-file.ts';

/** The files of this process: what they share is the bounded memory of open files. */
export const { createFile, copyFile, appendSave, headOf, readCurrent } = createRevisionService();
