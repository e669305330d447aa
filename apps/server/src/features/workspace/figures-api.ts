import * as calls from '@redraft/contracts/calls/workspace-figures';
import { readerLanguage } from '../../platform/reader-language.ts';
import { defineRoute } from '../../platform/route.ts';
import {
  ownAdditionalHeatmaps,
  ownChangeMap,
  ownHeatmap,
  ownProgression,
  ownScores,
  ownTimes,
  ownWordsOverTime,
} from './own-figures.ts';

export const figuresRoutes = [
  defineRoute(calls.readOwnChangeMap, {
    permission: 'assignment.write',
    limitPerMinute: 60,
    handler: ({ actor, query, request }) => ownChangeMap(actor, query.id, readerLanguage(request)),
  }),
  defineRoute(calls.readOwnHeatmap, {
    permission: 'assignment.write',
    handler: ({ actor, query }) => ownHeatmap(actor, query.id),
  }),
  defineRoute(calls.readOwnWordsOverTime, {
    permission: 'assignment.write',
    handler: ({ actor, query }) => ownWordsOverTime(actor, query.id),
  }),
  defineRoute(calls.readOwnTimes, {
    permission: 'assignment.write',
    handler: ({ actor, query }) => ownTimes(actor, query.id),
  }),
  defineRoute(calls.readOwnScores, {
    permission: 'assignment.write',
    handler: ({ actor, query }) => ownScores(actor, query.id),
  }),
  defineRoute(calls.readOwnProgression, {
    permission: 'assignment.write',
    limitPerMinute: 120,
    handler: ({ actor, query }) => ownProgression(actor, query.id),
  }),
  defineRoute(calls.readOwnAdditionalHeatmaps, {
    permission: 'assignment.write',
    handler: ({ actor, query }) => ownAdditionalHeatmaps(actor, query.id),
  }),
];
