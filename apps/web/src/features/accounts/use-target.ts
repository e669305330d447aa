import { useSearchParams } from 'react-router';
import { safeTarget } from './redirect-target.ts';

/** The page this sign-in is on the way to. */
export function useTarget(): string {
  const [parameters] = useSearchParams();
  return safeTarget(parameters.get('redirect_url'), window.location.origin);
}
