import { defineCall } from '../call.ts';
import { classPdfsSchema, pdfOrderQuerySchema } from '../class-pdfs.ts';

export const readClassPdfs = defineCall({
  method: 'GET',
  path: '/api/classes/assignment/pdfs',
  summary: 'The state of the own order of the PDFs of all texts of an assignment',
  query: pdfOrderQuerySchema,
  answer: classPdfsSchema,
  errors: ['not_found'],
});

export const orderClassPdfs = defineCall({
  method: 'POST',
  path: '/api/classes/assignment/pdfs',
  summary: 'Order the PDFs of all texts of an assignment, which a worker creates one by one',
  query: pdfOrderQuerySchema,
  answer: classPdfsSchema,
  errors: ['not_found', 'document.no_pdf', 'pdfs.no_texts', 'pdfs.too_many_orders', 'pdfs.too_many_texts'],
  creates: true,
});

export const cancelClassPdfs = defineCall({
  method: 'DELETE',
  path: '/api/classes/assignment/pdfs',
  summary: 'Cancel the own order of PDFs, or delete them',
  query: pdfOrderQuerySchema,
  answer: classPdfsSchema,
  errors: ['not_found'],
});

export const downloadClassPdfs = defineCall({
  method: 'GET',
  path: '/api/classes/assignment/pdfs/file',
  summary: 'The ordered PDFs as a zip, with a list of those that could not be created',
  query: pdfOrderQuerySchema,
  errors: ['not_found'],
  answer: 'file',
});
