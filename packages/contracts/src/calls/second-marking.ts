import { z } from 'zod';
import { defineCall } from '../call.ts';
import { assignmentIdSchema } from '../ids.ts';
import {
  giveMarkBodySchema,
  secondMarkingSchema,
  settleMarksBodySchema,
  setUpSecondMarkingBodySchema,
} from '../second-marking.ts';
import { doneSchema } from '../wire.ts';

const markingQuerySchema = z.object({ assignmentId: assignmentIdSchema });

export const readSecondMarking = defineCall({
  method: 'GET',
  path: '/api/classes/secondmarking',
  summary: 'Texts that two people mark: both marks of a text once both are there, before that the own one',
  query: markingQuerySchema,
  answer: secondMarkingSchema,
  errors: ['not_found'],
});

export const setUpSecondMarking = defineCall({
  method: 'POST',
  path: '/api/classes/secondmarking',
  summary: 'Draw texts of an assignment that two people mark, out of those handed in without a grade',
  body: setUpSecondMarkingBodySchema,
  answer: secondMarkingSchema,
  errors: ['not_found', 'conflict.changed', 'marking.no_marker', 'marking.no_texts'],
  creates: true,
});

export const endSecondMarking = defineCall({
  method: 'DELETE',
  path: '/api/classes/secondmarking',
  summary: 'End the second marking of an assignment; grades that were agreed on stay',
  query: markingQuerySchema,
  answer: doneSchema,
  errors: ['not_found'],
});

export const giveMark = defineCall({
  method: 'PUT',
  path: '/api/classes/secondmarking/mark',
  summary: 'Give the own mark, or take it back with null, as long as the other marker has none',
  body: giveMarkBodySchema,
  answer: doneSchema,
  errors: ['not_found', 'grade.invalid', 'marking.closed'],
});

export const settleMarks = defineCall({
  method: 'POST',
  path: '/api/classes/secondmarking/settle',
  summary: 'Make agreed marks the grades of texts on which both marks are there',
  body: settleMarksBodySchema,
  answer: secondMarkingSchema,
  errors: ['not_found', 'grade.invalid', 'marking.not_ready'],
});
