export { type ExportStep, makeNextExport } from './making.ts';
export type { ClaimedExport } from './queries.ts';
export { downloadExport, eraseExport, exportOf, forgetOldExports, requestExport } from './service.ts';
