import type { LoadResult } from '../load/load.ts';
import type { OtherProcessTimes, Readings } from './meters.ts';
import { percentile } from './percentile.ts';

/** Results of one host under one load. Times in milliseconds. */
export interface HostFigures {
  /** Saves per second. */
  rate: number;
  p50: number;
  p99: number;
  /** CPU time per save of the host process. */
  cpu: number;
  /** Share of the elapsed time that the client was busy. */
  clientShare: number;
}

export interface PathFigures extends HostFigures {
  /** CPU time per save of database and worker; null if not available. */
  beside: OtherProcessTimes | null;
  /** WAL bytes per save. */
  wal: number;
  /** Time per stage from request head to response; `rest` is unaccounted time. */
  stages: Readonly<Record<string, Stage>>;
}

export interface Stage {
  share: number;
  /** Per save. */
  ms: number;
}

export function hostFigures(load: LoadResult, cpu: number): HostFigures {
  const saves = load.took.length;
  const sorted = load.took.toSorted();
  return {
    rate: saves / load.seconds,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    cpu: cpu / saves,
    clientShare: load.clientCpu / (load.seconds * 1000),
  };
}

export function pathFigures(load: LoadResult, before: Readings, after: Readings): PathFigures {
  const saves = load.took.length;
  return {
    ...hostFigures(load, after.nodeCpu - before.nodeCpu),
    beside: before.beside &&
      after.beside && {
        database: (after.beside.database - before.beside.database) / saves,
        worker: (after.beside.worker - before.beside.worker) / saves,
      },
    wal: (after.wal - before.wal) / saves,
    stages: computeStages(before, after, saves),
  };
}

function computeStages(before: Readings, after: Readings, saves: number): Record<string, Stage> {
  const all = after.saving - before.saving;
  const toStage = (seconds: number): Stage => ({ share: seconds / all, ms: (seconds * 1000) / saves });
  const spent = Object.entries(after.stages).map(
    ([stage, seconds]) => [stage, seconds - (before.stages[stage] ?? 0)] as const,
  );
  const remainingSeconds = spent.reduce((left, [, seconds]) => left - seconds, all);
  return Object.fromEntries(
    [...spent, ['rest', remainingSeconds] as const].map(([stage, seconds]) => [stage, toStage(seconds)]),
  );
}

/** The run with the median rate: hosts alternate, so that background load affects all of them. */
export function pickMedian<Figures extends HostFigures>(figures: readonly Figures[]): Figures {
  const middle = figures.toSorted((a, b) => a.rate - b.rate)[Math.floor(figures.length / 2)];
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}
