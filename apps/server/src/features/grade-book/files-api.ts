import { limits } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/grade-book-files';
import { readerLanguage } from '../../platform/reader-language.ts';
import { defineFileRoute, defineRoute } from '../../platform/route.ts';
import { exportGrades, readGradesFile } from './files.ts';

export const gradeFileRoutes = [
  defineFileRoute(calls.exportGrades, {
    permission: 'class.read_as_member',
    handler: ({ actor, query, now, request }) =>
      exportGrades(actor, { ...query, language: readerLanguage(request) }, now),
  }),
  defineRoute(calls.readGradesFile, {
    permission: 'submission.grade',
    upload: { maxFileBytes: limits.gradeFileBytes, tooLarge: 'document.too_large' },
    limitPerMinute: 30,
    handler: async ({ actor, body: { classId, selectedFile }, now, request }) => {
      const file = selectedFile
        ? { name: selectedFile.name, bytes: new Uint8Array(await selectedFile.arrayBuffer()) }
        : null;
      return readGradesFile(actor, { classId, file, language: readerLanguage(request) }, now);
    },
  }),
];
