import { defineCall } from '../call.ts';
import { dataExportSchema } from '../data-rights.ts';

export const readDataExport = defineCall({
  method: 'GET',
  path: '/api/account/export',
  summary: 'How far the file with all of the own data is',
  answer: dataExportSchema,
});

export const requestDataExport = defineCall({
  method: 'POST',
  path: '/api/account/export',
  summary: 'Ask for a file with all of the own data',
  answer: dataExportSchema,
  creates: true,
});

export const downloadDataExport = defineCall({
  method: 'GET',
  path: '/api/account/export/file',
  summary: 'The file with all of the own data, once it is ready',
  errors: ['not_found'],
  answer: 'file',
});
