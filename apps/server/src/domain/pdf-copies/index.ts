export { pdfCopyColumns } from './content-columns.ts';
export { pdfJobs } from './jobs.ts';
export { makeNextPdf } from './make-pdf.ts';
export { readCopy, readPdf, requestPdf } from './service.ts';
