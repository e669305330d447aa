import { GoTo } from '../../ui/go-to.tsx';
import { journeyAddress } from './redirect-target.ts';
import { useTarget } from './use-target.ts';

/** /instlanding: on to whoever authorizes, which is our own page. */
export function InstitutionLandingPage() {
  const target = useTarget();
  return <GoTo to={journeyAddress('/authorize', { redirect_url: target })} />;
}
