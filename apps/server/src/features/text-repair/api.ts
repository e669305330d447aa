import {
  doneSchema,
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
  success,
} from '@redraft/contracts';
import { z } from 'zod';
import { dropRepair, putInRepair, repairStateOf } from '../../domain/text-repairs/index.ts';
import { defineRoute } from '../../platform/route.ts';
import { listNames, selectOptionalRepairable } from './queries.ts';
import { openRepairFrame, searchSubmissions } from './service.ts';

const permission = 'submission.repair';

export const textRepairRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/admin/name',
    summary: 'People by a part of their name, from three letters on',
    permission,
    query: personNameQuerySchema,
    answer: z.array(namedPersonSchema),
    handler: ({ query }) => listNames(query.name),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/submission/user',
    summary: 'The texts of a person, of a class by its enrollment key, or of the one in the other',
    permission,
    body: submissionSearchBodySchema,
    answer: z.array(foundSubmissionSchema),
    handler: ({ actor, body, now }) => searchSubmissions(actor, body, now),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/submission/validate',
    summary: 'What a text is that can be loaded to be repaired; false where there is none',
    permission,
    query: submissionToValidateSchema,
    answer: z.union([repairableTextSchema, z.literal(false)]),
    handler: async ({ query }) => (await selectOptionalRepairable(query.submissionId)) ?? false,
  }),
  defineRoute({
    method: 'POST',
    path: '/api/submission/repair/frame',
    summary: 'Open the own copy of a text in the editor, to mend how it looks',
    permission,
    query: repairFrameQuerySchema,
    answer: repairFrameSchema,
    errors: ['not_found', 'class.archived', 'document.no_editor'],
    handler: ({ actor, query, now, request }) =>
      openRepairFrame(actor, { ...query, editorHost: request.server.editorHost }, now),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/submission/repair',
    summary: 'How the own copy of a text stands; null where there is none',
    permission,
    query: submissionToValidateSchema,
    answer: repairStateSchema.nullable(),
    errors: ['not_found'],
    handler: ({ actor, query }) => repairStateOf(actor, query.submissionId),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/submission/repair',
    summary: 'Make the own copy the newest version of the text',
    creates: true,
    permission,
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
    handler: async ({ actor, body, now }) => {
      await putInRepair(actor, body, now);
      return success;
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/submission/repair',
    summary: 'Forget the own copy of a text',
    permission,
    query: submissionToValidateSchema,
    answer: doneSchema,
    handler: async ({ actor, query, now }) => {
      await dropRepair(actor, query.submissionId, now);
      return success;
    },
  }),
];
