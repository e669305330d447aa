import { useRouteError } from 'react-router';
import { ErrorPage } from '../../ui/error-page.tsx';

/** A page that broke while loading or rendering. */
export function RouteErrorPage() {
  const error = useRouteError();
  return <ErrorPage error={error} onRetry={() => window.location.reload()} />;
}
