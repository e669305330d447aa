import { z } from 'zod';
import { defineCall } from '../call.ts';
import { classListItemSchema, registerClassBodySchema } from '../classes.ts';
import { classIdSchema, userIdSchema } from '../ids.ts';
import { lookupItemSchema, lookupQuerySchema } from '../lookups.ts';
import { doneSchema, flagSchema, listIndexSchema } from '../wire.ts';

const oneClassSchema = z.object({ id: classIdSchema });

export const listLookups = defineCall({
  method: 'POST',
  path: '/api/classes/getlist',
  summary: 'Subject areas or student levels to choose from',
  query: lookupQuerySchema,
  answer: z.array(lookupItemSchema),
});

export const listOwnedClasses = defineCall({
  method: 'GET',
  path: '/api/classes/list',
  scope: 'classes.read',
  summary: 'The own classes, a page at a time; an empty page is the last',
  query: z.object({ index: listIndexSchema.default(0), archived: flagSchema.default(false) }),
  answer: z.array(classListItemSchema),
});

export const registerClass = defineCall({
  method: 'POST',
  path: '/api/classes/registerclass',
  summary: 'Create a class',
  body: registerClassBodySchema,
  answer: z.object({ id: classIdSchema }),
  errors: ['class.key_taken', 'class.too_short', 'class.area_required', 'class.level_required'],
  creates: true,
});

export const setClassArchived = defineCall({
  method: 'POST',
  path: '/api/classes/archive',
  summary: 'Put a class away, or bring it back with archived=false',
  query: oneClassSchema.extend({ archived: flagSchema.default(true) }),
  answer: doneSchema,
  errors: ['not_found'],
});

export const removeStudent = defineCall({
  method: 'DELETE',
  path: '/api/classes/dropstudent',
  scope: 'roster.write',
  summary: 'Remove a student from a class',
  body: z.object({ classId: classIdSchema, studentId: userIdSchema }),
  answer: z.boolean(),
  errors: ['not_found'],
});
