import { lazy, Suspense } from 'react';
import { useSession } from '../../lib/session.ts';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { LandingPage } from './landing-page.tsx';

/** Not for the entrance: it makes room for the program when somebody who is signed in comes here. */
const Home = lazy(async () => ({ default: (await import('../home/index.ts')).HomePage }));

/** / and /home: what is next for who is signed in, and what the product is for strangers. */
export function StartPage() {
  const user = useSession();
  if (user === null) return <LandingPage />;
  return (
    <Suspense fallback={<LoadingPage />}>
      <Home key={user.id} />
    </Suspense>
  );
}
