import 'fake-indexeddb/auto';
import type { EditorFrame } from '@redraft/contracts';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { clearSession, storeSession } from '../../lib/session.ts';
import { buildOfflineAddress, openFrame } from './open-frame.ts';

const session = {
  id: 5,
  username: 'ann',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.org',
  accessToken: 'S-1',
  expiry: '2100-01-01T00:00:00Z',
  roles: [],
  can: [],
  language: null,
  timeZone: null,
  plainText: false,
} as unknown as Parameters<typeof storeSession>[0]; // cast: as much of a session as is read here
const frame: EditorFrame = {
  actionUrl: '/editor/docx?WOPISrc=%2Fwopi%2Ffiles%2F7',
  editorOrigin: '',
  mode: 'edit',
  assets: ['/editor/assets/a.js'],
  hasTextView: false,
  opensOffline: true,
  fields: { access_token: 'T-1', access_token_ttl: '9', ui_defaults: 'UITheme=dark;' },
};
const name = '90/';
const open = async () => frame;
const openInVain = () => Promise.reject(new ApiError({ status: 0, code: 'answer.none', message: '' }));
const refuse = () => Promise.reject(new ApiError({ status: 403, code: 'forbidden', message: '' }));
/** What is kept is written behind the opening. */
const openedOffline = () => expect.poll(() => openFrame(openInVain, name).catch(() => null));

beforeEach(() => {
  clearSession();
  storeSession(session);
});

it('a document that was opened once opens without a network, with its appearance and without a token', async () => {
  const online = await openFrame(open, name);
  expect(online).toMatchObject({ isOffline: false, fields: frame.fields });
  expect(online.deviceKey).toMatch(/^[\w-]{43}$/);
  await openedOffline().toMatchObject({
    isOffline: true,
    deviceKey: online.deviceKey,
    actionUrl: frame.actionUrl,
    assets: [],
    fields: { ui_defaults: 'UITheme=dark;' },
  });
  const kept = await openFrame(openInVain, name);
  expect(Object.keys(kept.fields)).toEqual(['ui_defaults']);
});

it('a document that the server refuses is not opened from the device', async () => {
  await openFrame(open, name);
  await openedOffline().toMatchObject({ isOffline: true });
  await expect(openFrame(refuse, name)).rejects.toMatchObject({ code: 'forbidden' });
});

it('nothing is kept of a document that the server lets open with a network only, not even from before', async () => {
  await openFrame(open, name);
  await openedOffline().toMatchObject({ isOffline: true });
  expect(await openFrame(async () => ({ ...frame, opensOffline: false }), name)).toMatchObject({
    deviceKey: null,
  });
  await openedOffline().toBeNull();
});

it('after a sign-out nobody opens what the device has kept, the same person included', async () => {
  await openFrame(open, name);
  await openedOffline().toMatchObject({ isOffline: true });
  clearSession();
  await expect(openFrame(openInVain, name)).rejects.toMatchObject({ code: 'answer.none' });
  storeSession(session);
  await expect(openFrame(openInVain, name)).rejects.toMatchObject({ code: 'answer.none' });
});

it('the address of an offline opening has the key in the fragment, which no server sees', () => {
  const url = new URL(
    buildOfflineAddress(frame.actionUrl, { ui_defaults: 'A=b;' }, 'K-1'),
    'https://host.test',
  );
  expect(url.search).toBe('?WOPISrc=%2Fwopi%2Ffiles%2F7');
  expect([...new URLSearchParams(url.hash.slice(1))]).toEqual([
    ['ui_defaults', 'A=b;'],
    ['device_key', 'K-1'],
  ]);
});
