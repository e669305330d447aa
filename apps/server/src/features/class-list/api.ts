import {
  classIdSchema,
  classListItemSchema,
  doneSchema,
  flagSchema,
  listIndexSchema,
  lookupItemSchema,
  lookupQuerySchema,
  registerClassBodySchema,
  success,
  userIdSchema,
} from '@redraft/contracts';
import { z } from 'zod';
import { listLookups, listOwnedClasses, registerClass, setArchived } from '../../domain/classes/index.ts';
import { removeStudent } from '../../domain/members/index.ts';
import { defineRoute } from '../../platform/route.ts';

const oneClassSchema = z.object({ id: classIdSchema });

export const classRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/classes/getlist',
    summary: 'Subject areas or student levels to choose from',
    permission: 'account.use',
    query: lookupQuerySchema,
    answer: z.array(lookupItemSchema),
    handler: ({ query }) => listLookups(query.type),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/classes/list',
    summary: 'The own classes, a page at a time; an empty page is the last',
    permission: 'class.list_own',
    query: z.object({ index: listIndexSchema.default(0), archived: flagSchema.default(false) }),
    answer: z.array(classListItemSchema),
    handler: ({ actor, query }) =>
      listOwnedClasses(actor, { index: query.index, isArchived: query.archived }),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/registerclass',
    summary: 'Create a class',
    creates: true,
    permission: 'class.create',
    body: registerClassBodySchema,
    answer: z.object({ id: classIdSchema }),
    errors: ['class.key_taken', 'class.too_short', 'class.area_required', 'class.level_required'],
    handler: async ({ actor, body, now }) => ({ id: await registerClass(actor, body, now) }),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/archive',
    summary: 'Put a class away, or bring it back with archived=false',
    permission: 'class.manage',
    query: oneClassSchema.extend({ archived: flagSchema.default(true) }),
    answer: doneSchema,
    errors: ['not_found'],
    handler: async ({ actor, query, now }) => {
      await setArchived(actor, { id: query.id, isArchived: query.archived }, now);
      return success;
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/classes/dropstudent',
    summary: 'Remove a student from a class',
    permission: 'class.manage',
    body: z.object({ classId: classIdSchema, studentId: userIdSchema }),
    answer: z.boolean(),
    errors: ['not_found'],
    handler: ({ actor, body, now }) => removeStudent(actor, body, now),
  }),
];
