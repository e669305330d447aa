import { z } from 'zod';
import { defineCall } from '../call.ts';
import { rubricIdSchema } from '../ids.ts';
import { changeRubricBodySchema, rubricContentSchema, rubricSchema } from '../rubrics.ts';
import { doneSchema } from '../wire.ts';

export const listRubrics = defineCall({
  method: 'GET',
  path: '/api/rubrics',
  summary: 'The own library of rubrics',
  answer: z.array(rubricSchema),
});

export const addRubric = defineCall({
  method: 'POST',
  path: '/api/rubrics',
  summary: 'Put a rubric into the own library',
  body: rubricContentSchema,
  answer: rubricSchema,
  errors: ['rubric.title_taken'],
  creates: true,
});

export const changeRubric = defineCall({
  method: 'PUT',
  path: '/api/rubrics',
  summary: 'Change a rubric of the own library; assignments keep their copies',
  body: changeRubricBodySchema,
  answer: rubricSchema,
  errors: ['not_found', 'conflict.changed', 'rubric.title_taken'],
});

export const removeRubric = defineCall({
  method: 'DELETE',
  path: '/api/rubrics',
  summary: 'Take a rubric out of the own library; assignments keep their copies',
  query: z.object({ id: rubricIdSchema }),
  answer: doneSchema,
  errors: ['not_found'],
});
