import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/second-marking';
import {
  endSecondMarking,
  giveMark,
  readSecondMarking,
  settleMarks,
  setUpSecondMarking,
} from '../../domain/second-marking/index.ts';
import { defineRoute } from '../../platform/route.ts';

export const secondMarkingRoutes = [
  defineRoute(calls.readSecondMarking, {
    permission: 'submission.mark',
    handler: ({ actor, query: { assignmentId } }) => readSecondMarking(actor, assignmentId),
  }),
  defineRoute(calls.setUpSecondMarking, {
    permission: 'submission.grade',
    handler: async ({ actor, body, now }) => {
      await setUpSecondMarking(actor, body, now);
      return readSecondMarking(actor, body.assignmentId);
    },
  }),
  defineRoute(calls.endSecondMarking, {
    permission: 'submission.grade',
    handler: async ({ actor, query: { assignmentId }, now }) => {
      await endSecondMarking(actor, assignmentId, now);
      return success;
    },
  }),
  defineRoute(calls.giveMark, {
    permission: 'submission.mark',
    handler: async ({ actor, body, now }) => {
      await giveMark(actor, body, now);
      return success;
    },
  }),
  defineRoute(calls.settleMarks, {
    permission: 'submission.grade',
    handler: async ({ actor, body, now }) => {
      await settleMarks(actor, body, now);
      return readSecondMarking(actor, body.assignmentId);
    },
  }),
];
