export { pdfJobs } from './jobs.ts';
export { makeNextPdf } from './making.ts';
export { readCopy, readPdf, requestPdf } from './service.ts';
