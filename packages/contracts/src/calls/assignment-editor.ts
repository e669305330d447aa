import { z } from 'zod';
import {
  assignmentDetailSchema,
  createAssignmentBodySchema,
  updateAssignmentBodySchema,
} from '../assignments.ts';
import { defineCall } from '../call.ts';
import { assignmentIdSchema } from '../ids.ts';
import { doneSchema } from '../wire.ts';

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

export const readAssignment = defineCall({
  method: 'GET',
  path: '/api/classes/assignment',
  summary: 'An assignment as its editor needs it',
  query: oneAssignmentSchema,
  answer: assignmentDetailSchema,
  errors: ['not_found'],
});

export const createAssignment = defineCall({
  method: 'POST',
  path: '/api/classes/createAssignment',
  summary: 'Create an assignment with its drafts and files',
  body: createAssignmentBodySchema,
  answer: oneAssignmentSchema,
  errors: [
    ...valueErrors,
    'assignment.one_main_file',
    'template.unknown',
    'template.too_many',
    'document.wrong_type',
  ],
  creates: true,
});

export const changeAssignment = defineCall({
  method: 'PATCH',
  path: '/api/classes/assignment',
  summary: 'Change an assignment and its drafts',
  body: updateAssignmentBodySchema,
  answer: doneSchema.extend({
    /** Drafts closed by the old deadlines that the new ones reopen. */
    reopened: z.number().int(),
  }),
  errors: [...valueErrors, 'conflict.changed', 'assignment.draft_submitted', 'assignment.drafts_kept'],
});

export const removeAssignment = defineCall({
  method: 'DELETE',
  path: '/api/classes/assignment',
  summary: 'Delete an assignment with its submissions',
  query: oneAssignmentSchema,
  answer: doneSchema,
  errors: ['not_found', 'class.held'],
});
