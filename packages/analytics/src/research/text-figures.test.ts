import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldLog, type Process } from '../process/process.ts';
import { createReport, rounded } from '../report.ts';
import { fixture } from '../testing/fixture.ts';
import { randomLog } from '../testing/logs.ts';
import { eventColumns } from './event-log.ts';
import { sittingColumns } from './sittings.ts';
import { computeTextFigures, figureColumns } from './text-figures.ts';

const everybody = {
  zone: 'UTC',
  targets: { words: 40, minutes: 2 },
  hasDrafts: true,
  isHandedIn: true,
};

function figuresByName(process: Process) {
  const values = computeTextFigures(process, everybody);
  return Object.fromEntries(figureColumns.map(({ name }, at) => [name, values[at] ?? null]));
}

it('the research metrics of a text are those printed for its recording', () => {
  fc.assert(
    fc.property(randomLog, (log) => {
      const process = foldLog(log);
      const report = rounded(createReport(process, { zones: ['UTC'], effort: everybody.targets }));
      const { time, pauses, bursts, wpm, linearity, revision, largeInsertions, effort, revisionScore } =
        report;
      expect(figuresByName(process)).toMatchObject({
        algorithm_version: report.version,
        saves: report.saves,
        ops: report.ops,
        active_s: time.active,
        think_s: time.think,
        away_s: time.away,
        total_s: time.total,
        span_s: time.span,
        active_to_think: time.rush,
        sessions: report.sessions.length,
        pauses: pauses.count,
        pauses_10s: pauses.count10,
        pause_median_s: pauses.median,
        pause_share: pauses.share,
        bursts_p_count: bursts.P.count,
        bursts_r_chars: bursts.R.chars,
        bursts_e_median_chars: bursts.E.median,
        bursts_o_count: bursts.O.count,
        words: wpm.words,
        words_typed: wpm.typedWords,
        wpm: wpm.wpm,
        wpm_typed: wpm.wpmTyped,
        words_changed: report.wordsChangedPerMinute.reduce((all, [, words = 0]) => all + words, 0),
        minutes_with_changes: report.wordsChangedPerMinute.length,
        linearity: linearity.linearity,
        jumps_per_100: linearity.jumpsPer100,
        inserted: revision.inserted,
        deletion_rate: revision.deletionRate,
        typed_product_process: revision.typed.productProcess,
        in_text_median_depth: revision.medianDepth,
        final_import: revision.finalByOrigin.import,
        large_insertions: largeInsertions.items.length,
        large_share: largeInsertions.share,
        final_batched: revision.finalByOrigin.batched,
        quick_runs: largeInsertions.quick.length,
        quick_chars: largeInsertions.quick.reduce((all, [, , chars = 0]) => all + chars, 0),
        typed_weq_per_minute: effort.rate,
        left_out_weq: revisionScore.leftOut,
        hours_with_changes: report.heatmapHours.UTC?.length,
        worked_weq: effort.worked,
        credit_s: effort.credit,
        sittings: effort.sittings,
        effort_score: effort.score,
        revision_score: revisionScore.score,
        episodes: revisionScore.episodes,
        episode_weq: revisionScore.episodeWeq,
        tenths_touched: revisionScore.tenths,
      });
    }),
    { numRuns: 50 },
  );
});

it('the research metrics of a text are the documented ones of the example', () => {
  expect(figuresByName(foldLog(fixture))).toMatchObject({
    active_s: 11,
    think_s: 64,
    pauses: 2,
    bursts_p_count: 2,
    wpm: 26,
    wpm_typed: 6,
    large_chars: 119,
    linearity: 0.949045,
  });
});

it('the research metrics of a text have no revision score before a draft is handed in', () => {
  const process = foldLog(fixture);
  const at = figureColumns.findIndex(({ name }) => name === 'revision_score');
  expect(computeTextFigures(process, { ...everybody, isHandedIn: false })[at]).toBeNull();
});

it('the research metrics of a text have unique names, and existing headings', () => {
  const paper = readFileSync(path.join(import.meta.dirname, '../../../../docs/metrics.md'), 'utf8');
  const headings = [...paper.matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  );
  for (const columns of [figureColumns, eventColumns, sittingColumns]) {
    const names = columns.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { section } of columns) expect(headings).toContain(section);
  }
});
