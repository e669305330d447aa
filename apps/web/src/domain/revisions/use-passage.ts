import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { type Passage, readPassage, withPassage } from './passage.ts';

/** The passage in the page's URL. Opening adds a history entry; closing does not. */
export function usePassage(): [Passage | null, (passage: Passage | null) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = useCallback(
    (passage: Passage | null) =>
      setSearch((current) => withPassage(current, passage), { replace: passage === null }),
    [setSearch],
  );
  return [readPassage(search), choose];
}
