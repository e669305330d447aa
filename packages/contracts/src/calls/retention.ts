import { defineCall } from '../call.ts';
import {
  endHoldQuerySchema,
  holdBodySchema,
  retentionBodySchema,
  retentionQuerySchema,
  retentionSchema,
} from '../retention.ts';
import { doneSchema } from '../wire.ts';

export const readRetention = defineCall({
  method: 'GET',
  path: '/api/admin/retention',
  summary: 'How long classes are kept after they ended, and which would be deleted',
  query: retentionQuerySchema,
  answer: retentionSchema,
});

export const changeRetention = defineCall({
  method: 'PUT',
  path: '/api/admin/retention',
  summary: 'Set how long classes are kept after they ended',
  body: retentionBodySchema,
  answer: doneSchema,
});

export const placeHold = defineCall({
  method: 'PUT',
  path: '/api/admin/retention/hold',
  summary: 'Keep a class from being deleted',
  body: holdBodySchema,
  answer: doneSchema,
  errors: ['not_found'],
});

export const endHold = defineCall({
  method: 'DELETE',
  path: '/api/admin/retention/hold',
  summary: 'Let a class be deleted again',
  query: endHoldQuerySchema,
  answer: doneSchema,
  errors: ['not_found'],
});
