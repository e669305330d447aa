import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { type RewindPosition, readRewindPosition, withRewindPosition } from './rewind-position.ts';

/** The rewind position in the URL. Setting one adds an entry to the browser's history; clearing it replaces the entry. */
export function useRewindPosition(): [RewindPosition | null, (position: RewindPosition | null) => void] {
  const [search, setSearch] = useSearchParams();
  const goTo = useCallback(
    (position: RewindPosition | null) =>
      setSearch((current) => withRewindPosition(current, position), { replace: position === null }),
    [setSearch],
  );
  return [readRewindPosition(search), goTo];
}
