// Duration of a suite's test files: the slowest ones to print, and those above the allowed share.
import path from 'node:path';

/** Maximum share of the total time: independent of the machine's speed. */
const mostShare = 0.12;
/** With fewer files, each one has a large share. */
const leastFiles = 30;

/** Durations from a Vitest report, by path relative to `root`. */
export function timesOf({ testResults }, root) {
  return testResults.map(({ name, startTime, endTime }) => ({
    name: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/**
 * `files` as `{ name, seconds }`; a name may occur several times.
 * @returns {{ slowest: string[], over: string[] }}
 */
export function slowestOf(files, count = 10) {
  const secondsOf = new Map();
  for (const { name, seconds } of files) secondsOf.set(name, (secondsOf.get(name) ?? 0) + seconds);
  const sorted = [...secondsOf].sort(([, a], [, b]) => b - a);
  const whole = sorted.reduce((sum, [, seconds]) => sum + seconds, 0);
  const slowest = sorted
    .slice(0, count)
    .map(([name, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
  const over =
    sorted.length < leastFiles
      ? []
      : sorted
          .filter(([, seconds]) => seconds > mostShare * whole)
          .map(([name, seconds]) => `${name} takes ${Math.round((100 * seconds) / whole)} % of its suite`);
  return { slowest, over };
}
