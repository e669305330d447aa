export { quotaFromMegabytes } from './quota-rules.ts';
export { readStoredBytes, rowOverheadBytes, setStorageQuota, storeWithinQuota } from './storage-quota.ts';
export { countStoredBytes, listUncountedFiles } from './stored-bytes-queries.ts';
