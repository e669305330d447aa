import * as calls from '@redraft/contracts/calls/analytics-class-graphs';
import { defineRoute } from '../../platform/route.ts';
import {
  loadActivityOfClass,
  loadHeatmapOfAssignment,
  loadHeatmapOfClass,
  loadHoursOfAssignment,
  loadHoursOfClass,
  loadTimesOfClass,
  loadWordsChangedOfAssignment,
} from './class-graphs.ts';

export const classGraphRoutes = [
  defineRoute(calls.readClassHeatmap, {
    permission: 'class.read_as_member',
    handler: ({ actor, query, now }) => loadHeatmapOfClass(actor, query, now),
  }),
  defineRoute(calls.readClassHours, {
    permission: 'class.read_as_member',
    handler: ({ actor, query, now }) => loadHoursOfClass(actor, query, now),
  }),
  defineRoute(calls.readClassActivity, {
    permission: 'class.read_as_member',
    handler: ({ actor, query, now }) => loadActivityOfClass(actor, query, now),
  }),
  defineRoute(calls.readClassTimes, {
    permission: 'class.read_as_member',
    handler: ({ actor, query, now }) => loadTimesOfClass(actor, query, now),
  }),
  defineRoute(calls.readAssignmentHeatmap, {
    permission: 'class.read_as_member',
    handler: ({ actor, query, now }) => loadHeatmapOfAssignment(actor, query, now),
  }),
  defineRoute(calls.readAssignmentHours, {
    permission: 'class.read_as_member',
    handler: ({ actor, query, now }) => loadHoursOfAssignment(actor, query, now),
  }),
  defineRoute(calls.readAssignmentWordsChanged, {
    permission: 'class.read_as_member',
    handler: ({ actor, query, now }) => loadWordsChangedOfAssignment(actor, query, now),
  }),
];
