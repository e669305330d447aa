import { limits, success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/student-files';
import { defineFileRoute, defineRoute } from '../../platform/route.ts';
import {
  askForPdf,
  downloadOriginal,
  downloadStudentFile,
  downloadStudentPdf,
  readPdfState,
} from './downloads.ts';
import { replaceFile } from './replace-file.ts';
import { openAdditionalFile } from './student-files.ts';

export const studentFileRoutes = [
  defineRoute(calls.openAdditionalFile, {
    permission: 'assignment.write',
    handler: async ({ actor, query, now }) => {
      const requested = { submissionId: query.submissionId, assignmentFileId: query.assignmentTemplateId };
      return { data: await openAdditionalFile(actor, requested, now) };
    },
  }),
  defineFileRoute(calls.downloadStudentFile, {
    permission: 'submission.read',
    handler: ({ actor, query: { assignmentTemplateId: assignmentFileId, ...query }, now }) =>
      downloadStudentFile(actor, { assignmentFileId, submissionId: query.submissionId, seq: query.seq }, now),
  }),
  defineFileRoute(calls.downloadOriginal, {
    permission: 'submission.read',
    handler: ({ actor, query: { assignmentTemplateId: assignmentFileId, ...query }, now }) =>
      downloadOriginal(actor, { assignmentFileId, submissionId: query.submissionId, seq: query.seq }, now),
  }),
  defineRoute(calls.requestPdf, {
    permission: 'submission.read',
    // Each conversion uses a CPU for a while, and delays others in the queue.
    limitPerMinute: 10,
    handler: ({ actor, query: { assignmentTemplateId: assignmentFileId, ...query }, now }) =>
      askForPdf(actor, { assignmentFileId, submissionId: query.submissionId, seq: query.seq }, now),
  }),
  defineRoute(calls.readPdfState, {
    permission: 'submission.read',
    handler: ({ actor, query: { assignmentTemplateId: assignmentFileId, ...query }, now }) =>
      readPdfState(actor, { ...query, assignmentFileId, seq: query.seq }, now),
  }),
  defineFileRoute(calls.downloadStudentPdf, {
    permission: 'submission.read',
    handler: ({ actor, query: { assignmentTemplateId: assignmentFileId, ...query }, now }) =>
      downloadStudentPdf(actor, { ...query, assignmentFileId, seq: query.seq }, now),
  }),
  defineRoute(calls.putBackFile, {
    permission: 'assignment.write',
    limitPerMinute: 30,
    upload: { maxFileBytes: limits.templateBytes, tooLarge: 'document.too_large' },
    handler: async ({ actor, body, now, request }) => {
      const { submissionId: id, selectedFile, assignmentTemplateId: assignmentFileId } = body;
      const { editorHost } = request.server;
      const file = selectedFile
        ? { name: selectedFile.name, bytes: new Uint8Array(await selectedFile.arrayBuffer()) }
        : null;
      await replaceFile(actor, { submissionId: id, assignmentFileId, file, editorHost }, now);
      return success;
    },
  }),
];
