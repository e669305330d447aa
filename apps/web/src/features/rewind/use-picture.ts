import { useMemo, useState } from 'react';
import type { Moves, Replay } from './replay.ts';
import { findFrame, type VersionFrame } from './window-cache.ts';

/** The picture of a version; while it loads, the previous picture. */
export function usePicture(
  cached: readonly Replay[],
  version: number,
  moves: Moves | undefined,
): VersionFrame | null {
  const found = useMemo(() => findFrame(cached, version, moves), [cached, version, moves]);
  const [lastPicture, setLastPicture] = useState(found);
  if (found !== null && found !== lastPicture) setLastPicture(found);
  return found ?? lastPicture;
}
