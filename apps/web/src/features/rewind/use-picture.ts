import { useMemo, useState } from 'react';
import { type Picture, pictureOf } from './held-windows.ts';
import type { Moves, Replay } from './replay.ts';

/** What is seen of a version; while that is on its way, the last one that was there. */
export function usePicture(
  held: readonly Replay[],
  version: number,
  moves: Moves | undefined,
): Picture | null {
  const found = useMemo(() => pictureOf(held, version, moves), [held, version, moves]);
  const [last, setLast] = useState(found);
  if (found !== null && found !== last) setLast(found);
  return found ?? last;
}
