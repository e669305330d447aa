import { exportGradesQuerySchema, limits, readGradesBodySchema, readGradesSchema } from '@redraft/contracts';
import { readerLanguage } from '../../platform/reader-language.ts';
import { defineFileRoute, defineRoute } from '../../platform/route.ts';
import { exportGrades, readGradesFile } from './files.ts';

export const gradeFileRoutes = [
  defineFileRoute({
    method: 'GET',
    path: '/api/classes/gradebook/export',
    summary: 'The grades of a class as comma-separated values or as a workbook',
    permission: 'class.read_as_member',
    query: exportGradesQuerySchema,
    errors: ['not_found', 'service.unavailable'],
    handler: ({ actor, query, now, request }) =>
      exportGrades(actor, { ...query, language: readerLanguage(request) }, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/gradebook/import',
    summary: 'Say what a file of grades would change; it is written as cells of the grade book',
    permission: 'submission.grade',
    body: readGradesBodySchema,
    upload: { maxFileBytes: limits.gradeFileBytes, tooLarge: 'document.too_large' },
    limitPerMinute: 30,
    answer: readGradesSchema,
    errors: ['not_found', 'template.file_required', 'grade.file_unreadable', 'document.too_large'],
    handler: async ({ actor, body: { classId, selectedFile }, now, request }) => {
      const file = selectedFile
        ? { name: selectedFile.name, bytes: new Uint8Array(await selectedFile.arrayBuffer()) }
        : null;
      return readGradesFile(actor, { classId, file, language: readerLanguage(request) }, now);
    },
  }),
];
