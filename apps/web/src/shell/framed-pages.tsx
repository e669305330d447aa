import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { DeletionBanner } from '../features/data-rights/index.ts';
import { JoinBanner } from '../features/lti-launch/index.ts';
import { useIsAssistant } from '../features/oversight/index.ts';
import { useSession } from '../lib/session.ts';
import { useFocusMainWhenLost } from '../ui/use-focus-main-when-lost.ts';
import { AssistsContext } from './assists-context.ts';
import { Layout } from './layout.tsx';
import { Notifications } from './notifications.tsx';

/** Layout route for pages with header and drawer. */
export function FramedPages() {
  const { pathname } = useLocation();
  useFocusMainWhenLost(pathname);
  const user = useSession();
  const isAssistant = useIsAssistant(user);
  return (
    <AssistsContext value={isAssistant}>
      <Layout path={pathname} notices={user !== null && <Notifications user={user} />}>
        {user !== null && <DeletionBanner />}
        <JoinBanner />
        <Outlet />
      </Layout>
      <ScrollRestoration />
    </AssistsContext>
  );
}
