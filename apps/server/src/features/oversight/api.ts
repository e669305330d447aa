import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/oversight';
import { changeMarking } from '../../domain/members/index.ts';
import { readOwnScopes } from '../../domain/role-scopes/index.ts';
import { defineRoute } from '../../platform/route.ts';
import {
  compareAssignments,
  countWordsOfClass,
  loadDaysOfClass,
  loadHeatmapOfClass,
} from './class-figures.ts';
import { addAssistant, findAssistant, listAssistedClasses, removeAssistant } from './service.ts';

export const oversightRoutes = [
  defineRoute(calls.listAssistedClasses, {
    permission: 'class.read_as_member',
    handler: ({ actor, query }) => listAssistedClasses(actor, query.index),
  }),
  defineRoute(calls.readOwnScopes, {
    permission: 'class.read_as_member',
    handler: ({ actor }) => readOwnScopes(actor.userId),
  }),
  defineRoute(calls.readAssistedHeatmap, {
    permission: 'class.read_as_member',
    handler: async ({ actor, query }) => JSON.stringify(await loadHeatmapOfClass(actor, query)),
  }),
  defineRoute(calls.readAssistedDays, {
    permission: 'class.read_as_member',
    handler: ({ actor, query }) => loadDaysOfClass(actor, query),
  }),
  defineRoute(calls.readAssistedWords, {
    permission: 'class.read_as_member',
    handler: async ({ actor, query }) => JSON.stringify(await countWordsOfClass(actor, query)),
  }),
  defineRoute(calls.compareAssignments, {
    permission: 'class.read_as_member',
    handler: ({ actor, query, now }) => compareAssignments(actor, query.id, now),
  }),
  defineRoute(calls.findAssistant, {
    permission: 'class.manage',
    limitPerMinute: 30,
    handler: ({ query }) => findAssistant(query.email),
  }),
  defineRoute(calls.addAssistant, {
    permission: 'class.manage',
    handler: async ({ actor, query, now }) => {
      await addAssistant(actor, query, now);
      return success;
    },
  }),
  defineRoute(calls.changeMarking, {
    permission: 'class.manage',
    handler: async ({ actor, body, now }) => {
      await changeMarking(actor, body, now);
      return success;
    },
  }),
  defineRoute(calls.removeAssistant, {
    permission: 'class.manage',
    handler: async ({ actor, query, now }) => {
      await removeAssistant(actor, query, now);
      return success;
    },
  }),
];
