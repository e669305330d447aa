import {
  assignmentIdSchema,
  doneSchema,
  giveMarkBodySchema,
  secondMarkingSchema as secondMarkingAnswer,
  settleMarksBodySchema,
  setUpSecondMarkingBodySchema,
  success,
} from '@redraft/contracts';
import { z } from 'zod';
import {
  endSecondMarking,
  giveMark,
  readSecondMarking,
  settleMarks,
  setUpSecondMarking,
} from '../../domain/second-marking/index.ts';
import { defineRoute } from '../../platform/route.ts';

const path = '/api/classes/secondmarking';
const markingQuerySchema = z.object({ assignmentId: assignmentIdSchema });

export const secondMarkingRoutes = [
  defineRoute({
    method: 'GET',
    path,
    summary: 'Texts that two people mark: both marks of a text once both are there, before that the own one',
    permission: 'submission.mark',
    query: markingQuerySchema,
    answer: secondMarkingAnswer,
    errors: ['not_found'],
    handler: ({ actor, query: { assignmentId } }) => readSecondMarking(actor, assignmentId),
  }),
  defineRoute({
    method: 'POST',
    path,
    summary: 'Draw texts of an assignment that two people mark, out of those handed in without a grade',
    creates: true,
    permission: 'submission.grade',
    body: setUpSecondMarkingBodySchema,
    answer: secondMarkingAnswer,
    errors: ['not_found', 'conflict.changed', 'marking.no_marker', 'marking.no_texts'],
    handler: async ({ actor, body, now }) => {
      await setUpSecondMarking(actor, body, now);
      return readSecondMarking(actor, body.assignmentId);
    },
  }),
  defineRoute({
    method: 'DELETE',
    path,
    summary: 'End the second marking of an assignment; grades that were agreed on stay',
    permission: 'submission.grade',
    query: markingQuerySchema,
    answer: doneSchema,
    errors: ['not_found'],
    handler: async ({ actor, query: { assignmentId }, now }) => {
      await endSecondMarking(actor, assignmentId, now);
      return success;
    },
  }),
  defineRoute({
    method: 'PUT',
    path: `${path}/mark`,
    summary: 'Give the own mark, or take it back with null, as long as the other marker has none',
    permission: 'submission.mark',
    body: giveMarkBodySchema,
    answer: doneSchema,
    errors: ['not_found', 'grade.invalid', 'marking.closed'],
    handler: async ({ actor, body, now }) => {
      await giveMark(actor, body, now);
      return success;
    },
  }),
  defineRoute({
    method: 'POST',
    path: `${path}/settle`,
    summary: 'Make agreed marks the grades of texts on which both marks are there',
    permission: 'submission.grade',
    body: settleMarksBodySchema,
    answer: secondMarkingAnswer,
    errors: ['not_found', 'grade.invalid', 'marking.not_ready'],
    handler: async ({ actor, body, now }) => {
      await settleMarks(actor, body, now);
      return readSecondMarking(actor, body.assignmentId);
    },
  }),
];
