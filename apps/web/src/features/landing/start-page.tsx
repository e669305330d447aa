import { lazy, Suspense } from 'react';
import { useSession } from '../../lib/session.ts';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { LandingPage } from './landing-page.tsx';

/** Loaded separately: not needed by the entrance, which hands signed-in users over to the full program. */
const Home = lazy(async () => ({ default: (await import('../home/index.ts')).HomePage }));

/** / and /home: next tasks for signed-in users, the landing page for visitors. */
export function StartPage() {
  const user = useSession();
  if (user === null) return <LandingPage />;
  return (
    <Suspense fallback={<LoadingPage />}>
      <Home key={user.id} />
    </Suspense>
  );
}
