import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/calibration';
import {
  beginCalibration,
  closeCalibration,
  endCalibration,
  giveCalibrationMark,
  readCalibration,
} from '../../domain/calibrations/index.ts';
import { defineRoute } from '../../platform/route.ts';

export const calibrationRoutes = [
  defineRoute(calls.readCalibration, {
    permission: 'submission.mark',
    handler: ({ actor, query: { assignmentId } }) => readCalibration(actor, assignmentId),
  }),
  defineRoute(calls.beginCalibration, {
    permission: 'submission.grade',
    handler: async ({ actor, body, now }) => {
      await beginCalibration(actor, body, now);
      return readCalibration(actor, body.assignmentId);
    },
  }),
  defineRoute(calls.endCalibration, {
    permission: 'submission.grade',
    handler: async ({ actor, query: { assignmentId }, now }) => {
      await endCalibration(actor, assignmentId, now);
      return success;
    },
  }),
  defineRoute(calls.giveCalibrationMark, {
    permission: 'submission.mark',
    handler: async ({ actor, body, now }) => {
      await giveCalibrationMark(actor, body, now);
      return success;
    },
  }),
  defineRoute(calls.closeCalibration, {
    permission: 'submission.grade',
    handler: async ({ actor, body: { assignmentId }, now }) => {
      await closeCalibration(actor, assignmentId, now);
      return readCalibration(actor, assignmentId);
    },
  }),
];
