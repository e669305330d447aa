import { z } from 'zod';
import { beginCalibrationBodySchema, calibrationSchema } from '../calibration.ts';
import { defineCall } from '../call.ts';
import { assignmentIdSchema } from '../ids.ts';
import { giveMarkBodySchema } from '../second-marking.ts';
import { doneSchema } from '../wire.ts';

const roundSchema = z.object({ assignmentId: assignmentIdSchema });

export const readCalibration = defineCall({
  method: 'GET',
  path: '/api/classes/calibration',
  summary: 'The calibration round of an assignment: the own marks, and all of them once they are shown',
  query: roundSchema,
  answer: calibrationSchema,
  errors: ['not_found'],
});

export const beginCalibration = defineCall({
  method: 'POST',
  path: '/api/classes/calibration',
  summary: 'Draw three texts without a grade for a team to mark, each without the marks of the others',
  body: beginCalibrationBodySchema,
  answer: calibrationSchema,
  errors: ['not_found', 'conflict.changed', 'calibration.no_marker', 'calibration.no_texts'],
  creates: true,
});

export const endCalibration = defineCall({
  method: 'DELETE',
  path: '/api/classes/calibration',
  summary: 'End a calibration round with its marks; no grade was made of them',
  query: roundSchema,
  answer: doneSchema,
  errors: ['not_found'],
});

export const giveCalibrationMark = defineCall({
  method: 'PUT',
  path: '/api/classes/calibration/mark',
  summary: 'Give the own mark in a calibration round, or take it back with null, until marks are shown',
  body: giveMarkBodySchema,
  answer: doneSchema,
  errors: ['not_found', 'grade.invalid', 'calibration.closed'],
});

export const closeCalibration = defineCall({
  method: 'POST',
  path: '/api/classes/calibration/close',
  summary: 'Show the marks of a calibration round before all are there',
  body: roundSchema,
  answer: calibrationSchema,
  errors: ['not_found'],
});
