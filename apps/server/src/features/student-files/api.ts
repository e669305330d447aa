import {
  assignmentFileIdSchema,
  doneSchema,
  fileIdSchema,
  limits,
  pdfCopyQuerySchema,
  pdfCopySchema,
  putBackBodySchema,
  studentFileQuerySchema,
  submissionIdSchema,
  success,
} from '@redraft/contracts';
import { z } from 'zod';
import { defineFileRoute, defineRoute } from '../../platform/route.ts';
import { askForPdf, downloadStudentFile, downloadStudentPdf, lookForPdf } from './downloads.ts';
import { openAdditionalFile } from './student-files.ts';
import { putBackFile } from './uploads.ts';

export const studentFileRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/auxfiles/submission',
    summary: 'Begin an additional file of the own submission; later the same file again',
    creates: true,
    permission: 'assignment.write',
    query: z.object({ submissionId: submissionIdSchema, assignmentTemplateId: assignmentFileIdSchema }),
    answer: z.object({ data: fileIdSchema }),
    errors: [
      'not_found',
      'assignment.not_started',
      'assignment.closed',
      'assignment.paused',
      'class.archived',
      'submission.closed',
      'submission.writing_ended',
    ],
    handler: async ({ actor, query, now }) => {
      const wanted = { submissionId: query.submissionId, assignmentFileId: query.assignmentTemplateId };
      return { data: await openAdditionalFile(actor, wanted, now) };
    },
  }),
  defineFileRoute({
    method: 'GET',
    path: '/api/auxfiles/submission/file',
    summary: 'Download a file of a submission: the main one, or an additional one that is begun',
    permission: 'submission.read',
    query: studentFileQuerySchema,
    errors: ['not_found'],
    handler: ({ actor, query: { assignmentTemplateId: assignmentFileId, ...query }, now }) =>
      downloadStudentFile(actor, { assignmentFileId, submissionId: query.submissionId, seq: query.seq }, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auxfiles/submission/pdf',
    summary:
      'Have the same made into a PDF, where the machine can: the one that is there, or one that a worker makes',
    permission: 'submission.read',
    query: studentFileQuerySchema,
    // Each keeps a processor busy for a while, and everybody else who wants one waiting.
    limitPerMinute: 10,
    answer: pdfCopySchema,
    errors: ['not_found', 'document.no_pdf'],
    handler: ({ actor, query: { assignmentTemplateId: assignmentFileId, ...query }, now }) =>
      askForPdf(actor, { assignmentFileId, submissionId: query.submissionId, seq: query.seq }, now),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/auxfiles/submission/pdf/state',
    summary: 'How far a PDF is that was asked for',
    permission: 'submission.read',
    query: pdfCopyQuerySchema,
    answer: pdfCopySchema,
    errors: ['not_found'],
    handler: ({ actor, query: { assignmentTemplateId: assignmentFileId, ...query }, now }) =>
      lookForPdf(actor, { ...query, assignmentFileId, seq: query.seq }, now),
  }),
  defineFileRoute({
    method: 'GET',
    path: '/api/auxfiles/submission/pdf',
    summary: 'Download a PDF that was asked for and is made',
    permission: 'submission.read',
    query: pdfCopyQuerySchema,
    errors: ['not_found', 'document.pdf_failed', 'document.pdf_waiting'],
    handler: ({ actor, query: { assignmentTemplateId: assignmentFileId, ...query }, now }) =>
      downloadStudentPdf(actor, { ...query, assignmentFileId, seq: query.seq }, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auxfiles/submission/file',
    summary: 'Put a file of the own submission back that was worked on in its own program, as a new version',
    creates: true,
    permission: 'assignment.write',
    body: putBackBodySchema,
    limitPerMinute: 30,
    upload: { maxFileBytes: limits.templateBytes, tooLarge: 'document.too_large' },
    answer: doneSchema,
    errors: [
      'not_found',
      'template.file_required',
      'document.opens_here',
      'document.other_type',
      'document.has_macros',
      'document.invalid',
      'document.too_large',
      'file.full',
      'class.full',
      'assignment.not_started',
      'assignment.closed',
      'assignment.paused',
      'class.archived',
      'submission.closed',
      'submission.writing_ended',
    ],
    handler: async ({ actor, body, now, request }) => {
      const { submissionId: id, selectedFile, assignmentTemplateId: assignmentFileId } = body;
      const { editorHost } = request.server;
      const file = selectedFile
        ? { name: selectedFile.name, bytes: new Uint8Array(await selectedFile.arrayBuffer()) }
        : null;
      await putBackFile(actor, { submissionId: id, assignmentFileId, file, editorHost }, now);
      return success;
    },
  }),
];
