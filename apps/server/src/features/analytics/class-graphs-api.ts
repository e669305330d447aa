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
    handler: async ({ actor, query, now }) => JSON.stringify(await heatmapOfClass(actor, query, now)),
  }),
  defineRoute(calls.readClassHours, {
    permission: 'class.read_as_member',
    handler: async ({ actor, query, now }) => JSON.stringify(await hoursOfClass(actor, query, now)),
  }),
  defineRoute(calls.readClassActivity, {
    permission: 'class.read_as_member',
    handler: async ({ actor, query, now }) => JSON.stringify(await activityOfClass(actor, query, now)),
  }),
  defineRoute(calls.readClassTimes, {
    permission: 'class.read_as_member',
    handler: async ({ actor, query, now }) => JSON.stringify(await timesOfClass(actor, query, now)),
  }),
  defineRoute(calls.readAssignmentHeatmap, {
    permission: 'class.read_as_member',
    handler: async ({ actor, query, now }) => JSON.stringify(await heatmapOfAssignment(actor, query, now)),
  }),
  defineRoute(calls.readAssignmentHours, {
    permission: 'class.read_as_member',
    handler: async ({ actor, query, now }) => JSON.stringify(await hoursOfAssignment(actor, query, now)),
  }),
  defineRoute(calls.readAssignmentWordsChanged, {
    permission: 'class.read_as_member',
    handler: async ({ actor, query, now }) =>
      JSON.stringify(await wordsChangedOfAssignment(actor, query, now)),
  }),
];
