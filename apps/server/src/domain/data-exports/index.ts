export { type ExportStep, makeNextExport } from './make-export.ts';
export type { ClaimedExport } from './queries.ts';
export { deleteOldExports, downloadExport, eraseExport, readExportState, requestExport } from './service.ts';
