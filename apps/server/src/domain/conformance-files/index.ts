export { type ConformanceFileFacts, conformanceFileAccess, conformanceFileFacts } from './access.ts';
export {
  eraseConformanceFiles,
  openConformanceFile,
  removeFile,
  renameFile,
  saveAsNewFile,
} from './service.ts';
export { withConformanceFiles } from './store.ts';
