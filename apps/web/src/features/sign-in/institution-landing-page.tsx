import { GoTo } from '../../ui/go-to.tsx';
import { journeyAddress } from './redirect-target.ts';
import { useTarget } from './use-target.ts';

/** /instlanding: redirects to the authorization page. */
export function InstitutionLandingPage() {
  const target = useTarget();
  const isNew = new URLSearchParams(window.location.search).get('screen') === 'signup';
  const page = isNew ? '/authorize/signup' : '/authorize';
  return <GoTo to={journeyAddress(page, { redirect_url: target })} />;
}
