import { z } from 'zod';
import { defineCall } from '../call.ts';
import { assignmentComparisonSchema, classDaysSchema, classFiguresQuerySchema } from '../class-figures.ts';
import { classIdSchema } from '../ids.ts';
import { setMarkingBodySchema } from '../marking.ts';
import {
  addAssistantQuerySchema,
  foundAssistantSchema,
  readableClassSchema,
  searchUserQuerySchema,
} from '../oversight.ts';
import { ownScopesSchema } from '../role-scopes.ts';
import { doneSchema, listIndexSchema } from '../wire.ts';

export const listAssistedClasses = defineCall({
  method: 'GET',
  path: '/api/assistant/class',
  scope: 'classes.read',
  summary: 'The classes to assist in, a page at a time; an empty page is the last',
  query: z.object({ index: listIndexSchema.default(0) }),
  answer: z.array(readableClassSchema),
});

export const readOwnScopes = defineCall({
  method: 'GET',
  path: '/api/assistant/scopes',
  summary:
    'The subject areas and classes to which the own roles are limited; null for a role that holds in all classes',
  answer: ownScopesSchema,
});

export const readAssistedHeatmap = defineCall({
  method: 'GET',
  path: '/api/assistant/heatmap',
  summary: 'How much was changed in each clock hour by the texts of a class, as JSON in a text',
  query: classFiguresQuerySchema,
  answer: z.string(),
  errors: ['not_found'],
});

export const readAssistedDays = defineCall({
  method: 'GET',
  path: '/api/assistant/linegraph',
  summary: 'How much was changed on each day by the texts of a class, as JSON in a text',
  query: classFiguresQuerySchema,
  answer: z.string(),
  inText: classDaysSchema,
  errors: ['not_found'],
});

export const readAssistedWords = defineCall({
  method: 'GET',
  path: '/api/assistant/wordscount',
  summary: 'How many words each text of a class has, as JSON in a text',
  query: classFiguresQuerySchema,
  answer: z.string(),
  errors: ['not_found'],
});

export const compareAssignments = defineCall({
  method: 'GET',
  path: '/api/assistant/assignmentcomparison',
  summary: 'The assignments of a class beside each other, as JSON in a text',
  query: z.object({ id: classIdSchema }),
  answer: z.string(),
  inText: assignmentComparisonSchema,
  errors: ['not_found'],
});

export const findAssistant = defineCall({
  method: 'POST',
  path: '/api/assistant/searchuser',
  summary: 'Find a user by e-mail, to make them assistant of a class',
  query: searchUserQuerySchema,
  answer: foundAssistantSchema,
  errors: ['assistant.unknown'],
});

export const addAssistant = defineCall({
  method: 'POST',
  path: '/api/assistant/addta',
  summary: 'Make a user assistant of a class',
  query: addAssistantQuerySchema,
  answer: doneSchema,
  errors: [
    ...(['not_found', 'assistant.unknown', 'assistant.unconfirmed'] as const),
    ...(['assistant.no_role', 'assistant.already_member'] as const),
  ],
  creates: true,
});

export const changeMarking = defineCall({
  method: 'PUT',
  path: '/api/assistant/marking',
  summary: 'Let an assistant comment, or comment and grade, for a whole class or some sections, or neither',
  body: setMarkingBodySchema,
  answer: doneSchema,
  errors: ['not_found', 'assistant.not_member'],
});

export const removeAssistant = defineCall({
  method: 'DELETE',
  path: '/api/assistant/ta',
  summary: 'A user no longer assists in a class',
  query: addAssistantQuerySchema,
  answer: doneSchema,
  errors: ['not_found', 'assistant.not_member'],
});
