import { Navigate } from 'react-router';
import { journeyAddress } from './redirect-target.ts';
import { useTarget } from './use-target.ts';

/** /instlanding: on to whoever authorizes, which is our own page (spec 0 no. 1). */
export function InstitutionLandingPage() {
  const target = useTarget();
  return <Navigate to={journeyAddress('/authorize', { redirect_url: target })} replace />;
}
