import type { SystemChecks } from '@redraft/contracts';

/** One line for each check, aligned. */
export function formatResults(checks: SystemChecks['checks']): string {
  const width = Math.max(...checks.map(({ name }) => name.length));
  return checks
    .map(({ name, ok, says }) => `${ok ? ' ok ' : 'FAIL'}  ${name.padEnd(width)}  ${says}`)
    .join('\n');
}
