import { GoTo } from '../../ui/go-to.tsx';
import { journeyAddress, useTarget } from '../sign-in/index.ts';

/** /register: on to /instlanding, which leads to the form on our own authorization page. */
export function RegisterPage() {
  const target = useTarget();
  return <GoTo to={journeyAddress('/instlanding', { redirect_url: target, screen: 'signup' })} />;
}
