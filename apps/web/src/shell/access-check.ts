import { redirect } from 'react-router';
import { currentLaunch } from '../lib/launch.ts';
import type { Access } from '../lib/page-access.ts';
import { storeReturnPath } from '../lib/return-path.ts';
import { clearSession, currentUser, hasPermission, sessionState } from '../lib/session.ts';

/**
 * Runs before a guarded page: an expired session redirects to /Login; a missing one does so with the return path in the URL. A page the user lacks
 * permission for does not redirect; it shows a message.
 */
export function requireSession(access: Access, address: URL): Response | null {
  if (access === 'public') return null;
  const state = sessionState();
  if (state.kind === 'active') return null;
  // Users cannot sign in inside an LMS frame; this page asks them to open the tool from the LMS again.
  if (currentLaunch() !== null) return redirect('/lti/arrive');
  if (state.kind === 'expired') {
    storeReturnPath(address);
    clearSession();
    return redirect('/Login');
  }
  const returnPath = `${address.pathname}${address.search}`;
  return redirect(`/Login?redirect_url=${encodeURIComponent(returnPath)}`);
}

/** Whether the signed-in user may open a page; the server checks again for every call. */
export function mayOpen(access: Access): boolean {
  return access === 'public' || hasPermission(currentUser(), access);
}
