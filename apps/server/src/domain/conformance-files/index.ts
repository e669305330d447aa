export { type ConformanceFileFacts, conformanceFileAccess, conformanceFileFacts } from './access.ts';
export {
  eraseConformanceFiles,
  openConformanceFile,
  removeFile,
  renameFile,
  saveBeside,
} from './service.ts';
export { withConformanceFiles } from './store.ts';
