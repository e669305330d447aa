import type { LoadResult } from './load.ts';
import { countUnsealed, writeOldRevisions } from './old-revisions.ts';
import { percentile } from './percentile.ts';
import { type Ran, runSealing, takeOffSchedule } from './sealing-job.ts';
import type { Stream } from './streams.ts';
import { type Hosts, loadPath } from './whole-path.ts';

export interface WhileSealing {
  writers: number;
  /** Revisions that were sealed meanwhile, and for how long that took. */
  sealed: number;
  seconds: number;
  /** Milliseconds, without it and while it was under way. */
  without: { saves: number; p50: number; p99: number };
  during: { saves: number; p50: number; p99: number };
}

const revisions = 10_000;
/** Sealing is bounded; this is only where a run ends that is not told to. */
const maxSeconds = 600;

/** How long saves take while the worker seals, and before and after it in the same run. */
export async function measureWhileSealing(
  hosts: Pick<Hosts, 'client' | 'classroom'>,
  streams: readonly Stream[],
  { writers, seconds }: { writers: number; seconds: number },
): Promise<WhileSealing> {
  await takeOffSchedule();
  const files = await writeOldRevisions(streams, revisions);
  const unsealed = await countUnsealed(files);
  const before = await loadPath(hosts, { writers, seconds });
  const underLoad = loadPath(hosts, { writers, seconds: maxSeconds });
  const ran = await runSealing().finally(hosts.client.stopRun);
  const during = await underLoad;
  const after = await loadPath(hosts, { writers, seconds });
  return {
    writers,
    sealed: unsealed - (await countUnsealed(files)),
    seconds: (ran.to - ran.from) / 1000,
    without: timesOf([...before.took, ...after.took]),
    during: timesOf(tookWithin(during, ran)),
  };
}

/** Of the saves that were sent and answered while it ran. */
export function tookWithin(
  { beganAt, answeredAt, took }: Pick<LoadResult, 'beganAt' | 'answeredAt' | 'took'>,
  ran: Ran,
): number[] {
  return [...took].filter((milliseconds, index) => {
    const answered = beganAt + (answeredAt[index] ?? 0);
    return answered - milliseconds >= ran.from && answered <= ran.to;
  });
}

function timesOf(took: readonly number[]) {
  const sorted = Float64Array.from(took).sort();
  return { saves: took.length, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}
