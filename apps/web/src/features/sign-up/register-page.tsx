import { GoTo } from '../../ui/go-to.tsx';
import { journeyAddress, useTarget } from '../sign-in/index.ts';

/** /register: redirects to /instlanding, which leads to the sign-up form. */
export function RegisterPage() {
  const target = useTarget();
  return <GoTo to={journeyAddress('/instlanding', { redirect_url: target, screen: 'signup' })} />;
}
