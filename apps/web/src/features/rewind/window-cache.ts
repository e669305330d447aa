import type { Segment } from '../../domain/revisions/index.ts';
import { computeSegments, type Moves, type Replay, type Save } from './replay.ts';

/** Maximum number of history windows in memory; least recently used are evicted. */
export const maxWindows = 3;

/** The next window is fetched this many versions before the end of the current one: sixteen seconds at the highest speed. */
const prefetchMargin = 64;

export function findWindow(cached: readonly Replay[], version: number): Replay | undefined {
  return cached.find(({ from, to }) => version >= from && version <= to);
}

/** The current window moves to the front; a prefetched one is inserted after it. */
export function addToCache(cached: readonly Replay[], window: Replay, isActive: boolean): Replay[] {
  const otherWindows = cached.filter(({ from }) => from !== window.from);
  const firstWindow = isActive ? [] : otherWindows.slice(0, 1);
  return [...firstWindow, window, ...otherWindows.slice(firstWindow.length)].slice(0, maxWindows);
}

/** A version of the next window to fetch, in the direction of movement; null if not needed yet or at the end. */
export function findNextToFetch(
  { from, to }: Replay,
  { previousVersion, version, last }: { previousVersion: number; version: number; last: number },
): number | null {
  if (version > previousVersion && version > to - prefetchMargin && to < last) return to + 1;
  if (version < previousVersion && version < from + prefetchMargin && from > 1) return from - 1;
  return null;
}

/** What is shown of one version. */
export interface VersionFrame {
  version: number;
  save: Save;
  segments: Segment[];
}

/** Null if the version is not loaded. */
export function findFrame(cached: readonly Replay[], version: number, moves?: Moves): VersionFrame | null {
  const window = findWindow(cached, version);
  const save = window?.saves[version - window.from];
  return window && save ? { version, save, segments: computeSegments(window, version, moves) } : null;
}

/** Milliseconds between a version and the next; null if either is not loaded. */
export function computeGapAfter(cached: readonly Replay[], version: number): number | null {
  const [save, next] = [version, version + 1].map((one) => {
    const window = findWindow(cached, one);
    return window?.saves[one - window.from];
  });
  return save && next ? next.t - save.t : null;
}
