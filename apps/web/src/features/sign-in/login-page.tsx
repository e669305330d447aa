import { readReturnPath } from '../../lib/return-path.ts';
import { currentUser } from '../../lib/session.ts';
import { GoTo } from '../../ui/go-to.tsx';
import { journeyAddress } from './redirect-target.ts';
import { useTarget } from './use-target.ts';

/** /Login: redirects signed-in users to their target, others to /instlanding. */
export function LoginPage() {
  const target = useTarget(readReturnPath());
  const next = currentUser() === null ? journeyAddress('/instlanding', { redirect_url: target }) : target;
  return <GoTo to={next} />;
}
