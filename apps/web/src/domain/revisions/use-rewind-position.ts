import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { type RewindPosition, readRewindPosition, withRewindPosition } from './rewind-position.ts';

/** The moment that the address of this page names. Opening one can be taken back with the browser's button; closing cannot. */
export function useRewindPosition(): [RewindPosition | null, (position: RewindPosition | null) => void] {
  const [search, setSearch] = useSearchParams();
  const goTo = useCallback(
    (position: RewindPosition | null) =>
      setSearch((before) => withRewindPosition(before, position), { replace: position === null }),
    [setSearch],
  );
  return [readRewindPosition(search), goTo];
}
