import {
  addSectionBodySchema,
  assignSectionBodySchema,
  doneSchema,
  renameSectionBodySchema,
  sectionIdSchema,
  success,
} from '@redraft/contracts';
import { z } from 'zod';
import { defineRoute } from '../../platform/route.ts';
import { addSection, assignSection, removeSection, renameSection } from './service.ts';

export const sectionRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/classes/section',
    summary: 'Add a section to a class',
    creates: true,
    permission: 'class.manage',
    body: addSectionBodySchema,
    answer: z.object({ id: sectionIdSchema }),
    errors: ['not_found', 'section.name_taken'],
    handler: async ({ actor, body, now }) => ({ id: await addSection(actor, body, now) }),
  }),
  defineRoute({
    method: 'PATCH',
    path: '/api/classes/section',
    summary: 'Rename a section',
    permission: 'class.manage',
    body: renameSectionBodySchema,
    answer: doneSchema,
    errors: ['not_found', 'section.name_taken'],
    handler: async ({ actor, body, now }) => {
      await renameSection(actor, body, now);
      return success;
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/classes/section',
    summary: 'Delete a section; its students stay in the class',
    permission: 'class.manage',
    query: z.object({ id: sectionIdSchema }),
    answer: doneSchema,
    errors: ['not_found'],
    handler: async ({ actor, query, now }) => {
      await removeSection(actor, query.id, now);
      return success;
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/classes/sectionMembers',
    summary: 'Put students of a class into a section, or take them out of theirs',
    permission: 'class.manage',
    body: assignSectionBodySchema,
    answer: doneSchema,
    errors: ['not_found'],
    handler: async ({ actor, body, now }) => {
      await assignSection(actor, body, now);
      return success;
    },
  }),
];
