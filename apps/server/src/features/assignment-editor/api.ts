import {
  assignmentDetailSchema,
  assignmentIdSchema,
  createAssignmentBodySchema,
  doneSchema,
  success,
  updateAssignmentBodySchema,
} from '@redraft/contracts';
import { z } from 'zod';
import {
  changeWholeAssignment,
  createWholeAssignment,
  readForEditor,
  removeWholeAssignment,
} from '../../domain/whole-assignments/index.ts';
import { defineRoute } from '../../platform/route.ts';

const oneAssignmentSchema = z.object({ id: assignmentIdSchema });
const valueErrors = [
  'not_found',
  'assignment.starts_before_class',
  'assignment.ends_after_class',
  'assignment.too_short',
  'assignment.draft_incomplete',
  'assignment.draft_repeated',
  'assignment.draft_outside',
  'assignment.draft_past',
  'assignment.drafts_exceed_total',
  'review.deadline_too_early',
] as const;

export const assignmentRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/classes/assignment',
    summary: 'An assignment as its editor needs it',
    permission: 'assignment.manage',
    query: oneAssignmentSchema,
    answer: assignmentDetailSchema,
    errors: ['not_found'],
    handler: ({ actor, query, request }) => readForEditor(actor, query.id, request.server.editorHost),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/createAssignment',
    summary: 'Create an assignment with its drafts and files',
    creates: true,
    permission: 'assignment.manage',
    body: createAssignmentBodySchema,
    answer: oneAssignmentSchema,
    errors: [
      ...valueErrors,
      'assignment.one_main_file',
      'template.unknown',
      'template.too_many',
      'document.wrong_type',
    ],
    handler: async ({ actor, body, now }) => ({ id: await createWholeAssignment(actor, body, now) }),
  }),
  defineRoute({
    method: 'PATCH',
    path: '/api/classes/assignment',
    summary: 'Change an assignment and its drafts',
    permission: 'assignment.manage',
    body: updateAssignmentBodySchema,
    answer: doneSchema.extend({
      /** Drafts that the old deadlines had closed and the new ones open again. */
      reopened: z.number().int(),
    }),
    errors: [...valueErrors, 'conflict.changed', 'assignment.draft_submitted', 'assignment.drafts_kept'],
    handler: async ({ actor, body, now }) => ({
      ...success,
      ...(await changeWholeAssignment(actor, body, now)),
    }),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/classes/assignment',
    summary: 'Delete an assignment with its submissions',
    permission: 'assignment.manage',
    query: oneAssignmentSchema,
    answer: doneSchema,
    errors: ['not_found'],
    handler: async ({ actor, query, now }) => {
      await removeWholeAssignment(actor, query.id, now);
      return success;
    },
  }),
];
