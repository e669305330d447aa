import { constants } from './log.ts';

/** The text after one save: point of the word-count chart. */
export interface WordPoint {
  seq: number;
  /** Milliseconds since 1970; never falls. */
  t: number;
  words: number;
}

/** How much of a long log is kept for its graph. */
export interface CurveLimits {
  /** Points spread evenly over all saves. */
  points: number;
  sittings: number;
}

/** More points than a screen has columns to show them, and more sittings than can be told apart. */
export const curveLimits: CurveLimits = { points: 400, sittings: 200 };

/** A sitting as its first and last save (docs/metrics.md#sessions). */
export interface CurveSitting {
  first: WordPoint;
  last: WordPoint;
  /** Seconds of pause before it; null for the first. */
  pause: number | null;
}

/**
 * Words over time as a fold over change saves, of a size that does not grow with the log: every save counts
 * for where sittings begin and end, and every `stride`-th is kept besides. Folding bit by bit equals folding
 * at once. Plain data that survives JSON; `foldWords` works on the state that it is given.
 */
export interface WordsCurve {
  /** Change saves so far. */
  saves: number;
  /** A power of two. */
  stride: number;
  /** Saves 0, stride, 2 · stride and so on. */
  points: WordPoint[];
  /** Beyond the limit those after the shortest pauses are joined to the one before. */
  sittings: CurveSitting[];
  /** Sittings that were joined to the one before. */
  joined: number;
  firstAt: number;
  /** Whole seconds since the first save; never falls (docs/metrics.md#the-log). */
  lastSecond: number;
}

export function startWords(): WordsCurve {
  return { saves: 0, stride: 1, points: [], sittings: [], joined: 0, firstAt: 0, lastSecond: 0 };
}

/** Takes one change save in; its time is as the server's clock read it. */
export function foldWords(curve: WordsCurve, save: WordPoint, limits: CurveLimits = curveLimits): WordsCurve {
  if (curve.saves === 0) curve.firstAt = save.t;
  const before = curve.sittings.at(-1);
  const point = { ...save, t: Math.max(before?.last.t ?? save.t, save.t) };
  const second = Math.max(curve.lastSecond, Math.floor((save.t - curve.firstAt) / 1000));
  const pause = second - curve.lastSecond;
  curve.lastSecond = second;
  if (before !== undefined && pause <= constants.sessionGap) before.last = point;
  else addSitting(curve, { first: point, last: point, pause: before ? pause : null }, limits.sittings);
  if (curve.saves % curve.stride === 0) addPoint(curve, point, limits.points);
  curve.saves += 1;
  return curve;
}

function addPoint(curve: WordsCurve, point: WordPoint, max: number): void {
  curve.points.push(point);
  if (curve.points.length <= max) return;
  curve.stride *= 2;
  curve.points = curve.points.filter((_point, index) => index % 2 === 0);
}

function addSitting(curve: WordsCurve, sitting: CurveSitting, max: number): void {
  const { sittings } = curve;
  sittings.push(sitting);
  if (sittings.length <= max) return;
  // Of equal pauses the latest goes, so that it does not matter when the limit was reached.
  const shortest = sittings.reduce(
    (found, { pause }, index) =>
      (pause ?? Infinity) <= (sittings[found]?.pause ?? Infinity) ? index : found,
    sittings.length - 1,
  );
  const [shortestSitting] = sittings.splice(shortest, 1);
  const earlier = sittings[shortest - 1];
  if (shortestSitting && earlier) earlier.last = shortestSitting.last;
  curve.joined += 1;
}

/** What is drawn of a log: the words at some of its saves, and when somebody sat at it. */
export interface WordsOverTime {
  /** In order; the first and the last save of each sitting are among them. */
  points: WordPoint[];
  /** Milliseconds since 1970. */
  sittings: { from: number; to: number }[];
  /** Of all sittings, so many are shown together with the one before them. */
  joined: number;
}

/** The curve as it stands; it can be folded on. */
export function finishWords(curve: WordsCurve): WordsOverTime {
  const ends = curve.sittings.flatMap(({ first, last }) => [first, last]);
  const bySeq = new Map([...curve.points, ...ends].map((point) => [point.seq, point]));
  return {
    points: [...bySeq.values()].sort((one, other) => one.seq - other.seq),
    sittings: curve.sittings.map(({ first, last }) => ({ from: first.t, to: last.t })),
    joined: curve.joined,
  };
}
