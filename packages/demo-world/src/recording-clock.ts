/** Whether a recording has times (docs/metrics.md#npm-run-metrics). Some lack them for some or all changes: times in 1970 are not from a clock. */
export type RecordingClock = 'recorded' | 'modelled';
export type ClockProblem = 'seconds' | 'year';

export type ReadClock =
  | { readonly kind: RecordingClock; readonly times: Float64Array }
  | { readonly kind: 'refused'; readonly problem: ClockProblem; readonly index: number };

const firstKnown = Date.UTC(1971, 0);
/** Later times are in other units, or exceed the range of `Date`. */
const firstTooLate = Date.UTC(3000, 0);
/** Seconds since 1970 from 2001 to 2100; read as milliseconds, these are in January and February 1970. */
const seconds = { from: 978_307_200, to: 4_102_444_800 };
/** With fewer distinct known seconds, a recording counts as having no clock. */
const minKnownSeconds = 10;
const modelledStart = Date.UTC(2020, 0);
const modelledStepMs = 225;

/** Replaces impossible times by NaN: for recordings that are only measured, not imported. */
export function onlyKnown(times: Float64Array): Float64Array {
  return times.map((time) => (time >= firstKnown && time < firstTooLate ? time : Number.NaN));
}

/** `times` in milliseconds since 1970, NaN if missing. */
export function readClock(times: Float64Array): ReadClock {
  const tooFar = times.findIndex((time) => time < 0 || time >= firstTooLate);
  if (tooFar >= 0) return { kind: 'refused', problem: 'year', index: tooFar };
  const isKnown = (time: number) => time >= firstKnown;
  const known = new Set<number>();
  for (const time of times) if (isKnown(time)) known.add(Math.floor(time / 1000));
  if (known.size >= minKnownSeconds) return { kind: 'recorded', times: withoutGaps(times, isKnown) };
  const inSeconds = times.findIndex((time) => time >= seconds.from && time <= seconds.to);
  if (known.size === 0 && inSeconds >= 0) return { kind: 'refused', problem: 'seconds', index: inSeconds };
  return { kind: 'modelled', times: times.map((_, index) => modelledStart + index * modelledStepMs) };
}

/** A missing time becomes the next known one; after the last known one, that one. */
function withoutGaps(times: Float64Array, isKnown: (time: number) => boolean): Float64Array {
  const filled = times.slice();
  let next = times.findLast(isKnown) ?? Number.NaN;
  for (let index = filled.length - 1; index >= 0; index--) {
    const time = filled[index] ?? Number.NaN;
    if (isKnown(time)) next = time;
    else filled[index] = next;
  }
  return filled;
}
