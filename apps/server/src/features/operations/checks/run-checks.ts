import { sentence } from '@redraft/sentences';
import { reasonOf } from '../../../platform/reason.ts';
import { type Check, type CheckResult, type CombinedFinding, type Finding, failed } from './check-result.ts';

/** Runs checks together, so that the slowest one determines the time; one that throws or takes too long has failed. */
export function runChecks(checks: readonly Check[], timeoutMs: number): Promise<CheckResult[]> {
  return Promise.all(checks.map(async ({ name, run }) => ({ name, ...(await runOne(run, timeoutMs)) })));
}

async function runOne(run: Check['run'], timeoutMs: number): Promise<Finding | CombinedFinding> {
  const limit = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding>((resolve) => {
    timer = setTimeout(() => {
      resolve(failed(sentence('check.timeout', { seconds: Math.ceil(timeoutMs / 1000) })));
      limit.abort();
    }, timeoutMs);
  });
  try {
    return await Promise.race([run(limit.signal), late]);
  } catch (error) {
    return failed(sentence('check.error', { reason: reasonOf(error) }));
  } finally {
    clearTimeout(timer);
  }
}

/** Checks one run at a time: a call during a run gets the result of that run. */
export function shareRuns(run: () => Promise<CheckResult[]>): () => Promise<CheckResult[]> {
  let current: Promise<CheckResult[]> | undefined;
  return () => {
    current ??= run().finally(() => {
      current = undefined;
    });
    return current;
  };
}
