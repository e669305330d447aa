import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { readTarget } from '../../features/sign-in/index.ts';
import { loadPage } from '../../lib/app-route.ts';
import { loadTranslations } from '../../lib/i18n.ts';
import { setNavigation } from '../../lib/navigation.ts';
import { clearSession, followOtherTabs, sessionState } from '../../lib/session.ts';
import { Entrance } from './entrance.tsx';
import { findEntrancePage } from './entrance-pages.ts';

/**
 * Shows the pages before sign-in. For any other page it hands over to the full program in the same document; the router then reads the URL as if it
 * had been opened directly.
 */
export function openEntrance(root: Root, textsLoaded: Promise<void>): void {
  const show = async () => {
    const { pathname } = window.location;
    const entry = findEntrancePage(pathname, isSignedIn());
    if (entry === undefined) return leaveEntrance();
    const [Page] = await Promise.all([loadPage(entry), textsLoaded]);
    // The user navigated on while the page was loading.
    if (pathname !== window.location.pathname) return;
    root.render(
      <StrictMode>
        <Entrance path={pathname} frame={entry.frame ?? 'shell'} page={Page} />
      </StrictMode>,
    );
    // Typed, or filled in by a password manager.
    if (entry.path === '/authorize')
      window.addEventListener('input', () => void preloadNextPage(), { once: true, capture: true });
  };
  const leaveEntrance = async () => {
    window.removeEventListener('popstate', showOrReload);
    unfollow();
    const [{ startApp }] = await Promise.all([import('../app.tsx'), loadAppTexts()]);
    startApp(root);
  };
  // If a chunk fails to load, a reload lets the browser report the error.
  const showOrReload = () => void show().catch(() => window.location.reload());
  const unfollow = followOtherTabs(showOrReload);
  window.addEventListener('popstate', showOrReload);
  setNavigation((to, { replace = false }) => {
    window.history[replace ? 'replaceState' : 'pushState'](null, '', to);
    showOrReload();
  });
  void show();
}

/** An expired session counts as signed out: a visitor of the first page is not sent to the sign-in. */
function isSignedIn(): boolean {
  const { kind } = sessionState();
  if (kind === 'expired') clearSession();
  return kind === 'active';
}

const loadAppTexts = () => loadTranslations('sentences', 'program');

/** While somebody types their password, the page they asked for is loaded. */
async function preloadNextPage(): Promise<void> {
  try {
    const [{ preloadPage }] = await Promise.all([import('../app.tsx'), loadAppTexts()]);
    await Promise.all([preloadPage('/oauth2/redirect'), preloadPage(readTarget(window.location))]);
  } catch {
    // The page loads the same when it is opened, and reports errors.
  }
}
