// How long the files of a suite took: which took longest, in lines to print, and which took more of it than one file may.
import path from 'node:path';

/** Of the time of all files together: a share says the same on a slow machine and on a fast one. */
const mostShare = 0.12;
/** In a suite of a few files each takes much of it. */
const leastFiles = 30;

/** Of a report of vitest, each file by its path below `root`. */
export function timesOf({ testResults }, root) {
  return testResults.map(({ name, startTime, endTime }) => ({
    name: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/**
 * `files` as `{ name, seconds }`, a name for each of them once or more often.
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
