import {
  addAssignmentFileBodySchema,
  allowImportQuerySchema,
  applyTemplateQuerySchema,
  assignmentFileFrameQuerySchema,
  assignmentFileIdSchema,
  assignmentFileSchema,
  assignmentIdSchema,
  changeAssignmentFilesBodySchema,
  doneSchema,
  editorFrameSchema,
  success,
} from '@redraft/contracts';
import { z } from 'zod';
import { presentAssignmentFile } from '../../domain/assignment-files/index.ts';
import { defineFileRoute, defineRoute } from '../../platform/route.ts';
import { downloadAssignmentFile, openAssignmentFileFrame } from './opening.ts';
import {
  addAssignmentFile,
  applyTemplate,
  changeAssignmentFiles,
  listAssignmentFilesFor,
  removeAssignmentFile,
  setAllowImport,
} from './service.ts';

const oneAssignmentFileSchema = z.object({ id: assignmentFileIdSchema });

export const assignmentFileRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/auxfiles/assignment',
    summary: 'The files of an assignment, the main one first',
    permission: 'template.manage',
    query: z.object({ assignmentId: assignmentIdSchema }),
    answer: z.array(assignmentFileSchema),
    errors: ['not_found'],
    handler: ({ actor, query, request: { server } }) =>
      listAssignmentFilesFor(actor, query.assignmentId, server.editorHost),
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/auxfiles/assignment',
    summary: 'Add a file to an assignment',
    creates: true,
    permission: 'template.manage',
    body: addAssignmentFileBodySchema,
    answer: assignmentFileSchema,
    errors: [
      'not_found',
      'assignment.one_main_file',
      'template.too_many',
      'template.unknown',
      'document.wrong_type',
    ],
    handler: async ({ actor, body, now, request: { server } }) =>
      presentAssignmentFile(await addAssignmentFile(actor, body, now), server.editorHost),
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/auxfiles/assignments',
    summary: 'Change titles of files, and whether students may import into them: all or nothing',
    permission: 'template.manage',
    body: changeAssignmentFilesBodySchema,
    answer: z.array(assignmentFileSchema),
    errors: ['not_found'],
    handler: async ({ actor, body, now, request: { server } }) => {
      const files = await changeAssignmentFiles(actor, body, now);
      return files.map((file) => presentAssignmentFile(file, server.editorHost));
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auxfiles/assignment/allowImport',
    summary: 'Let students import a document into a file, or not',
    permission: 'template.manage',
    query: allowImportQuerySchema,
    answer: assignmentFileSchema,
    errors: ['not_found'],
    handler: async ({ actor, query, now, request: { server } }) => {
      const file = await setAllowImport(actor, query.id, { allowImport: query.allowImport, now });
      return presentAssignmentFile(file, server.editorHost);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auxfiles/assignment',
    summary: 'Begin a file from a template, or blank again; copies that students have stay as they are',
    permission: 'template.manage',
    query: applyTemplateQuerySchema,
    answer: assignmentFileSchema,
    errors: ['not_found', 'template.unknown', 'document.wrong_type'],
    handler: async ({ actor, query, now, request: { server } }) => {
      const wanted = { assignmentFileId: query.assignmentTemplateId, templateId: query.templateId };
      return presentAssignmentFile(await applyTemplate(actor, wanted, now), server.editorHost);
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/auxfiles/assignment',
    summary: 'Remove an additional file that no student has begun',
    permission: 'template.manage',
    query: oneAssignmentFileSchema,
    answer: doneSchema,
    errors: ['not_found', 'assignment.main_file_stays', 'template.has_copies'],
    handler: async ({ actor, query, now }) => {
      await removeAssignmentFile(actor, query.id, now);
      return success;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auxfiles/assignment/frame',
    summary: 'Edit a file in the embedded editor; what is saved reaches students who begin later',
    permission: 'template.manage',
    query: assignmentFileFrameQuerySchema,
    answer: editorFrameSchema,
    errors: ['not_found', 'document.no_editor'],
    handler: ({ actor, query, now, request: { server } }) =>
      openAssignmentFileFrame(actor, { ...query, editorHost: server.editorHost }, now),
  }),
  defineFileRoute({
    method: 'GET',
    path: '/api/auxfiles/assignment/file',
    summary: 'Download a file of an assignment',
    permission: 'template.manage',
    query: oneAssignmentFileSchema,
    errors: ['not_found'],
    handler: ({ actor, query }) => downloadAssignmentFile(actor, query.id),
  }),
];
