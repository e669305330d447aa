import { z } from 'zod';
import { defineCall } from '../call.ts';
import { sectionIdSchema } from '../ids.ts';
import { addSectionBodySchema, assignSectionBodySchema, renameSectionBodySchema } from '../sections.ts';
import { doneSchema } from '../wire.ts';

export const addSection = defineCall({
  method: 'POST',
  path: '/api/classes/section',
  scope: 'roster.write',
  summary: 'Add a section to a class',
  body: addSectionBodySchema,
  answer: z.object({ id: sectionIdSchema }),
  errors: ['not_found', 'section.name_taken'],
  creates: true,
});

export const renameSection = defineCall({
  method: 'PATCH',
  path: '/api/classes/section',
  scope: 'roster.write',
  summary: 'Rename a section',
  body: renameSectionBodySchema,
  answer: doneSchema,
  errors: ['not_found', 'section.name_taken'],
});

export const removeSection = defineCall({
  method: 'DELETE',
  path: '/api/classes/section',
  scope: 'roster.write',
  summary: 'Delete a section; its students stay in the class',
  query: z.object({ id: sectionIdSchema }),
  answer: doneSchema,
  errors: ['not_found'],
});

export const assignSection = defineCall({
  method: 'PUT',
  path: '/api/classes/sectionMembers',
  scope: 'roster.write',
  summary: 'Put students of a class into a section, or take them out of theirs',
  body: assignSectionBodySchema,
  answer: doneSchema,
  errors: ['not_found'],
});
