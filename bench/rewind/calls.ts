import { rewindOverviewSchema, rewindWindowSchema, type SubmissionId } from '@redraft/contracts';
import type { Account } from '../accounts.ts';
import { readMetrics } from '../save-path/metrics-text.ts';
import { percentile } from '../save-path/percentile.ts';
import type { ServerProcess } from '../server.ts';

export interface Calls {
  /** Milliseconds, sorted. */
  times: Float64Array;
  /** CPU milliseconds of the server per call, all threads. */
  cpu: number;
  /** Transferred bytes of the longest response. */
  bytes: number;
}

interface Asked {
  server: ServerProcess;
  account: Account;
  metricsToken: string;
}

/** Sequential requests. */
export async function timeCalls(
  { server, account, metricsToken }: Asked,
  paths: readonly string[],
): Promise<Calls> {
  const cpuBefore = await measureCpu(server, metricsToken);
  const times: number[] = [];
  let bytes = 0;
  for (const path of paths) {
    const startedAt = performance.now();
    const answer = await account.request(path, { headers: { 'accept-encoding': 'br' } });
    const body = await answer.text();
    times.push(performance.now() - startedAt);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body}`);
    bytes = Math.max(bytes, body.length);
  }
  const cpu = ((await measureCpu(server, metricsToken)) - cpuBefore) / paths.length;
  return { times: Float64Array.from(times).sort(), cpu, bytes };
}

export const overviewPath = (submissionId: SubmissionId) =>
  `/api/rewind/overview?submissionId=${submissionId}`;
export const marksPath = (submissionId: SubmissionId) => `/api/rewind/marks?submissionId=${submissionId}`;
export const windowPath = (submissionId: SubmissionId, save: number) =>
  `/api/rewind/window?submissionId=${submissionId}&save=${save}`;

/** Verifies that the responses match the requests. */
export async function checkAnswers(
  account: Account,
  submissionId: SubmissionId,
  saves: number,
): Promise<void> {
  const read = async (path: string): Promise<unknown> => (await account.request(path)).json();
  const overview = rewindOverviewSchema.parse(await read(overviewPath(submissionId)));
  const last = rewindWindowSchema.parse(await read(windowPath(submissionId, saves)));
  if (overview.saves !== saves || last.from + last.saves.length - 1 !== saves)
    throw new Error(`The history has ${overview.saves} saves instead of ${saves}.`);
}

async function measureCpu(server: ServerProcess, token: string): Promise<number> {
  const answer = await fetch(`${server.address}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const metric = readMetrics(await answer.text()).find(({ name }) => name === 'process_cpu_seconds_total');
  return (metric?.value ?? 0) * 1000;
}

export function quantiles({ times }: Calls): { p50: number; p99: number } {
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}
