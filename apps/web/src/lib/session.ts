import type { Permission, Preferences, SessionUser } from '@redraft/contracts';
import { useSyncExternalStore } from 'react';
import { parseJson, readStored, writeStored } from './browser-storage.ts';
import { now } from './clock.ts';
import { forgetDeviceKey, readStoredKey } from './offline/stored-device-key.ts';
import { isRecord } from './records.ts';
import { isPageHeld, markSessionEnded } from './session-end.ts';

/**
 * The signed-in user, in local storage until expiry; the server sets a later expiry with "Remember me". Not in session storage, because a text opened
 * in a new tab must be signed in too. A session from an LTI launch is in session storage: it belongs to that frame and leaves any other session in
 * this browser alone.
 */
export const sessionStorageKey = 'redraft.session';

export type SessionState = { kind: 'absent' } | { kind: 'expired' } | { kind: 'active'; user: SessionUser };

const noPreferences: Preferences = { language: null, timeZone: null, plainText: false };
let current: SessionUser | null = load();
const listeners = new Set<() => void>();

function load(): SessionUser | null {
  if (typeof window === 'undefined') return null;
  const value = parseJson(readStored(chooseStorageArea(), sessionStorageKey));
  // Older versions stored sessions without preferences.
  return isSessionUser(value) ? { ...noPreferences, ...value } : null;
}

/** Checks the shape of the stored session by hand: the first page renders before zod is loaded. The contract validated it when the server sent it. */
function isSessionUser(value: unknown): value is SessionUser {
  if (!isRecord(value) || !Array.isArray(value.roles) || !Array.isArray(value.can)) return false;
  const texts = ['username', 'firstName', 'lastName', 'email', 'accessToken', 'expiry'].map(
    (name) => value[name],
  );
  const isComplete = [...texts, ...value.roles, ...value.can].every((text) => typeof text === 'string');
  return isComplete && Number.isInteger(value.id) && !Number.isNaN(Date.parse(String(value.expiry)));
}

function chooseStorageArea(): 'local' | 'session' {
  return readStored('session', sessionStorageKey) === null ? 'local' : 'session';
}

function setCurrent(user: SessionUser | null): void {
  current = user;
  for (const listener of listeners) listener();
}

export function storeSession(user: SessionUser): void {
  // A key of another user is of no use to this one.
  if (chooseStorageArea() === 'local' && readStoredKey(user.id) === null) forgetDeviceKey();
  writeStored(chooseStorageArea(), sessionStorageKey, JSON.stringify(user));
  setCurrent(user);
}

/** Stores the session of an LTI launch. Returns false if storage is blocked in this frame: the session then lasts until the page is left. */
export function storeLaunchedSession(user: SessionUser): boolean {
  const isStored = writeStored('session', sessionStorageKey, JSON.stringify(user));
  setCurrent(user);
  return isStored;
}

/** The session has ended: other pages and tabs forget the user; a held page keeps the user. */
export function forgetStoredSession(): void {
  if (current !== null && load()?.accessToken === current.accessToken) {
    if (chooseStorageArea() === 'local') forgetDeviceKey();
    writeStored(chooseStorageArea(), sessionStorageKey, null);
  }
  markSessionEnded(true);
}

/** Stores preferences changed here or on another device; does nothing if no user is signed in. */
export function storePreferences(preferences: Partial<Preferences>): void {
  if (current !== null) storeSession({ ...current, ...preferences });
}

export function clearSession(): void {
  // A session from a launch leaves what belongs to the other one alone.
  if (chooseStorageArea() === 'local') forgetDeviceKey();
  writeStored(chooseStorageArea(), sessionStorageKey, null);
  setCurrent(null);
}

export function sessionState(time: number = now()): SessionState {
  if (current === null) return { kind: 'absent' };
  if (Date.parse(current.expiry) <= time) return { kind: 'expired' };
  return { kind: 'active', user: current };
}

/** The user of an unexpired session, or null. */
export function currentUser(): SessionUser | null {
  const state = sessionState();
  return state.kind === 'active' ? state.user : null;
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The signed-in user; re-renders on sign-in and sign-out, in this tab or another. */
export function useSession(): SessionUser | null {
  return useSyncExternalStore(subscribeSession, () => current);
}

/** Whether the user has the permission at all; the server decides for each class and document. */
export function hasPermission(user: SessionUser | null, permission: Permission): boolean {
  return user?.can.includes(permission) ?? false;
}

/**
 * Follows sign-ins and sign-outs in other tabs; returns the unsubscribe function. Renewed sessions and changed preferences are taken over silently;
 * `onChange` runs only for another user or other permissions, because it reloads the page.
 */
export function followOtherTabs(onChange: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key !== sessionStorageKey && event.key !== null) return;
    const previous = current;
    const next = load();
    if (next === null && isPageHeld()) return markSessionEnded(true);
    setCurrent(next);
    markSessionEnded(false);
    if (serializeAccess(previous) !== serializeAccess(current)) onChange();
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

function serializeAccess(user: SessionUser | null): string {
  return user === null ? '' : JSON.stringify([user.id, user.roles, user.can]);
}
