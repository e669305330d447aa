export { importFile, loadImportTarget } from './service.ts';
