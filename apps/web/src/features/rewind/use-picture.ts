import { useMemo, useState } from 'react';
import type { Moves, Replay } from './replay.ts';
import { findFrame, type VersionFrame } from './window-cache.ts';

/** What is seen of a version; while that is on its way, the last one that was there. */
export function usePicture(
  cached: readonly Replay[],
  version: number,
  moves: Moves | undefined,
): VersionFrame | null {
  const found = useMemo(() => findFrame(cached, version, moves), [cached, version, moves]);
  const [last, setLast] = useState(found);
  if (found !== null && found !== last) setLast(found);
  return found ?? last;
}
