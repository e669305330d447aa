import { z } from 'zod';
import {
  addAssignmentFileBodySchema,
  allowImportQuerySchema,
  applyTemplateQuerySchema,
  assignmentFileFrameQuerySchema,
  assignmentFileSchema,
  changeAssignmentFilesBodySchema,
} from '../assignment-files.ts';
import { defineCall } from '../call.ts';
import { editorFrameSchema } from '../editor.ts';
import { assignmentFileIdSchema, assignmentIdSchema } from '../ids.ts';
import { doneSchema } from '../wire.ts';

const oneAssignmentFileSchema = z.object({ id: assignmentFileIdSchema });

export const listAssignmentFiles = defineCall({
  method: 'GET',
  path: '/api/auxfiles/assignment',
  summary: 'The files of an assignment, the main one first',
  query: z.object({ assignmentId: assignmentIdSchema }),
  answer: z.array(assignmentFileSchema),
  errors: ['not_found'],
});

export const addAssignmentFile = defineCall({
  method: 'PUT',
  path: '/api/auxfiles/assignment',
  summary: 'Add a file to an assignment',
  body: addAssignmentFileBodySchema,
  answer: assignmentFileSchema,
  errors: [
    'not_found',
    'assignment.one_main_file',
    'template.too_many',
    'template.unknown',
    'document.wrong_type',
  ],
  creates: true,
});

export const changeAssignmentFiles = defineCall({
  method: 'PUT',
  path: '/api/auxfiles/assignments',
  summary: 'Change titles of files, and whether students may import into them: all or nothing',
  body: changeAssignmentFilesBodySchema,
  answer: z.array(assignmentFileSchema),
  errors: ['not_found'],
});

export const setAllowImport = defineCall({
  method: 'POST',
  path: '/api/auxfiles/assignment/allowImport',
  summary: 'Let students import a document into a file, or not',
  query: allowImportQuerySchema,
  answer: assignmentFileSchema,
  errors: ['not_found'],
});

export const applyTemplate = defineCall({
  method: 'POST',
  path: '/api/auxfiles/assignment',
  summary: 'Begin a file from a template, or blank again; copies that students have stay as they are',
  query: applyTemplateQuerySchema,
  answer: assignmentFileSchema,
  errors: ['not_found', 'template.unknown', 'document.wrong_type'],
});

export const removeAssignmentFile = defineCall({
  method: 'DELETE',
  path: '/api/auxfiles/assignment',
  summary: 'Remove an additional file that no student has begun',
  query: oneAssignmentFileSchema,
  answer: doneSchema,
  errors: ['not_found', 'assignment.main_file_stays', 'template.has_copies'],
});

export const openAssignmentFile = defineCall({
  method: 'POST',
  path: '/api/auxfiles/assignment/frame',
  summary: 'Edit a file in the embedded editor; what is saved reaches students who begin later',
  query: assignmentFileFrameQuerySchema,
  answer: editorFrameSchema,
  errors: ['not_found', 'document.no_editor'],
});

export const downloadAssignmentFile = defineCall({
  method: 'GET',
  path: '/api/auxfiles/assignment/file',
  summary: 'Download a file of an assignment',
  query: oneAssignmentFileSchema,
  errors: ['not_found'],
  answer: 'file',
});
