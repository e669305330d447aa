import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { createBrowserRouter, type DataRouter, Outlet } from 'react-router';
import { setSignedOutListener } from '../lib/api.ts';
import { type AppRoute, loadPage } from '../lib/app-route.ts';
import { currentLaunch } from '../lib/launch.ts';
import { setNavigation } from '../lib/navigation.ts';
import { type Access, pageAccess } from '../lib/page-access.ts';
import { queryClient } from '../lib/query-client.ts';
import { storeReturnPath } from '../lib/return-path.ts';
import { clearSession, followOtherTabs, forgetStoredSession, sessionState } from '../lib/session.ts';
import { isPageHeld } from '../lib/session-end.ts';
import { installZodMessages } from '../lib/zod-messages.ts';
import { DeniedPage } from '../ui/denied-page.tsx';
import { LoadingPage } from '../ui/loading-page.tsx';
import { NotFoundPage } from '../ui/not-found-page.tsx';
import { SlowNotice } from '../ui/slow-notice.tsx';
import { mayOpen, requireSession } from './access-check.ts';
import { FramedPages } from './framed-pages.tsx';
import { RouteErrorPage } from './pages/route-error-page.tsx';
import { routes } from './routes.tsx';

function LoadingFirstPage() {
  return (
    <>
      <SlowNotice />
      <LoadingPage />
    </>
  );
}

function Guarded({ access, page: Page }: { access: Access; page: ComponentType }) {
  return mayOpen(access) ? <Page /> : <DeniedPage />;
}

function toRouteObject(route: AppRoute): RouteObject {
  const { path, prefetch } = route;
  const access = pageAccess[path];
  return {
    path,
    loader: ({ request, params }) => {
      const answer = requireSession(access, new URL(request.url));
      // Not awaited: the page waits for the data itself and reports errors.
      if (prefetch && mayOpen(access)) void prefetch(params);
      return answer;
    },
    lazy: async () => {
      const Page = await loadPage(route);
      return { element: <Guarded access={access} page={Page} /> };
    },
  };
}

const framelessRoutes = routes.filter((route) => route.frame === 'bare').map(toRouteObject);
const framed = routes.filter((route) => route.frame !== 'bare').map(toRouteObject);

const routeObjects: RouteObject[] = [
  {
    Component: Outlet,
    HydrateFallback: LoadingFirstPage,
    ErrorBoundary: RouteErrorPage,
    children: [
      {
        Component: FramedPages,
        children: [
          { ErrorBoundary: RouteErrorPage, children: [...framed, { path: '*', Component: NotFoundPage }] },
        ],
      },
      ...framelessRoutes,
    ],
  },
];

/** Creates the router, which opens the page of the current URL, and lets sign-outs and other tabs change what it shows. */
export function startRouter(): DataRouter {
  const router = createBrowserRouter(routeObjects);
  installZodMessages();
  setNavigation((to, { replace = false }) => void router.navigate(to, { replace }));

  setSignedOutListener(async () => {
    if (isPageHeld()) return forgetStoredSession();
    // Several calls may fail with 401 at once, the later ones when /Login is already open.
    if (sessionState().kind !== 'absent') storeReturnPath(window.location);
    // Clear the session first: /Login redirects signed-in users straight back.
    clearSession();
    await router.navigate(currentLaunch() === null ? '/Login' : '/lti/arrive');
    queryClient.clear();
  });

  followOtherTabs(() => {
    queryClient.clear();
    router.revalidate();
  });
  return router;
}
