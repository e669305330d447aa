import { activeToThink, ratioBand } from './active-to-think.ts';
import { type BurstSummary, findBursts, summariseBursts } from './bursts.ts';
import { changeMatrix, type TimeAxis } from './change-matrix.ts';
import { computeEffort, type Effort, type EffortTargets } from './effort.ts';
import { findRevising } from './episodes.ts';
import { computeHeatmap, type HeatChange } from './heatmap.ts';
import { findLargeInsertions } from './large-insertions.ts';
import { computeLinearity } from './linearity.ts';
import { algorithmVersion } from './log.ts';
import { findPauses } from './pauses.ts';
import { listTimes, type Process } from './process/process.ts';
import { computeRevision } from './revision.ts';
import { computeRevisionScore, deepEpisodes, sizeOfEpisodes } from './revision-score.ts';
import { effortInputOf } from './scores.ts';
import { groupSessions } from './sessions.ts';
import { countTypedWords } from './typed-words.ts';
import { wordsPerMinute } from './words.ts';
import { wordsChangedPerMinute, wordsChangedPerThird } from './words-changed.ts';
import { createZoneClock, formatHour, formatThird } from './zone.ts';

export interface ReportOptions {
  /** IANA names. */
  zones: readonly string[];
  effort: EffortTargets;
}

const axes: readonly TimeAxis[] = ['session', 'real', 'compressed'];

/**
 * Every measure of a writing process under the names by which others compute them again (docs/metrics.md#npm-run-metrics): plain JSON,
 * times in seconds since the first change save, lengths in code points, null where a figure is not defined.
 */
export function createReport(process: Process, { zones, effort }: ReportOptions) {
  const times = listTimes(process);
  const sessions = groupSessions(process);
  const typedWords = countTypedWords(process);
  const revising = findRevising(process);
  const { episodes } = revising;
  const byZone = <T>(measureEnd: (zone: string) => T) =>
    Object.fromEntries(zones.map((zone) => [zone, measureEnd(zone)]));
  const minutes = wordsChangedPerMinute(process);
  return {
    version: algorithmVersion,
    saves: process.saves.length,
    ops: process.ops.length,
    time: reportTime(times),
    sessions: sessions.map((session) => ({
      first: session.first,
      last: session.last,
      firstAt: session.firstAt,
      saves: session.saves,
      active: session.activeSeconds,
      think: session.thinkSeconds,
      away: session.awaySeconds,
      worked: session.worked,
    })),
    pauses: reportPauses(process),
    bursts: reportBursts(summariseBursts(findBursts(process))),
    wpm: {
      words: process.words,
      typedWords,
      wpm: wordsPerMinute(process.words, times.totalSeconds),
      wpmTyped: wordsPerMinute(typedWords, times.totalSeconds),
    },
    wordsChanged8h: byZone((zone) => {
      const clock = createZoneClock(zone);
      const thirds = wordsChangedPerThird(minutes, zone);
      return thirds.map((third) => ({ bucket: formatThird(clock, third), words: third.words }));
    }),
    wordsChangedPerMinute: minutes.map(({ start, words }) => [start / 60_000, words]),
    essayMaps: axes.map((axis) => {
      const cells = changeMatrix(process, { axis }).cells;
      return { axis, bins: 20, cells, sum: cells.flat().reduce((sum, cell) => sum + cell, 0) };
    }),
    linearity: computeLinearity(process),
    revision: {
      ...reportRevision(process),
      episodeWeq: sizeOfEpisodes(episodes),
      inTextOps: computeLinearity(process).inTextOps,
      episodes: episodes.length,
      episodes5: deepEpisodes(episodes).length,
    },
    largeInsertions: reportLargeInsertions(process),
    heatmapHours: byZone((zone) => {
      const clock = createZoneClock(zone);
      return computeHeatmap(heatChanges(process), zone).map(({ start, amount, level }) => ({
        bucket: formatHour(clock, start),
        chars: Math.round(amount * 6),
        weq: amount,
        band: level,
      }));
    }),
    effort: computeEffort(effortInputOf(process), effort) satisfies Effort,
    revisionScore: computeRevisionScore({ ...revising, finalWords: process.words }),
  };
}

function reportTime(times: ReturnType<typeof listTimes>) {
  const ratio = activeToThink(times);
  return {
    active: times.activeSeconds,
    think: times.thinkSeconds,
    away: times.awaySeconds,
    total: times.totalSeconds,
    span: times.spanSeconds,
    rush: times.thinkSeconds === 0 ? null : times.activeSeconds / times.thinkSeconds,
    rushShown: ratio,
    rushBand: ratio === null ? null : ratioBand(ratio),
  };
}

function reportPauses(process: Process) {
  const { count, longCount, medianSeconds, share } = findPauses(process);
  return { count, count10: longCount, median: medianSeconds, share };
}

function reportBursts(summary: BurstSummary) {
  const measureEnd = (end: keyof BurstSummary) => {
    const { count, chars, medianChars } = summary[end];
    return { count, chars, median: medianChars };
  };
  return { P: measureEnd('P'), R: measureEnd('R'), E: measureEnd('E'), O: measureEnd('O') };
}

function reportRevision(process: Process) {
  const revision = computeRevision(process);
  const { imported, ...origins } = revision.finalByOrigin;
  return {
    inserted: revision.inserted,
    deleted: revision.deleted,
    moved: revision.moved,
    final: revision.final,
    base: revision.base,
    physicallyInserted: revision.physicallyInserted,
    physicallyDeleted: revision.physicallyDeleted,
    deletionRate: revision.deletionRate,
    productProcess: revision.productProcess,
    typed: revision.typed,
    immediate: revision.immediate,
    substantive: revision.substantive,
    medianDepth: revision.medianDepth,
    finalByOrigin: { ...origins, import: imported },
  };
}

function reportLargeInsertions(process: Process) {
  const { large, batched, quick, surviving, share } = findLargeInsertions(process);
  const rows = (list: typeof large) =>
    list.map(({ second, chars, words, dirtySeconds }) => [second, chars, words, dirtySeconds]);
  const runs = quick.map(({ second, last, chars, words }) => [second, last, chars, words]);
  return { items: rows(large), batched: rows(batched), quick: runs, surviving, share };
}

function heatChanges({ ops, saves }: Process): HeatChange[] {
  return ops.map((op) => ({ t: saves[op.save]?.at ?? 0, chars: op.inserted + op.deleted }));
}

/** All numbers in a plain value with six decimals at most, half rounded up. */
export function rounded<T>(value: T): T;
export function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? value : Math.floor(value * 1e6 + 0.5) / 1e6;
  if (Array.isArray(value)) return value.map((item) => rounded(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, rounded(item)]));
}
