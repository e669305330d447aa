import { processNoteIdSchema, type RewindMarks, type RewindOverview } from '@redraft/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildClusters, buildMarkers, findNeighbour } from './markers.ts';

const handedIn: RewindOverview['marks'] = [
  { save: 0, title: 'Plan', status: 'SUBMITTED', versionId: '17-0', seq: 0 },
  { save: 40, title: 'Draft', status: 'SUBMITTED', versionId: '17-44', seq: 44 },
];
const otherMarks: RewindMarks = {
  sittings: [
    { save: 1, t: 1, end: 2, saves: 29 },
    { save: 30, t: 5, end: 9, saves: 70 },
  ],
  large: [{ save: 33, t: 6, how: 'at_once', chars: 119, words: 25, seconds: 0 }],
  comments: [{ save: 40, t: 8, count: 2 }],
  notes: [
    {
      id: processNoteIdSchema.parse(5),
      save: 33,
      t: 6,
      end: 7,
      author: { kind: 'student' },
      text: 'So',
      source: null,
    },
  ],
  repairs: [{ save: 30, t: 10 }],
  moves: [],
};

it('markers are sorted by their position on the slider', () => {
  expect(buildMarkers(handedIn, otherMarks).map(({ kind, save }) => `${kind} ${save}`)).toEqual([
    'submission 1',
    'sitting 1',
    'repair 30',
    'sitting 30',
    'large 33',
    'note 33',
    'submission 40',
    'comment 40',
  ]);
  expect(buildMarkers(handedIn, undefined).map(({ kind }) => kind)).toEqual(['submission', 'submission']);
});

it.each([
  [1, 1, 30],
  [30, 1, 33],
  [40, 1, null],
  [40, -1, 33],
  [35, -1, 33],
  [1, -1, null],
] as const)('the next marker from version %d in direction %d is at %j', (current, direction, save) => {
  expect(findNeighbour(buildMarkers(handedIn, otherMarks), current, direction)).toBe(save);
});

it('markers that would overlap form one cluster, and none is lost', () => {
  const saves = fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 60 });
  fc.assert(
    fc.property(saves, fc.integer({ min: 100, max: 1200 }), (positions, width) => {
      const comments = positions.map((save) => ({ save, t: 0, count: 1 }));
      const markers = buildMarkers([], {
        ...otherMarks,
        sittings: [],
        large: [],
        notes: [],
        repairs: [],
        comments,
      });
      const clusters = buildClusters(markers, { length: 1000, width, markerSize: 26 });
      expect(clusters.flatMap((cluster) => cluster.markers)).toEqual(markers);
      const gaps = clusters
        .slice(1)
        .map(({ sliderPosition: place }, index) => (place - (clusters[index]?.sliderPosition ?? 0)) * width);
      expect(Math.min(26, ...gaps)).toBeGreaterThanOrEqual(26 - 1e-9);
    }),
  );
});
