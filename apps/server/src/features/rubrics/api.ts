import {
  changeRubricBodySchema,
  doneSchema,
  rubricContentSchema,
  rubricIdSchema,
  rubricSchema,
  success,
} from '@redraft/contracts';
import { z } from 'zod';
import { defineRoute } from '../../platform/route.ts';
import { addRubric, changeRubric, listOwnRubrics, removeRubric } from './service.ts';

export const rubricRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/rubrics',
    summary: 'The own library of rubrics',
    permission: 'rubric.manage',
    answer: z.array(rubricSchema),
    handler: ({ actor }) => listOwnRubrics(actor),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/rubrics',
    summary: 'Put a rubric into the own library',
    creates: true,
    permission: 'rubric.manage',
    body: rubricContentSchema,
    answer: rubricSchema,
    errors: ['rubric.title_taken'],
    handler: ({ actor, body, now }) => addRubric(actor, body, now),
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/rubrics',
    summary: 'Change a rubric of the own library; assignments keep their copies',
    permission: 'rubric.manage',
    body: changeRubricBodySchema,
    answer: rubricSchema,
    errors: ['not_found', 'conflict.changed', 'rubric.title_taken'],
    handler: ({ actor, body, now }) => changeRubric(actor, body, now),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/rubrics',
    summary: 'Take a rubric out of the own library; assignments keep their copies',
    permission: 'rubric.manage',
    query: z.object({ id: rubricIdSchema }),
    answer: doneSchema,
    errors: ['not_found'],
    handler: async ({ actor, query, now }) => {
      await removeRubric(actor, query.id, now);
      return success;
    },
  }),
];
