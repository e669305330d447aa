import {
  assignmentIdSchema,
  beginCalibrationBodySchema,
  calibrationSchema,
  doneSchema,
  giveMarkBodySchema,
  success,
} from '@redraft/contracts';
import { z } from 'zod';
import {
  beginCalibration,
  closeCalibration,
  endCalibration,
  giveCalibrationMark,
  readCalibration,
} from '../../domain/calibrations/index.ts';
import { defineRoute } from '../../platform/route.ts';

const path = '/api/classes/calibration';
const roundSchema = z.object({ assignmentId: assignmentIdSchema });

export const calibrationRoutes = [
  defineRoute({
    method: 'GET',
    path,
    summary: 'The calibration round of an assignment: the own marks, and all of them once they are shown',
    permission: 'submission.mark',
    query: roundSchema,
    answer: calibrationSchema,
    errors: ['not_found'],
    handler: ({ actor, query: { assignmentId } }) => readCalibration(actor, assignmentId),
  }),
  defineRoute({
    method: 'POST',
    path,
    summary: 'Draw three texts without a grade for a team to mark, each without the marks of the others',
    creates: true,
    permission: 'submission.grade',
    body: beginCalibrationBodySchema,
    answer: calibrationSchema,
    errors: ['not_found', 'conflict.changed', 'calibration.no_marker', 'calibration.no_texts'],
    handler: async ({ actor, body, now }) => {
      await beginCalibration(actor, body, now);
      return readCalibration(actor, body.assignmentId);
    },
  }),
  defineRoute({
    method: 'DELETE',
    path,
    summary: 'End a calibration round with its marks; no grade was made of them',
    permission: 'submission.grade',
    query: roundSchema,
    answer: doneSchema,
    errors: ['not_found'],
    handler: async ({ actor, query: { assignmentId }, now }) => {
      await endCalibration(actor, assignmentId, now);
      return success;
    },
  }),
  defineRoute({
    method: 'PUT',
    path: `${path}/mark`,
    summary: 'Give the own mark in a calibration round, or take it back with null, until marks are shown',
    permission: 'submission.mark',
    body: giveMarkBodySchema,
    answer: doneSchema,
    errors: ['not_found', 'grade.invalid', 'calibration.closed'],
    handler: async ({ actor, body, now }) => {
      await giveCalibrationMark(actor, body, now);
      return success;
    },
  }),
  defineRoute({
    method: 'POST',
    path: `${path}/close`,
    summary: 'Show the marks of a calibration round before all are there',
    permission: 'submission.grade',
    body: roundSchema,
    answer: calibrationSchema,
    errors: ['not_found'],
    handler: async ({ actor, body: { assignmentId }, now }) => {
      await closeCalibration(actor, assignmentId, now);
      return readCalibration(actor, assignmentId);
    },
  }),
];
