import { defineCall } from '../call.ts';
import {
  fileChangesQuerySchema,
  fileChangesSchema,
  fileHistoryQuerySchema,
  fileHistorySchema,
} from '../file-history.ts';

export const readFileHistory = defineCall({
  method: 'GET',
  path: '/api/file-history',
  summary: 'When a spreadsheet, presentation or drawing of a submission was written, by writing session',
  query: fileHistoryQuerySchema,
  answer: fileHistorySchema,
  errors: ['not_found', 'document.no_file_history'],
});

export const readFileChanges = defineCall({
  method: 'GET',
  path: '/api/file-history/changes',
  summary: 'What changed in some saves of such a file: cells, or slides and pages with their shapes',
  query: fileChangesQuerySchema,
  answer: fileChangesSchema,
  errors: ['not_found', 'document.no_file_history'],
});
