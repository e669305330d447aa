import { Counter, type Registry } from 'prom-client';

/**
 * Time spent in the stages of a save (docs/save-path.md#figures), summed up for /metrics. A stage costs two clock readings and an addition, so it is
 * always measured. Query planning and work of other threads are not included.
 */
type SaveStage = 'gate' | 'parse' | 'diff' | 'encode' | 'commit';

const milliseconds: Record<SaveStage, number> = { gate: 0, parse: 0, diff: 0, encode: 0, commit: 0 };

/** Ends a stage: the time since the previous lap counts for it. */
export type Lap = (stage: SaveStage) => void;

/** For consecutive stages. */
export function startLaps(): Lap {
  let from = performance.now();
  return (stage) => {
    const at = performance.now();
    milliseconds[stage] += at - from;
    from = at;
  };
}

/** Measures nothing. */
export const noLaps: Lap = () => undefined;

/** Measures asynchronous work, including waiting, also if it fails. */
export async function inStage<T>(stage: SaveStage, work: () => Promise<T>): Promise<T> {
  const lap = startLaps();
  try {
    return await work();
  } finally {
    lap(stage);
  }
}

export function saveStageMetrics(registry: Registry): void {
  new Counter({
    name: 'redraft_save_stage_seconds_total',
    help: 'Time that all saves together spent in a stage',
    labelNames: ['stage'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [stage, sum] of Object.entries(milliseconds)) this.inc({ stage }, sum / 1000);
    },
  });
}
