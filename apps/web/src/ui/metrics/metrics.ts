/**
 * Every writing process metric that pages show, with the section that defines it (docs/metrics.md) and the response fields that carry it
 * (packages/contracts). Descriptions are in the `figures` catalogue of each language; pages show them with `metric-label.tsx`, `metric-tip.tsx` or a
 * chart's frame.
 */
export const metrics = {
  activeTime: { definition: 'times', fields: ['activeSeconds', 'active'] },
  thinkTime: { definition: 'times', fields: ['thinkSeconds', 'think'] },
  totalTime: { definition: 'times', fields: ['realSeconds', 'real'] },
  activeToThink: { definition: 'active-to-think-ratio', fields: ['activeToThink'] },
  ratioQuartiles: { definition: 'active-to-think-ratio', fields: ['activeToThinkQuartiles'] },
  classTime: { definition: 'times', fields: ['totalTime'] },
  classRank: { definition: 'rank', fields: [] },
  timeRank: { definition: 'rank', fields: ['classRank', 'classNumMembers'] },
  effortScore: { definition: 'effort-score', fields: ['effort'] },
  revisionScore: { definition: 'revision-score', fields: ['revision'] },
  wordsWorth: { definition: 'heatmap', fields: ['amount'] },
  wordsOverTime: { definition: 'words-over-time', fields: ['points'] },
  sittings: { definition: 'sessions', fields: ['sittings', 'joined'] },
  writingMinutes: { definition: 'times', fields: ['minutes'] },
  wordsPerMinute: { definition: 'words-per-minute', fields: ['wpm', 'classWpm'] },
  wordsChanged: { definition: 'words-changed', fields: ['buckets', 'sum', 'changes'] },
  progression: { definition: 'the-log', fields: ['segments'] },
  stripPlot: { definition: 'quantiles', fields: ['measures'] },
  essayMap: { definition: 'position-by-time', fields: ['cells'] },
  saveCharacters: { definition: 'the-log', fields: ['ops'] },
  timeElapsed: { definition: 'the-log', fields: ['saves', 'span', 't'] },
  activity: { definition: 'the-log', fields: ['columns', 'inserted', 'deleted'] },
  textWords: { definition: 'the-log', fields: ['words', 'chars'] },
  draftWords: { definition: 'the-log', fields: [] },
  wordsSince: { definition: 'the-log', fields: ['text'] },
} as const satisfies Record<string, { definition: string; fields: readonly string[] }>;

export type MetricKey = keyof typeof metrics;
