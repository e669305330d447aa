import { redirect } from 'react-router';
import { currentLaunch } from '../lib/launch.ts';
import type { Access } from '../lib/page-access.ts';
import { storeReturnPath } from '../lib/return-path.ts';
import { clearSession, currentUser, hasPermission, sessionState } from '../lib/session.ts';

/**
 * Runs before a guarded page: a session that ran out leads to /Login, a missing
 * one leads there with the way back in the address. A page for others is no redirect: it says so itself.
 */
export function requireSession(access: Access, address: URL): Response | null {
  if (access === 'public') return null;
  const state = sessionState();
  if (state.kind === 'active') return null;
  // Nobody signs in here in a frame of a learning platform: that page says to open it there again.
  if (currentLaunch() !== null) return redirect('/lti/arrive');
  if (state.kind === 'expired') {
    storeReturnPath(address);
    clearSession();
    return redirect('/Login');
  }
  const returnPath = `${address.pathname}${address.search}`;
  return redirect(`/Login?redirect_url=${encodeURIComponent(returnPath)}`);
}

/** Whether a page is for the signed-in user; the server decides again for every call. */
export function mayOpen(access: Access): boolean {
  return access === 'public' || hasPermission(currentUser(), access);
}
