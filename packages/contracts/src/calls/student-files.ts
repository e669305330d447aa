import { z } from 'zod';
import { defineCall } from '../call.ts';
import { assignmentFileIdSchema, fileIdSchema, submissionIdSchema } from '../ids.ts';
import {
  pdfCopyQuerySchema,
  pdfCopySchema,
  putBackBodySchema,
  studentFileQuerySchema,
} from '../submissions.ts';
import { doneSchema } from '../wire.ts';

export const openAdditionalFile = defineCall({
  method: 'POST',
  path: '/api/auxfiles/submission',
  summary: 'Begin an additional file of the own submission; later the same file again',
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
  creates: true,
});

export const downloadStudentFile = defineCall({
  method: 'GET',
  path: '/api/auxfiles/submission/file',
  scope: 'submissions.read',
  summary: 'Download a file of a submission: the main one, or an additional one that is begun',
  query: studentFileQuerySchema,
  errors: ['not_found'],
  answer: 'file',
});

export const downloadOriginal = defineCall({
  method: 'GET',
  path: '/api/auxfiles/submission/original',
  scope: 'submissions.read',
  summary:
    'Download the OpenDocument file that was imported last into a file of a submission, as it was uploaded',
  query: studentFileQuerySchema,
  errors: ['not_found'],
  answer: 'file',
});

export const requestPdf = defineCall({
  method: 'POST',
  path: '/api/auxfiles/submission/pdf',
  summary:
    'Have the same made into a PDF, where the machine can: the one that is there, or one that a worker makes',
  query: studentFileQuerySchema,
  answer: pdfCopySchema,
  errors: ['not_found', 'document.no_pdf'],
});

export const readPdfState = defineCall({
  method: 'GET',
  path: '/api/auxfiles/submission/pdf/state',
  summary: 'How far a PDF is that was asked for',
  query: pdfCopyQuerySchema,
  answer: pdfCopySchema,
  errors: ['not_found'],
});

export const downloadStudentPdf = defineCall({
  method: 'GET',
  path: '/api/auxfiles/submission/pdf',
  summary: 'Download a PDF that was asked for and is made',
  query: pdfCopyQuerySchema,
  errors: ['not_found', 'document.pdf_failed', 'document.pdf_waiting'],
  answer: 'file',
});

export const putBackFile = defineCall({
  method: 'POST',
  path: '/api/auxfiles/submission/file',
  summary: 'Put a file of the own submission back that was worked on in its own program, as a new version',
  body: putBackBodySchema,
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
  creates: true,
});
