import * as calls from '@redraft/contracts/calls/analytics-class-graphs';
import { defineRoute } from '../../platform/route.ts';
import {
  activityOfClass,
  heatmapOfAssignment,
  heatmapOfClass,
  hoursOfAssignment,
  hoursOfClass,
  timesOfClass,
  wordsChangedOfAssignment,
} from './class-graphs.ts';

export const classGraphRoutes = [
  defineRoute(calls.readClassHeatmap, {
    permission: 'class.read_as_member',
    handler: ({ actor, query, now }) => heatmapOfClass(actor, query, now),
  }),
  defineRoute(calls.readClassHours, {
    permission: 'class.read_as_member',
    handler: ({ actor, query, now }) => hoursOfClass(actor, query, now),
  }),
  defineRoute(calls.readClassActivity, {
    permission: 'class.read_as_member',
    handler: ({ actor, query, now }) => activityOfClass(actor, query, now),
  }),
  defineRoute(calls.readClassTimes, {
    permission: 'class.read_as_member',
    handler: ({ actor, query, now }) => timesOfClass(actor, query, now),
  }),
  defineRoute(calls.readAssignmentHeatmap, {
    permission: 'class.read_as_member',
    handler: ({ actor, query, now }) => heatmapOfAssignment(actor, query, now),
  }),
  defineRoute(calls.readAssignmentHours, {
    permission: 'class.read_as_member',
    handler: ({ actor, query, now }) => hoursOfAssignment(actor, query, now),
  }),
  defineRoute(calls.readAssignmentWordsChanged, {
    permission: 'class.read_as_member',
    handler: ({ actor, query, now }) => wordsChangedOfAssignment(actor, query, now),
  }),
];
