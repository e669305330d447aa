import { defineCall } from '../call.ts';
import { exportGradesQuerySchema, readGradesBodySchema, readGradesSchema } from '../grade-book.ts';

export const exportGrades = defineCall({
  method: 'GET',
  path: '/api/classes/gradebook/export',
  scope: 'grades.read',
  summary: 'The grades of a class as comma-separated values or as a workbook',
  query: exportGradesQuerySchema,
  errors: ['not_found', 'service.unavailable'],
  answer: 'file',
});

export const readGradesFile = defineCall({
  method: 'POST',
  path: '/api/classes/gradebook/import',
  summary: 'Say what a file of grades would change; it is written as cells of the grade book',
  body: readGradesBodySchema,
  answer: readGradesSchema,
  errors: ['not_found', 'template.file_required', 'grade.file_unreadable', 'document.too_large'],
});
