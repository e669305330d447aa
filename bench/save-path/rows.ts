import type { Row } from '../table.ts';
import type { HostFigures, PathFigures } from './figures.ts';
import type { InTurns } from './in-turns.ts';
import type { SavePathFigures } from './main.ts';
import type { StorageResult } from './storage.ts';
import type { WhileSealing } from './while-sealing.ts';
import type { Comparison } from './whole-path.ts';

/** Targets for a number of writers. */
interface Targets {
  /** Saves per second, relative to the bare host. */
  path?: number;
  log?: number;
  /** CPU milliseconds of Node.js per save. */
  pathCpu?: number;
  logCpu?: number;
  statements?: number;
  wal?: number;
}

const targets: Readonly<Record<number, Targets>> = {
  4: { path: 0.7, log: 1 },
  64: { path: 1, log: 1.5, pathCpu: 0.35, logCpu: 0.16, statements: 0.3, wal: 500 },
};

export function toRows({ isRecorded, inTurns, storages }: SavePathFigures): Row[] {
  const written = isRecorded ? 'recordings' : 'essays of the demo, without recordings beside';
  return [
    { measure: 'what is written', value: written },
    ...(inTurns ? rowsOfTurns(inTurns) : []),
    ...storages.flatMap(storageRows),
  ];
}

function rowsOfTurns({ comparisons, atOnce, whileSealing, texts }: InTurns): Row[] {
  return [
    ...comparisons.flatMap(comparisonRows),
    ...clientRows(comparisons, atOnce),
    ...(whileSealing ? sealingRows(whileSealing) : []),
    textRow(texts),
  ];
}

function comparisonRows({ writers, bare, path, log, statements }: Comparison): Row[] {
  const aim = targets[writers] ?? {};
  const of = `${writers} ${writers === 1 ? 'writer' : 'writers'}`;
  return [
    { measure: `bare host, ${of}`, value: describeHost(bare) },
    { measure: `whole path, ${of}`, value: describeHost(path) },
    atLeast(`whole path against the bare host, ${of}`, path.rate / bare.rate, aim.path),
    atMost(`whole path: Node CPU a save, ${of}`, path.cpu, aim.pathCpu, 'ms'),
    { measure: `whole path: CPU beside it a save, ${of}`, value: describeOtherTimes(path) },
    atMost(`whole path: SQL statements a save, ${of}`, statements, aim.statements),
    atMost(`whole path: WAL a save, ${of}`, path.wal, aim.wal, 'B'),
    { measure: `whole path: share of the time (ms), ${of}`, value: describeStages(path) },
    ...(log === null
      ? []
      : [
          { measure: `log alone, ${of}`, value: describeHost(log) },
          atLeast(`log alone against the bare host, ${of}`, log.rate / bare.rate, aim.log),
          atMost(`log alone: Node CPU a save, ${of}`, log.cpu, aim.logCpu, 'ms'),
        ]),
  ];
}

/** Database statements, most frequent first. */
export function statementRows({ writers, asked }: Comparison): Row[] {
  return asked.map(({ perSave, query }) => ({
    measure: `${writers}: ${query.replaceAll(/\s+/g, ' ').trim().slice(0, 100)}`,
    value: perSave.toFixed(3),
  }));
}

/** Shows that the client is not the bottleneck. */
function clientRows(comparisons: readonly Comparison[], atOnce: { writers: number; rate: number }): Row[] {
  const all = comparisons.flatMap(({ bare, path, log }) => [bare, path, ...(log ? [log] : [])]);
  if (all.length === 0) return [];
  const busiest = Math.max(...all.map(({ clientShare }) => clientShare));
  const fastest = Math.max(...all.map(({ rate }) => rate));
  return [
    { measure: 'client: busy for, at most', value: `${(busiest * 100).toFixed(0)} % of the time` },
    {
      measure: `client: against a host that answers at once, ${atOnce.writers} writers`,
      value: `${atOnce.rate.toFixed(0)}/s, ${(atOnce.rate / fastest).toFixed(1)}x the fastest host`,
    },
  ];
}

function textRow({ compared, different }: InTurns['texts']): Row {
  return {
    measure: `texts that are another than last answered, of ${compared}`,
    value: String(different),
    target: '0',
    isMet: different === 0,
  };
}

/** Maximum factor by which sealing may raise the p99 of a save. */
const sealingTarget = 1.3;

function sealingRows({ writers, sealed, seconds, without, during }: WhileSealing): Row[] {
  const times = ({ saves, p50, p99 }: WhileSealing['during']) =>
    `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${saves} saves`;
  return [
    { measure: `${writers} writers, nothing being sealed`, value: times(without) },
    {
      measure: `${writers} writers while ${sealed} revisions are sealed in ${seconds.toFixed(1)} s`,
      value: times(during),
    },
    atMost('p99 of a save while sealing, against without', during.p99 / without.p99, sealingTarget, 'x'),
  ];
}

function storageRows(result: StorageResult): Row[] {
  const { name, textSeek, docxSeek, againstDiamondTypes } = result;
  const ms = (seek: { p50: number; p99: number }) => `${seek.p50.toFixed(2)}/${seek.p99.toFixed(2)} ms`;
  return [
    { measure: `${name}: docx of ${result.versions} versions`, value: `${result.docx.toFixed(0)} B each` },
    atMost(`${name}: bytes a version, everything counted`, result.whole, 16, 'B'),
    { measure: `${name}: of these, sealed text and times`, value: result.text.toFixed(1) },
    ...(againstDiamondTypes === null
      ? []
      : [atMost(`${name}: text log against diamond-types`, againstDiamondTypes, 0.95, 'x')]),
    {
      measure: `${name}: text at any version, p50/p99`,
      value: ms(textSeek.warm),
      target: '<= 1/4 ms',
      isMet: textSeek.warm.p50 <= 1 && textSeek.warm.p99 <= 4,
    },
    { measure: `${name}: the same with nothing remembered`, value: ms(textSeek.cold) },
    {
      measure: `${name}: docx at any version, p50/p99`,
      value: ms(docxSeek.warm),
      target: '<= 3/12 ms',
      isMet: docxSeek.warm.p50 <= 3 && docxSeek.warm.p99 <= 12,
    },
    { measure: `${name}: the same with nothing remembered`, value: ms(docxSeek.cold) },
  ];
}

function describeHost({ rate, p50, p99, cpu }: HostFigures): string {
  return `${rate.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${cpu.toFixed(3)} ms CPU`;
}

function describeOtherTimes({ beside }: PathFigures): string {
  if (beside === null) return 'not told here';
  return `database ${beside.database.toFixed(3)} ms, worker ${beside.worker.toFixed(3)} ms`;
}

function describeStages({ stages }: PathFigures): string {
  return Object.entries(stages)
    .map(([stage, { share, ms }]) => `${stage} ${(share * 100).toFixed(0)} % (${ms.toFixed(2)})`)
    .join(', ');
}

type Unit = 'ms' | 'B' | 'x' | '';

function formatUnit(value: number, unit: Unit): string {
  if (unit === 'B') return `${value.toFixed(value < 100 ? 1 : 0)} B`;
  if (unit === 'x') return `${value.toFixed(2)}x`;
  return unit === '' ? value.toFixed(2) : `${value.toFixed(3)} ${unit}`;
}

function atMost(measure: string, value: number, target: number | undefined, unit: Unit = ''): Row {
  const row = { measure, value: formatUnit(value, unit) };
  if (target === undefined) return row;
  return {
    ...row,
    target: `<= ${target}${unit === 'ms' || unit === 'B' ? ` ${unit}` : unit}`,
    isMet: value <= target,
  };
}

function atLeast(measure: string, ratio: number, target: number | undefined): Row {
  const row = { measure, value: `${ratio.toFixed(2)}x` };
  return target === undefined ? row : { ...row, target: `>= ${target}x`, isMet: ratio >= target };
}
