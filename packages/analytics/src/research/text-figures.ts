import { findBursts, summariseBursts } from '../bursts.ts';
import type { EffortTargets } from '../effort.ts';
import { computeHeatmap } from '../heatmap.ts';
import { findLargeInsertions } from '../large-insertions.ts';
import { computeLinearity } from '../linearity.ts';
import { algorithmVersion } from '../log.ts';
import { findPauses } from '../pauses.ts';
import { listTimes, type Process } from '../process/process.ts';
import { median } from '../quantiles.ts';
import { rounded } from '../report.ts';
import { computeRevision } from '../revision.ts';
import { computeScoresOfProcess } from '../scores.ts';
import { groupSessions } from '../sessions.ts';
import { wordsPerMinute } from '../words.ts';
import { wordsChangedPerMinute } from '../words-changed.ts';
import type { Column } from './column.ts';

export interface FiguresContext {
  /** Of the class: it says where clock hours begin. */
  zone: string;
  /** What is expected of everybody: with one's own extra time a score would tell of it. */
  targets: EffortTargets;
  /** The task has a draft before its last step. */
  hasDrafts: boolean;
  isHandedIn: boolean;
}

/** All that the columns are taken from, computed once. */
function computeParts(process: Process, { zone, targets, hasDrafts, isHandedIn }: FiguresContext) {
  const times = listTimes(process);
  const { effort, revision: episodes } = computeScoresOfProcess(process, { targets, canReturn: hasDrafts });
  const changes = process.ops.map((op) => ({
    t: process.saves[op.save]?.at ?? 0,
    chars: op.inserted + op.deleted,
  }));
  return {
    process,
    times,
    sessions: groupSessions(process),
    typedWords: effort.typedWords,
    pauses: findPauses(process),
    bursts: summariseBursts(findBursts(process)),
    minutes: wordsChangedPerMinute(process).map(({ words }) => words),
    linearity: computeLinearity(process),
    revision: computeRevision(process),
    episodes,
    isHandedIn,
    effort,
    large: findLargeInsertions(process),
    hours: computeHeatmap(changes, zone).map(({ amount }) => amount),
  };
}

type Parts = ReturnType<typeof computeParts>;
type Figure = Column<[Parts]>;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const largest = (numbers: readonly number[]) =>
  numbers.length === 0 ? null : numbers.reduce((max, one) => Math.max(max, one));

function defineColumns(section: string, ...columns: [string, string, Figure['of']][]): Figure[] {
  return columns.map(([name, unit, of]) => ({ name, unit, section, of }));
}

function burstColumns(end: 'P' | 'R' | 'E' | 'O'): Figure[] {
  const name = `bursts_${end.toLowerCase()}`;
  return defineColumns(
    'bursts',
    [`${name}_count`, 'number', ({ bursts }) => bursts[end].count],
    [`${name}_chars`, 'code points', ({ bursts }) => bursts[end].chars],
    [`${name}_median_chars`, 'code points', ({ bursts }) => bursts[end].medianChars],
  );
}

/** One row for a text has these (docs/research-export.md#measures). */
export const figureColumns: readonly Figure[] = [
  ...defineColumns(
    'the-log',
    ['algorithm_version', 'of the definitions', () => algorithmVersion],
    ['saves', 'number', ({ process }) => process.saves.length],
    ['ops', 'number', ({ process }) => process.ops.length],
  ),
  ...defineColumns(
    'times',
    ['active_s', 's', ({ times }) => times.activeSeconds],
    ['think_s', 's', ({ times }) => times.thinkSeconds],
    ['away_s', 's', ({ times }) => times.awaySeconds],
    ['total_s', 's', ({ times }) => times.totalSeconds],
    ['span_s', 's', ({ times }) => times.spanSeconds],
  ),
  ...defineColumns('active-to-think-ratio', [
    'active_to_think',
    'ratio',
    ({ times }) => (times.thinkSeconds === 0 ? null : times.activeSeconds / times.thinkSeconds),
  ]),
  ...defineColumns(
    'sessions',
    ['sessions', 'number', ({ sessions }) => sessions.length],
    [
      'session_median_active_s',
      's',
      ({ sessions }) => median(sessions.map(({ activeSeconds }) => activeSeconds)),
    ],
    [
      'session_median_weq',
      'word equivalents',
      ({ sessions }) => median(sessions.map(({ worked }) => worked)),
    ],
  ),
  ...defineColumns(
    'pauses',
    ['pauses', 'number', ({ pauses }) => pauses.count],
    ['pauses_10s', 'number', ({ pauses }) => pauses.longCount],
    ['pause_median_s', 's', ({ pauses }) => pauses.medianSeconds],
    ['pause_share', 'share of total_s', ({ pauses }) => pauses.share],
  ),
  ...burstColumns('P'),
  ...burstColumns('R'),
  ...burstColumns('E'),
  ...burstColumns('O'),
  ...defineColumns(
    'words-per-minute',
    ['words', 'words', ({ process }) => process.words],
    ['words_typed', 'words', ({ typedWords }) => typedWords],
    ['wpm', 'words a minute', ({ process, times }) => wordsPerMinute(process.words, times.totalSeconds)],
    [
      'wpm_typed',
      'words a minute',
      ({ typedWords, times }) => wordsPerMinute(typedWords, times.totalSeconds),
    ],
  ),
  ...defineColumns(
    'words-changed',
    ['words_changed', 'words', ({ minutes }) => sum(minutes)],
    ['minutes_with_changes', 'number', ({ minutes }) => minutes.length],
    ['words_changed_minute_median', 'words', ({ minutes }) => median(minutes)],
    ['words_changed_minute_max', 'words', ({ minutes }) => largest(minutes)],
  ),
  ...defineColumns(
    'linearity-and-jumps',
    ['edge_chars', 'code points', ({ linearity }) => linearity.atEdge],
    ['edge_and_in_text_chars', 'code points', ({ linearity }) => linearity.inserted],
    ['linearity', 'share', ({ linearity }) => linearity.linearity],
    ['in_text_ops', 'number', ({ linearity }) => linearity.inTextOps],
    ['jumps', 'number', ({ linearity }) => linearity.jumps],
    ['jumps_per_100', 'in 100 steps', ({ linearity }) => linearity.jumpsPer100],
    ['jump_median', 'code points', ({ linearity }) => linearity.medianJump],
  ),
  ...defineColumns(
    'revision',
    ['inserted', 'code points', ({ revision }) => revision.inserted],
    ['deleted', 'code points', ({ revision }) => revision.deleted],
    ['moved', 'code points', ({ revision }) => revision.moved],
    ['final', 'code points', ({ revision }) => revision.final],
    ['base', 'code points', ({ revision }) => revision.base],
    ['physically_inserted', 'code points', ({ revision }) => revision.physicallyInserted],
    ['physically_deleted', 'code points', ({ revision }) => revision.physicallyDeleted],
    ['deletion_rate', 'ratio', ({ revision }) => revision.deletionRate],
    ['product_process', 'ratio', ({ revision }) => revision.productProcess],
    ['typed_inserted', 'code points', ({ revision }) => revision.typed.inserted],
    ['typed_deleted', 'code points', ({ revision }) => revision.typed.deleted],
    ['typed_surviving', 'code points', ({ revision }) => revision.typed.surviving],
    ['typed_deletion_rate', 'ratio', ({ revision }) => revision.typed.deletionRate],
    ['typed_product_process', 'ratio', ({ revision }) => revision.typed.productProcess],
    ['immediate_deleted', 'code points', ({ revision }) => revision.immediate],
    ['substantive_deleted', 'code points', ({ revision }) => revision.substantive],
    ['in_text_median_depth', 'share of the text', ({ revision }) => revision.medianDepth],
    ['final_base', 'code points', ({ revision }) => revision.finalByOrigin.base],
    ['final_typed', 'code points', ({ revision }) => revision.finalByOrigin.typed],
    ['final_large', 'code points', ({ revision }) => revision.finalByOrigin.large],
    ['final_batched', 'code points', ({ revision }) => revision.finalByOrigin.batched],
    ['final_import', 'code points', ({ revision }) => revision.finalByOrigin.imported],
  ),
  ...defineColumns(
    'large-insertions',
    ['large_insertions', 'number', ({ large }) => large.large.length],
    ['large_chars', 'code points', ({ large }) => sum(large.large.map(({ chars }) => chars))],
    ['batched_saves', 'number', ({ large }) => large.batched.length],
    ['batched_chars', 'code points', ({ large }) => sum(large.batched.map(({ chars }) => chars))],
    ['quick_runs', 'number', ({ large }) => large.quick.length],
    ['quick_chars', 'code points', ({ large }) => sum(large.quick.map(({ chars }) => chars))],
    ['large_surviving', 'code points', ({ large }) => large.surviving],
    ['large_share', 'share of the text', ({ large }) => large.share],
  ),
  ...defineColumns(
    'heatmap',
    ['hours_with_changes', 'clock hours', ({ hours }) => hours.length],
    ['hour_max_weq', 'word equivalents', ({ hours }) => largest(hours)],
  ),
  ...defineColumns(
    'effort-score',
    ['worked_weq', 'word equivalents', ({ effort }) => effort.worked],
    ['credit_s', 's', ({ effort }) => effort.credit],
    ['sittings', 'number', ({ effort }) => effort.sittings],
    ['typed_weq_per_minute', 'word equivalents a minute', ({ effort }) => effort.rate],
    ['effort_score', '0 to 100, of what is expected of everybody', ({ effort }) => effort.score],
  ),
  ...defineColumns(
    'revision-score',
    ['episodes', 'number', ({ episodes }) => episodes.episodes],
    ['episode_weq', 'word equivalents', ({ episodes }) => episodes.episodeWeq],
    ['left_out_weq', 'word equivalents', ({ episodes }) => episodes.leftOut],
    ['episodes_5weq', 'number', ({ episodes }) => episodes.episodes5],
    ['tenths_touched', 'tenths of the text', ({ episodes }) => episodes.tenths],
    ['later_sessions_with_episode', 'number', ({ episodes }) => episodes.laterSessions],
    [
      'revision_score',
      '0 to 100, from the first draft handed in on',
      ({ episodes, isHandedIn }) => (isHandedIn ? episodes.score : null),
    ],
  ),
];

/** The measures of one text in the order of their columns. */
export function computeTextFigures(process: Process, context: FiguresContext): (string | number | null)[] {
  const parts = computeParts(process, context);
  return figureColumns.map(({ of }) => rounded(of(parts)));
}
