import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { momentIn, type RewindMoment, withMoment } from './moment.ts';

/** The moment that the address of this page names. Opening one can be taken back with the browser's button; closing cannot. */
export function useMoment(): [RewindMoment | null, (moment: RewindMoment | null) => void] {
  const [search, setSearch] = useSearchParams();
  const goTo = useCallback(
    (moment: RewindMoment | null) =>
      setSearch((before) => withMoment(before, moment), { replace: moment === null }),
    [setSearch],
  );
  return [momentIn(search), goTo];
}
