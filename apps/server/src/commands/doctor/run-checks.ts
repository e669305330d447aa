import { reasonOf } from '../../platform/reason.ts';
import type { Check, CheckResult } from './check.ts';

const timeoutMs = 20_000;

/** Runs checks one after the other; one that throws or takes too long has failed. */
export async function runChecks(checks: readonly Check[]): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { name, run } of checks) results.push({ name, ...(await runOne(run)) });
  return results;
}

async function runOne(run: Check['run']): Promise<Omit<CheckResult, 'name'>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Omit<CheckResult, 'name'>>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, says: 'No answer within 20 seconds.' }), timeoutMs);
  });
  try {
    return await Promise.race([run(), late]);
  } catch (error) {
    return { ok: false, says: `${reasonOf(error)}.` };
  } finally {
    clearTimeout(timer);
  }
}

/** One line for each check, aligned. */
export function formatResults(results: readonly CheckResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  return results
    .map(({ name, ok, says }) => `${ok ? ' ok ' : 'FAIL'}  ${name.padEnd(width)}  ${says}`)
    .join('\n');
}
