import { Counter, type Registry } from 'prom-client';

/**
 * Where the time of a save goes (docs/save-path.md#figures): summed up here, read at /metrics. A stage costs two readings of the
 * monotonic clock and an addition, so it is always on. What a thread beside this one plans is in none of them.
 */
type SaveStage = 'gate' | 'parse' | 'diff' | 'encode' | 'commit';

const milliseconds: Record<SaveStage, number> = { gate: 0, parse: 0, diff: 0, encode: 0, commit: 0 };

/** Ends a stage: what has passed since the one before ended, or since the laps began, was spent in it. */
export type Lap = (stage: SaveStage) => void;

/** For stages that follow each other without a pause. */
export function startLaps(): Lap {
  let from = performance.now();
  return (stage) => {
    const at = performance.now();
    milliseconds[stage] += at - from;
    from = at;
  };
}

/** Where nobody sums up. */
export const noLaps: Lap = () => undefined;

/** A stage with whatever it waits for, however it ends. */
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
