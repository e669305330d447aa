import { useSearchParams } from 'react-router';

/** The selected tab, kept in the URL for reloads and shared links. */
export function useUrlTab<Id extends string>(ids: readonly Id[], initial: Id): [Id, (id: Id) => void] {
  const [parameters, setParameters] = useSearchParams();
  const tabParameter = parameters.get('tab');
  const tab = ids.find((id) => id === tabParameter) ?? initial;
  const choose = (id: Id) => {
    setParameters(
      (previous) => {
        const next = new URLSearchParams(previous);
        next.set('tab', id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [tab, choose];
}
