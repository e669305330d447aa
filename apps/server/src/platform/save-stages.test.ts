import { Registry } from 'prom-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inStage, saveStageMetrics, startLaps } from './save-stages.ts';

const registry = new Registry();
saveStageMetrics(registry);

async function secondsIn(stage: string): Promise<number> {
  const [metric] = await registry.getMetricsAsJSON();
  return metric?.values.find(({ labels }) => labels.stage === stage)?.value ?? Number.NaN;
}

/** The sums are per process, so this returns what the test added. */
async function addedTo(...stages: string[]): Promise<(stage: string) => Promise<number>> {
  const before = new Map<string, number>();
  for (const stage of stages) before.set(stage, await secondsIn(stage));
  return async (stage) => (await secondsIn(stage)) - (before.get(stage) ?? Number.NaN);
}

/** Values of the monotonic clock, one per reading. */
function clockShows(...milliseconds: number[]): void {
  const now = vi.spyOn(performance, 'now');
  for (const at of milliseconds) now.mockReturnValueOnce(at);
}

describe('the stages of a save', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('each stage of a save takes the time since the previous one', async () => {
    const added = await addedTo('parse', 'diff');
    clockShows(1000, 1004, 1005, 1007);
    const lap = startLaps();
    lap('parse');
    lap('diff');
    lap('parse');
    expect(await added('parse')).toBeCloseTo(0.006);
    expect(await added('diff')).toBeCloseTo(0.001);
  });

  it('the time of a stage includes what it waits for, even if that fails', async () => {
    const added = await addedTo('gate');
    clockShows(2000, 2030);
    const refused = inStage('gate', () => Promise.reject(new Error('No')));
    await expect(refused).rejects.toThrow('No');
    expect(await added('gate')).toBeCloseTo(0.03);
  });
});
