import type { LoadResult } from '../load/load.ts';
import { countUnsealed, writeOldRevisions } from './old-revisions.ts';
import { percentile } from './percentile.ts';
import { type Ran, runSealing, takeOffSchedule } from './sealing-job.ts';
import type { Stream } from './streams.ts';
import { type Hosts, loadPath } from './whole-path.ts';

export interface WhileSealing {
  writers: number;
  /** Number of sealed revisions, and the duration. */
  sealed: number;
  seconds: number;
  /** Save times in milliseconds, without and during sealing. */
  without: { saves: number; p50: number; p99: number };
  during: { saves: number; p50: number; p99: number };
}

const revisions = 10_000;
/** Sealing is bounded; this only limits a run that never ends. */
const maxSeconds = 600;

/** Save times while the worker seals, and before and after it in the same run. */
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
    without: summarizeTimes([...before.took, ...after.took]),
    during: summarizeTimes(filterWithin(during, ran)),
  };
}

/** Durations of saves that started and ended during the run. */
export function filterWithin(
  { beganAt, answeredAt, took }: Pick<LoadResult, 'beganAt' | 'answeredAt' | 'took'>,
  ran: Ran,
): number[] {
  return [...took].filter((milliseconds, index) => {
    const answered = beganAt + (answeredAt[index] ?? 0);
    return answered - milliseconds >= ran.from && answered <= ran.to;
  });
}

function summarizeTimes(took: readonly number[]) {
  const sorted = Float64Array.from(took).sort();
  return { saves: took.length, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}
