import { createRevisionService } from './append/index.ts';

export { acceptChanges } from './accept-changes.ts';
export { FencedError, fenceFiles, type WritePermission } from './append/index.ts';
export { zipCodec } from './codecs.ts';
export { revisionColumns } from './content-columns.ts';
export { extractText } from './extract-text.ts';
export {
  findOriginal,
  keepOriginal,
  listOriginals,
  type Original,
  originalKindsOf,
  readOriginal,
} from './originals.ts';
export { hasTrackedText } from './plan/index.ts';
export { listFilesAfter, listKinds, listLastSaves } from './queries.ts';
export { quotaFromMegabytes, setStorageQuota } from './quota/index.ts';
export {
  type ChainVerdict,
  computeStrokes,
  type HistoryOverview,
  type Log,
  type LogFault,
  lastSeqAt,
  latestSeqAtOrBefore,
  listChangesAfter,
  listHeadSeqs,
  listVersions,
  listVersionsTouching,
  loadFullTextLog,
  loadPackedTextLog,
  readAt,
  readFileChanges,
  readOps,
  readOverview,
  readTextRevisionsAfter,
  readWindow,
  type SaveChange,
  type SavedFileChange,
  type SaveWindow,
  textAt,
  verifyChain,
  verifyFile,
} from './read/index.ts';
export { maintenanceFollowUp, purgeFiles, requestPurge, revisionJobs, sealFile } from './seal/index.ts';

/** The revision service of this process; its functions share the bounded cache of open files. */
export const { createFile, copyFile, appendSave, headOf, readCurrent } = createRevisionService();
