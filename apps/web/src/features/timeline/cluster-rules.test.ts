import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildClusters } from './cluster-rules.ts';
import { handedIn, source } from './test-timeline.ts';
import { buildTimeline } from './timeline-rules.ts';

const markWidth = 20;
const { events } = buildTimeline(source({ submissions: [handedIn(1)] }), Date.parse('2026-03-03T08:00:00Z'));
const [one] = events;
if (one === undefined) throw new Error('There is an event.');

it('overlapping marks form one cluster with all their events', () => {
  const oneCluster = buildClusters(events, { xOf: () => 10, width: markWidth });
  expect(oneCluster.map(({ lane, events: inside }) => [lane, inside.length])).toEqual([
    ['drafts', 3],
    ['submissions', 2],
  ]);
  const separateClusters = buildClusters(events, { xOf: (at) => at, width: markWidth });
  expect(separateClusters).toHaveLength(events.length);
});

it('clusters keep every event, and marks of a lane never touch', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.boolean())), (positions) => {
      const created = positions.map(([at, isComment], index) => ({
        ...one,
        id: `${index}`,
        at,
        lane: isComment ? ('comments' as const) : ('drafts' as const),
      }));
      const clusters = buildClusters(created, { xOf: (at) => at, width: markWidth });
      expect(clusters.flatMap(({ events: inside }) => inside.map(({ id }) => id)).toSorted()).toEqual(
        created.map(({ id }) => id).toSorted(),
      );
      for (const lane of ['comments', 'drafts']) {
        const xs = clusters.filter((cluster) => cluster.lane === lane).map(({ x }) => x);
        for (const [index, x] of xs.entries())
          if (index > 0) expect(x - (xs[index - 1] ?? 0)).toBeGreaterThanOrEqual(markWidth);
      }
    }),
  );
});
