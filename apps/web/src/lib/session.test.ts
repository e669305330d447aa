import type { SessionUser } from '@redraft/contracts';
import { sessionUserSchema } from '@redraft/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readReturnPath } from './return-path.ts';

/** The parts of the browser that the session uses. */
function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    size: () => values.size,
  };
}

const expiry = '2030-01-01T12:00:00Z';
const user: SessionUser = sessionUserSchema.parse({
  id: 7,
  username: 'some_student',
  firstName: 'Some',
  lastName: 'Student',
  email: 'some@school.example',
  roles: ['ROLE_STUDENT'],
  can: ['account.use', 'assignment.write'],
  accessToken: 'token',
  expiry,
  language: null,
  timeZone: 'Asia/Kathmandu',
  plainText: true,
});

let localStorage: ReturnType<typeof memoryStorage>;
let sessionStorage: ReturnType<typeof memoryStorage>;
let events: EventTarget;

/** Loads a fresh copy of the module, as a newly opened page does. */
async function openPage() {
  vi.resetModules();
  return { ...(await import('./session.ts')), ...(await import('../shell/access-check.ts')) };
}

beforeEach(() => {
  localStorage = memoryStorage();
  sessionStorage = memoryStorage();
  events = new EventTarget();
  vi.stubGlobal('window', {
    localStorage,
    sessionStorage,
    addEventListener: events.addEventListener.bind(events),
  });
  vi.useFakeTimers({ now: Date.parse('2030-01-01T11:00:00Z') });
});

const address = new URL('http://localhost/assignment/5?tab=main');

it('the session is restored on the next page', async () => {
  (await openPage()).storeSession(user);
  expect((await openPage()).currentUser()).toEqual(user);
});
it('the session ends exactly at its expiry', async () => {
  const page = await openPage();
  page.storeSession(user);
  expect(page.sessionState(Date.parse(expiry) - 1).kind).toBe('active');
  expect(page.sessionState(Date.parse(expiry)).kind).toBe('expired');
});
it.each([
  { ...user, id: 'seven' },
  { ...user, roles: 'ROLE_STUDENT' },
  { ...user, roles: [1] },
  { ...user, can: undefined },
  { ...user, can: [1] },
  { ...user, expiry: 'tomorrow' },
  { ...user, accessToken: undefined },
])('the session is empty if its stored shape breaks the contract: %j', async (storedUser) => {
  expect(sessionUserSchema.safeParse(storedUser).success).toBe(false);
  localStorage.setItem('redraft.session', JSON.stringify(storedUser));
  expect((await openPage()).sessionState().kind).toBe('absent');
});
it('the session stored by an older version has no preferences', async () => {
  const { language, timeZone, plainText, ...older } = user;
  localStorage.setItem('redraft.session', JSON.stringify(older));
  expect((await openPage()).currentUser()).toEqual({
    ...older,
    language: null,
    timeZone: null,
    plainText: false,
  });
});
it('the session keeps preferences that were changed meanwhile', async () => {
  const page = await openPage();
  page.storeSession(user);
  page.storePreferences({ language: 'de', timeZone: 'Europe/Berlin' });
  expect((await openPage()).currentUser()).toEqual({ ...user, language: 'de', timeZone: 'Europe/Berlin' });
});
it('the session ignores values stored by an older version', async () => {
  localStorage.setItem('redraft.session', '{"user":"me"}');
  expect((await openPage()).sessionState().kind).toBe('absent');
});

describe('a page next to other tabs', () => {
  /** How often the page reloaded after another tab stored that session. */
  async function afterOtherTab(storedUser: SessionUser | null) {
    const page = await openPage();
    page.storeSession(user);
    const handleChange = vi.fn();
    page.followOtherTabs(handleChange);
    if (storedUser === null) localStorage.removeItem('redraft.session');
    else localStorage.setItem('redraft.session', JSON.stringify(storedUser));
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'redraft.session' }));
    return { loads: handleChange.mock.calls.length, user: page.currentUser() };
  }

  it.each([
    ['renews the session', { ...user, expiry: '2030-01-01T20:00:00Z' }],
    ['signs the same user in again', { ...user, accessToken: 'another token' }],
    ['changes the time zone', { ...user, timeZone: 'Europe/Berlin' }],
  ])('a page next to other tabs updates without a reload when another tab %s', async (_what, storedUser) => {
    expect(await afterOtherTab(storedUser)).toEqual({ loads: 0, user: storedUser });
  });
  it.each([
    ['signs out', null],
    ['signs another user in', sessionUserSchema.parse({ ...user, id: 8 })],
    ['receives other permissions', { ...user, can: ['account.use' as const] }],
  ])('a page next to other tabs reloads when another tab %s', async (_what, storedUser) => {
    expect(await afterOtherTab(storedUser)).toEqual({ loads: 1, user: storedUser });
  });
});

it('a guarded page opens for everybody if it is public', async () => {
  expect((await openPage()).requireSession('public', address)).toBeNull();
});
it('a guarded page redirects a visitor to the sign-in with the return path', async () => {
  const answer = (await openPage()).requireSession('account.use', address);
  expect(answer?.headers.get('Location')).toBe('/Login?redirect_url=%2Fassignment%2F5%3Ftab%3Dmain');
  expect(readReturnPath()).toBeNull();
});
it('a guarded page redirects an expired session to the sign-in, forgets the user and keeps the return path', async () => {
  (await openPage()).storeSession({ ...user, expiry: '2030-01-01T10:59:59Z' });
  const page = await openPage();
  expect(page.requireSession('account.use', address)?.headers.get('Location')).toBe('/Login');
  expect(localStorage.size()).toBe(0);
  expect(readReturnPath()).toBe('/assignment/5?tab=main');
});
it('a guarded page opens only if the account has the permission', async () => {
  const page = await openPage();
  page.storeSession(user);
  expect(page.requireSession('class.create', address)).toBeNull();
  expect(page.mayOpen('class.create')).toBe(false);
  expect(page.mayOpen('assignment.write')).toBe(true);
  expect(page.mayOpen('public')).toBe(true);
});

describe('a page with unsaved words when its session ends', () => {
  const tellOfOtherTab = () =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'redraft.session' }));

  async function openHeldPage(isHeld: boolean) {
    const page = await openPage();
    const { hasSessionEnded, holdReload } = await import('./session-end.ts');
    page.storeSession(user);
    holdReload(() => isHeld);
    const onChange = vi.fn();
    page.followOtherTabs(onChange);
    return { ...page, hasSessionEnded, onChange };
  }

  it('a page with unsaved words when its session ends keeps its user, while other tabs do not', async () => {
    const { currentUser, forgetStoredSession, hasSessionEnded } = await openHeldPage(true);
    forgetStoredSession();
    expect(currentUser()).toEqual(user);
    expect(hasSessionEnded()).toBe(true);
    expect((await openPage()).currentUser()).toBeNull();
  });

  it('a page with unsaved words when its session ends keeps a session that was started meanwhile', async () => {
    const { forgetStoredSession } = await openHeldPage(true);
    localStorage.setItem('redraft.session', JSON.stringify({ ...user, accessToken: 'newer' }));
    forgetStoredSession();
    expect((await openPage()).currentUser()?.accessToken).toBe('newer');
  });

  it.each([
    ['stays open', true, 0],
    ['is reloaded if it has no unsaved words', false, 1],
  ])(
    'a page with unsaved words when its session ends %s when another tab signs out',
    async (_what, isHeld, loads) => {
      const { hasSessionEnded, onChange } = await openHeldPage(isHeld);
      localStorage.removeItem('redraft.session');
      tellOfOtherTab();
      expect(onChange).toHaveBeenCalledTimes(loads);
      expect(hasSessionEnded()).toBe(isHeld);
    },
  );

  it.each([
    ['continues for the same user', user.id, 0],
    ['is reloaded for another user', 8, 1],
  ])('a page with unsaved words when its session ends %s who signs in', async (_what, id, loads) => {
    const { currentUser, forgetStoredSession, hasSessionEnded, onChange } = await openHeldPage(true);
    forgetStoredSession();
    localStorage.setItem('redraft.session', JSON.stringify({ ...user, id, accessToken: 'new' }));
    tellOfOtherTab();
    expect(currentUser()?.accessToken).toBe('new');
    expect(hasSessionEnded()).toBe(false);
    expect(onChange).toHaveBeenCalledTimes(loads);
  });
});
