import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  classOverviewAnswerSchema,
  classOverviewSchema,
  classSubmissionsQuerySchema,
  getClassAnswerSchema,
  ownedSubmissionSchema,
  updateClassBodySchema,
} from '../classes.ts';
import { classIdSchema } from '../ids.ts';
import { doneSchema } from '../wire.ts';

export const readClass = defineCall({
  method: 'POST',
  path: '/api/classes/getclass',
  summary: 'A class: whole for its staff, the own part for its students',
  query: z.object({ id: classIdSchema }),
  answer: getClassAnswerSchema,
  errors: ['not_found'],
});

export const readClassOverview = defineCall({
  method: 'GET',
  path: '/api/classes/overview',
  scope: 'classes.read',
  summary: 'A class as getclass answers it, less its texts and what only the editor of an assignment needs',
  query: z.object({ id: classIdSchema }),
  answer: classOverviewAnswerSchema,
  errors: ['not_found'],
});

export const readAssistedClass = defineCall({
  method: 'GET',
  path: '/api/assistant/classdetail',
  summary: 'A class as overview answers it for its staff, as JSON in a text',
  query: z.object({ id: classIdSchema }),
  answer: z.string(),
  inText: classOverviewSchema,
  errors: ['not_found'],
});

export const listClassSubmissions = defineCall({
  method: 'GET',
  path: '/api/classes/submissions',
  scope: 'submissions.read',
  summary: 'The texts of one student of a class, or those for one assignment',
  query: classSubmissionsQuerySchema,
  answer: z.array(ownedSubmissionSchema),
  errors: ['not_found'],
});

export const removeClass = defineCall({
  method: 'DELETE',
  path: '/api/classes/class',
  summary: 'Delete a class for ever, with its assignments and submissions',
  query: z.object({ id: classIdSchema }),
  answer: doneSchema,
  errors: ['not_found', 'class.held'],
});

export const changeClass = defineCall({
  method: 'POST',
  path: '/api/classes/updateClass',
  summary: 'Change the details of a class',
  body: updateClassBodySchema,
  answer: doneSchema,
  errors: [
    'not_found',
    'conflict.changed',
    'class.dates_reversed',
    'class.area_required',
    'class.level_required',
    'class.has_assignments_outside',
    'class.letter_in_use',
  ],
});
