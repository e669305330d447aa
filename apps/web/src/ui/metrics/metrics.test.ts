import { readdirSync, readFileSync } from 'node:fs';
import {
  heatmapSchema,
  rewindColumnSchema,
  rewindOverviewSchema,
  rewindWindowSchema,
  scoresSchema,
  timeMetricsSchema,
  versionSchema,
  wordsOverTimeSchema,
} from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { metrics } from './metrics.ts';

const source = new URL('../..', import.meta.url);
const keys = Object.keys(metrics).sort();
const fieldsByKey = new Map<string, readonly string[]>(
  Object.entries(metrics).map(([key, { fields }]) => [key, fields]),
);

const definition = z.strictObject({ name: z.string().min(2), means: z.string().min(20) });
const readCatalogue = (language: string) =>
  z
    .record(z.string(), definition)
    .parse(JSON.parse(readFileSync(new URL(`locales/${language}/work/figures.json`, source), 'utf8')));

const components = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
  .map((path) => ({ path, code: readFileSync(new URL(path, source), 'utf8') }));

/** `metric="key"` of an element or `metric: 'key'` of a row. */
const usedIn = (code: string) =>
  [...code.matchAll(/\bmetric(?:="|: ')(\w+)["']/g)].map(([, key]) => key ?? '');

/** Fields that are not writing process metrics: names, log positions, dates, permissions. */
const nonMetricFields = new Set(
  [
    ['timezone', 'algorithmVersion', 'start', 'level', 'hours', 'from', 'to', 'marks', 'seq', 'at', 'origin'],
    [
      'submissionId',
      'unit',
      'asked',
      'initial',
      'lastEvaluation',
      'history',
      'isPending',
      'hasFailed',
      'isText',
    ],
    ['lastEvaluationDate', 'lastSubmissionDate', 'isLateSubmission', 'activeToThinkBand', 'keepsRatioBands'],
  ].flat(),
);
const answers = {
  timeMetrics: timeMetricsSchema,
  scores: scoresSchema,
  heatmap: heatmapSchema,
  hour: heatmapSchema.shape.hours.element,
  wordsOverTime: wordsOverTimeSchema,
  rewindOverview: rewindOverviewSchema,
  rewindColumn: rewindColumnSchema,
  rewindWindow: rewindWindowSchema,
  rewindSave: rewindWindowSchema.shape.saves.element,
  version: versionSchema,
};

/** Components that draw part of a metric whose definition another component shows. */
const definedIn = new Map([
  ['features/rewind/files/file-player.tsx', 'features/rewind/files/history-figures.tsx'],
  ['features/rewind/files/sittings-table.tsx', 'features/rewind/files/history-figures.tsx'],
  ['features/analytics/active-to-think.tsx', 'features/analytics/time-metrics-card.tsx'],
  ['features/analytics/scores/score-row-list.tsx', 'features/analytics/scores/score-cards.tsx'],
  ['features/analytics/scores/score-meter.tsx', 'features/analytics/scores/score-cards.tsx'],
  ['features/rewind/activity-strip.tsx', 'features/rewind/activity-legend.tsx'],
  ['features/analytics/heatmap/heatmap-grid.tsx', 'features/analytics/heatmap/heat-card.tsx'],
  [
    'features/analytics/progression/progression-graph.tsx',
    'features/analytics/progression/progression-card.tsx',
  ],
  ['features/analytics/student-graphs/word-change-card.tsx', 'features/analytics/words/minutes-card.tsx'],
  ['features/analytics/words/words-graph.tsx', 'features/analytics/words/words-card.tsx'],
  ['features/versions/group-saves.tsx', 'features/versions/version-column.tsx'],
  ['features/versions/version-group-item.tsx', 'features/versions/version-column.tsx'],
]);

it.each(['en', 'de'])('the catalogue of metrics defines each metric, and nothing else: %s', (language) => {
  expect(Object.keys(readCatalogue(language)).sort()).toEqual(keys);
});
it.each(keys)('the metric %s of the catalogue is shown on some page', (key) => {
  expect(components.filter(({ code }) => usedIn(code).includes(key)).map(({ path }) => path)).not.toEqual([]);
});
it('the catalogue of metrics has every metric that a page shows', () => {
  const used = components.flatMap(({ code }) => usedIn(code));
  expect(used.filter((key) => !fieldsByKey.has(key))).toEqual([]);
});
it.each(Object.entries(answers))(
  'the catalogue of metrics covers every number of an answer: %s',
  (_name, answer) => {
    const knownFields = new Set([...fieldsByKey.values()].flat());
    const fields = Object.keys(answer.shape);
    expect(fields.filter((field) => !knownFields.has(field) && !nonMetricFields.has(field))).toEqual([]);
  },
);

/** Fields that carry a metric wherever one of these features reads them. */
const metricFields = [
  'activeSeconds',
  'thinkSeconds',
  'realSeconds',
  'totalTime',
  'activeToThink',
  'activeToThinkQuartiles',
  'classRank',
  'amount',
  'points',
  'sittings',
  'words',
  'inserted',
  'deleted',
].join('|');
/** `hour.amount`, or `const { amount } = hour`; excludes theme colours. */
const reading = new RegExp(
  `(?<!revision)\\.(${metricFields})\\b(?!['"}])|\\{[^{}]*\\b(${metricFields})\\b[^{}]*\\}(?: = |[^{}]*\\) =>)`,
);
const processComponents = components.filter(({ path }) =>
  /^features\/(analytics|class-list|class-page|reader|rewind|versions)\//.test(path),
);

describe('a component that shows a metric', () => {
  const showing = processComponents.filter(({ code }) => reading.test(code));
  it('a component that shows a metric is found by the fields that it reads', () => {
    expect(showing.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'features/analytics/time-metrics-card.tsx',
        'features/rewind/step-summary.tsx',
      ]),
    );
  });
  it.each(showing.map(({ path }) => path))(
    'a component that shows a metric, %s, names its definition or is used in one that does',
    (path) => {
      const definingPath = definedIn.get(path) ?? path;
      const code = components.find((component) => component.path === definingPath)?.code ?? '';
      expect(usedIn(code)).not.toEqual([]);
    },
  );
});
