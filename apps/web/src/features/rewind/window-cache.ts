import type { Segment } from '../../domain/revisions/index.ts';
import { type Moves, type Replay, type Save, segmentsAt } from './replay.ts';

/** Which pieces of a history the page holds: never more than these, the last used first. */
export const maxWindows = 3;

/** So close to the end of a window the next one is fetched: sixteen seconds at the highest speed. */
const margin = 64;

export function findWindow(cached: readonly Replay[], version: number): Replay | undefined {
  return cached.find(({ from, to }) => version >= from && version <= to);
}

/** One that somebody looks at comes to the front; one that was fetched ahead stands behind what is looked at. */
export function addToCache(cached: readonly Replay[], window: Replay, isActive: boolean): Replay[] {
  const others = cached.filter(({ from }) => from !== window.from);
  const front = isActive ? [] : others.slice(0, 1);
  return [...front, window, ...others.slice(front.length)].slice(0, maxWindows);
}

/** A version of the next window on the way from one version to another; null where there is time, or nothing more. */
export function findNextToFetch(
  { from, to }: Replay,
  { before, version, last }: { before: number; version: number; last: number },
): number | null {
  if (version > before && version > to - margin && to < last) return to + 1;
  if (version < before && version < from + margin && from > 1) return from - 1;
  return null;
}

/** What is seen of one version. */
export interface VersionFrame {
  version: number;
  save: Save;
  segments: Segment[];
}

/** Null for a version that is not held. */
export function findFrame(cached: readonly Replay[], version: number, moves?: Moves): VersionFrame | null {
  const window = findWindow(cached, version);
  const save = window?.saves[version - window.from];
  return window && save ? { version, save, segments: segmentsAt(window, version, moves) } : null;
}

/** Milliseconds from a version to the next one; null where they are not both held. */
export function gapAfter(cached: readonly Replay[], version: number): number | null {
  const [save, next] = [version, version + 1].map((one) => {
    const window = findWindow(cached, one);
    return window?.saves[one - window.from];
  });
  return save && next ? next.t - save.t : null;
}
