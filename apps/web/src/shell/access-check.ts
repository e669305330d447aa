import { redirect } from 'react-router';
import type { Access } from '../lib/app-route.ts';
import { clearSession, currentUser, hasRole, sessionState } from '../lib/session.ts';

/**
 * Runs before a guarded page: a session that ran out leads to /Login, a missing
 * one leads there with the way back. A wrong role is no redirect: the page says so itself.
 */
export function requireSession(access: Access, address: URL): Response | null {
  if (access === 'public') return null;
  const state = sessionState();
  if (state.kind === 'active') return null;
  if (state.kind === 'expired') {
    clearSession();
    return redirect('/Login');
  }
  const wayBack = `${address.pathname}${address.search}`;
  return redirect(`/Login?redirect_url=${encodeURIComponent(wayBack)}`);
}

/** Whether the signed-in user's roles open a page; the server decides again for every call. */
export function mayOpen(access: Access): boolean {
  if (access === 'public') return true;
  const user = currentUser();
  return access === 'signed-in' ? user !== null : hasRole(user, access);
}
