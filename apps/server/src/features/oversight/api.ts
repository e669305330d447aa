import {
  addAssistantQuerySchema,
  classFiguresQuerySchema,
  classIdSchema,
  doneSchema,
  foundAssistantSchema,
  listIndexSchema,
  ownScopesSchema,
  readableClassSchema,
  searchUserQuerySchema,
  setMarkingBodySchema,
  success,
} from '@redraft/contracts';
import { z } from 'zod';
import { changeMarking } from '../../domain/members/index.ts';
import { readOwnScopes } from '../../domain/role-scopes/index.ts';
import { defineRoute } from '../../platform/route.ts';
import { compareAssignments, countWordsOfClass, daysOfClass, heatmapOfClass } from './class-figures.ts';
import { addAssistant, findAssistant, listAssistedClasses, removeAssistant } from './service.ts';

export const oversightRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/assistant/class',
    summary: 'The classes to assist in, a page at a time; an empty page is the last',
    permission: 'class.read_as_member',
    query: z.object({ index: listIndexSchema.default(0) }),
    answer: z.array(readableClassSchema),
    handler: ({ actor, query }) => listAssistedClasses(actor, query.index),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/assistant/scopes',
    summary:
      'The subject areas and classes to which the own roles are limited; null for a role that holds in all classes',
    permission: 'class.read_as_member',
    answer: ownScopesSchema,
    handler: ({ actor }) => readOwnScopes(actor.userId),
  }),
  ...[
    {
      path: '/api/assistant/heatmap' as const,
      summary: 'How much was changed in each clock hour by the texts of a class, as JSON in a text',
      figures: heatmapOfClass,
    },
    {
      path: '/api/assistant/linegraph' as const,
      summary: 'How much was changed on each day by the texts of a class, as JSON in a text',
      figures: daysOfClass,
    },
    {
      path: '/api/assistant/wordscount' as const,
      summary: 'How many words each text of a class has, as JSON in a text',
      figures: countWordsOfClass,
    },
  ].map(({ path, summary, figures }) =>
    defineRoute({
      method: 'GET',
      path,
      summary,
      permission: 'class.read_as_member',
      query: classFiguresQuerySchema,
      answer: z.string(),
      errors: ['not_found'],
      handler: async ({ actor, query }) => JSON.stringify(await figures(actor, query)),
    }),
  ),
  defineRoute({
    method: 'GET',
    path: '/api/assistant/assignmentcomparison',
    summary: 'The assignments of a class beside each other, as JSON in a text',
    permission: 'class.read_as_member',
    query: z.object({ id: classIdSchema }),
    answer: z.string(),
    errors: ['not_found'],
    handler: async ({ actor, query, now }) => JSON.stringify(await compareAssignments(actor, query.id, now)),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/assistant/searchuser',
    summary: 'Find a user by e-mail, to make them assistant of a class',
    permission: 'class.manage',
    query: searchUserQuerySchema,
    answer: foundAssistantSchema,
    errors: ['assistant.unknown'],
    limitPerMinute: 30,
    handler: ({ query }) => findAssistant(query.email),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/assistant/addta',
    summary: 'Make a user assistant of a class',
    creates: true,
    permission: 'class.manage',
    query: addAssistantQuerySchema,
    answer: doneSchema,
    errors: [
      ...(['not_found', 'assistant.unknown', 'assistant.unconfirmed'] as const),
      ...(['assistant.no_role', 'assistant.already_member'] as const),
    ],
    handler: async ({ actor, query, now }) => {
      await addAssistant(actor, query, now);
      return success;
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/assistant/marking',
    summary: 'Let an assistant comment, or comment and grade, for a whole class or some sections, or neither',
    permission: 'class.manage',
    body: setMarkingBodySchema,
    answer: doneSchema,
    errors: ['not_found', 'assistant.not_member'],
    handler: async ({ actor, body, now }) => {
      await changeMarking(actor, body, now);
      return success;
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/assistant/ta',
    summary: 'A user no longer assists in a class',
    permission: 'class.manage',
    query: addAssistantQuerySchema,
    answer: doneSchema,
    errors: ['not_found', 'assistant.not_member'],
    handler: async ({ actor, query, now }) => {
      await removeAssistant(actor, query, now);
      return success;
    },
  }),
];
