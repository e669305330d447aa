import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { loadWords } from '../../lib/i18n.ts';
import { setNavigation } from '../../lib/navigation.ts';
import { clearSession, followOtherTabs, sessionState } from '../../lib/session.ts';
import { Entrance } from './entrance.tsx';
import { findEntrancePage } from './entrance-pages.ts';

/**
 * Shows the pages before a sign-in. For any other page it makes room for the program, in the same document:
 * the program's router then reads the address as if it had been opened there.
 */
export function openEntrance(root: Root, words: Promise<void>): void {
  const show = async () => {
    const { pathname } = window.location;
    const entry = findEntrancePage(pathname, isSignedIn());
    if (entry === undefined) return leave();
    const [Page] = await Promise.all([entry.load(), words]);
    // Somebody has gone on while the page was on its way.
    if (pathname !== window.location.pathname) return;
    root.render(
      <StrictMode>
        <Entrance path={pathname} frame={entry.frame ?? 'shell'} page={Page} />
      </StrictMode>,
    );
  };
  const leave = async () => {
    window.removeEventListener('popstate', showOrReload);
    unfollow();
    const [{ App }] = await Promise.all([import('../app.tsx'), loadWords('program')]);
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  };
  // A file that does not come: the browser says why better than we could.
  const showOrReload = () => void show().catch(() => window.location.reload());
  const unfollow = followOtherTabs(showOrReload);
  window.addEventListener('popstate', showOrReload);
  setNavigation((to, { replace = false }) => {
    window.history[replace ? 'replaceState' : 'pushState'](null, '', to);
    showOrReload();
  });
  void show();
}

/** A session that has run out is none here: nobody is sent to sign in who only looks at the first page. */
function isSignedIn(): boolean {
  const { kind } = sessionState();
  if (kind === 'expired') clearSession();
  return kind === 'active';
}
