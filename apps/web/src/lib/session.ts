import type { Permission, Preferences, SessionUser } from '@redraft/contracts';
import { useSyncExternalStore } from 'react';
import { parseJson, readStored, writeStored } from './browser-storage.ts';
import { now } from './clock.ts';
import { isRecord } from './records.ts';
import { isPageHeld, markSessionEnded } from './session-end.ts';

/**
 * The signed-in user, in local storage until its expiry, which the server sets far away with
 * "Remember me" and near without. Not in the tab's own storage: a text opened for reading in
 * a new tab has to be signed in too. A session that was launched out of a course of a learning platform is in the tab's own: it is for
 * that frame, and whoever is signed in here otherwise stays so.
 */
const storageKey = 'redraft.session';

export type SessionState = { kind: 'absent' } | { kind: 'expired' } | { kind: 'active'; user: SessionUser };

const noPreferences: Preferences = { language: null, timeZone: null, plainText: false };
let current: SessionUser | null = load();
const listeners = new Set<() => void>();

function load(): SessionUser | null {
  if (typeof window === 'undefined') return null;
  const stored = parseJson(readStored(usedArea(), storageKey));
  // An older version stored sessions without the preferences.
  return isSessionUser(stored) ? { ...noPreferences, ...stored } : null;
}

/**
 * What is stored was parsed by its contract when the server sent it, and is stored by nobody else. Asked by
 * hand whether it still has that shape: the first page of the product is there before zod is.
 */
function isSessionUser(stored: unknown): stored is SessionUser {
  if (!isRecord(stored) || !Array.isArray(stored.roles) || !Array.isArray(stored.can)) return false;
  const texts = ['username', 'firstName', 'lastName', 'email', 'accessToken', 'expiry'].map(
    (name) => stored[name],
  );
  const isWhole = [...texts, ...stored.roles, ...stored.can].every((text) => typeof text === 'string');
  return isWhole && Number.isInteger(stored.id) && !Number.isNaN(Date.parse(String(stored.expiry)));
}

function usedArea(): 'local' | 'session' {
  return readStored('session', storageKey) === null ? 'local' : 'session';
}

function change(user: SessionUser | null): void {
  current = user;
  for (const listener of listeners) listener();
}

export function storeSession(user: SessionUser): void {
  writeStored(usedArea(), storageKey, JSON.stringify(user));
  change(user);
}

/** Of a launch; false where the browser keeps nothing for this frame: then it lasts until the page is left. */
export function storeLaunchedSession(user: SessionUser): boolean {
  const isKept = writeStored('session', storageKey, JSON.stringify(user));
  change(user);
  return isKept;
}

/** The session has ended; a page that is held keeps its user, other pages and tabs do not. */
export function forgetStoredSession(): void {
  if (current !== null && load()?.accessToken === current.accessToken)
    writeStored(usedArea(), storageKey, null);
  markSessionEnded(true);
}

/** What the account has chosen elsewhere or just now; nothing where nobody is signed in. */
export function storePreferences(chosen: Partial<Preferences>): void {
  if (current !== null) storeSession({ ...current, ...chosen });
}

export function clearSession(): void {
  writeStored(usedArea(), storageKey, null);
  change(null);
}

export function sessionState(at: number = now()): SessionState {
  if (current === null) return { kind: 'absent' };
  if (Date.parse(current.expiry) <= at) return { kind: 'expired' };
  return { kind: 'active', user: current };
}

/** The user whose session has not run out, or null. */
export function currentUser(): SessionUser | null {
  const state = sessionState();
  return state.kind === 'active' ? state.user : null;
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The signed-in user; re-renders when somebody signs in or out, in this tab or another. */
export function useSession(): SessionUser | null {
  return useSyncExternalStore(subscribeSession, () => current);
}

/** Whether the server takes such a question from the user at all; what for, it says with each class and text. */
export function hasPermission(user: SessionUser | null, permission: Permission): boolean {
  return user?.can.includes(permission) ?? false;
}

/**
 * Follows sign-ins and sign-outs of other tabs; returns the way to stop. Another tab also stores a session that it has renewed, or what the
 * person has chosen: that is taken over, but `onChange` is told only of another person, or of other permissions, since it loads the page anew.
 */
export function followOtherTabs(onChange: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key !== storageKey && event.key !== null) return;
    const before = current;
    const next = load();
    if (next === null && isPageHeld()) return markSessionEnded(true);
    change(next);
    markSessionEnded(false);
    if (readAccess(before) !== readAccess(current)) onChange();
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

function readAccess(user: SessionUser | null): string {
  return user === null ? '' : JSON.stringify([user.id, user.roles, user.can]);
}
