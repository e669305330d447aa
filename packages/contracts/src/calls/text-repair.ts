import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  foundSubmissionSchema,
  namedPersonSchema,
  personNameQuerySchema,
  putInRepairBodySchema,
  repairableTextSchema,
  repairFrameQuerySchema,
  repairFrameSchema,
  repairStateSchema,
  submissionSearchBodySchema,
  submissionToValidateSchema,
} from '../text-repairs.ts';
import { doneSchema } from '../wire.ts';

export const listAccountNames = defineCall({
  method: 'GET',
  path: '/api/admin/name',
  summary: 'People by a part of their name, from three letters on',
  query: personNameQuerySchema,
  answer: z.array(namedPersonSchema),
});

export const searchSubmissions = defineCall({
  method: 'POST',
  path: '/api/submission/user',
  summary: 'The texts of a person, of a class by its enrollment key, or of the one in the other',
  body: submissionSearchBodySchema,
  answer: z.array(foundSubmissionSchema),
});

export const readRepairable = defineCall({
  method: 'GET',
  path: '/api/submission/validate',
  summary: 'What a text is that can be loaded to be repaired; false where there is none',
  query: submissionToValidateSchema,
  answer: z.union([repairableTextSchema, z.literal(false)]),
});

export const openRepair = defineCall({
  method: 'POST',
  path: '/api/submission/repair/frame',
  summary: 'Open the own copy of a text in the editor, to mend how it looks',
  query: repairFrameQuerySchema,
  answer: repairFrameSchema,
  errors: ['not_found', 'class.archived', 'document.no_editor'],
});

export const readRepair = defineCall({
  method: 'GET',
  path: '/api/submission/repair',
  summary: 'How the own copy of a text stands; null where there is none',
  query: submissionToValidateSchema,
  answer: repairStateSchema.nullable(),
  errors: ['not_found'],
});

export const saveRepair = defineCall({
  method: 'POST',
  path: '/api/submission/repair',
  summary: 'Make the own copy the newest version of the text',
  body: putInRepairBodySchema,
  answer: doneSchema,
  errors: [
    'not_found',
    'class.archived',
    'class.full',
    'file.conflict',
    'file.full',
    'repair.behind',
    'repair.changes_words',
    'repair.nothing_changed',
  ],
  creates: true,
});

export const dropRepair = defineCall({
  method: 'DELETE',
  path: '/api/submission/repair',
  summary: 'Forget the own copy of a text',
  query: submissionToValidateSchema,
  answer: doneSchema,
});
