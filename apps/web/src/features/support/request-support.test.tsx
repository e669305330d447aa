import { sessionUserSchema } from '@redraft/contracts';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearSession, storeSession } from '../../lib/session.ts';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { RequestSupport } from './request-support.tsx';

let server: FakeServer;
const trackers = [
  { id: 3, name: 'Something is broken' },
  { id: 5, name: 'Something else' },
];

beforeEach(() => {
  localStorage.clear();
  clearSession();
  server = new FakeServer();
  server.respondTo('GET', '/api/support/trackers', trackers);
});

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
async function open() {
  const { user } = show(<RequestSupport onClose={vi.fn()} />);
  await screen.findByRole('radio', { name: 'Something else' });
  return { user, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

it('a support request of a visitor is sent with the address of the page once it is complete', async () => {
  server.respondTo('POST', '/api/support/issue', { success: true, message: 'Thanks.' });
  const { user, press } = await open();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Something else' }).checked).toBe(true);
  await press('Submit');
  expect(document.activeElement).toBe(field(/^Name/));
  expect(server.callsTo('POST', '/api/support/issue')).toEqual([]);
  await user.type(field(/^Name/), 'Somebody');
  await user.type(field(/^Email/), 'somebody@example.org');
  await user.type(field(/^Message/), 'It does not open.');
  await user.click(screen.getByRole('radio', { name: 'Something is broken' }));
  await press('Submit');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Thank you for contacting us. A ticket has been created for this issue. A member of our team will contact you in short order.',
  );
  const [call] = server.callsTo('POST', '/api/support/issue');
  expect(call).toMatchObject({
    body: { option: 3, name: 'Somebody', message: 'It does not open.', currentURL: window.location.href },
  });
});

it.each([
  ['in the words of the server', { status: 429, code: 'support.unknown_tracker' }, /choose/i],
  [
    'in its own words if the server gives none',
    { status: 502, code: 'x' },
    /^An error occured during processing your ticket\. Please try later\.$/,
  ],
])(
  'a support request shows %s that it failed, and keeps the typed values',
  async (_name, refusal, message) => {
    storeSession(
      sessionUserSchema.parse({
        id: 7,
        username: 'somebody',
        firstName: 'Some',
        lastName: 'Body',
        email: 'some@example.org',
        roles: ['ROLE_STUDENT'],
        can: [],
        accessToken: 'token',
        expiry: '2999-01-01T00:00:00Z',
        language: null,
        timeZone: null,
        plainText: false,
      }),
    );
    server.rejectWith('POST', '/api/support/issue', refusal);
    const { user, press } = await open();
    expect(field(/^Name/).value).toBe('Some Body');
    expect(field(/^Email/).readOnly).toBe(true);
    await user.type(field(/^Message/), 'It does not open.');
    await press('Submit');
    expect((await screen.findByRole('alert')).textContent).toMatch(message);
    expect(field(/^Message/).value).toBe('It does not open.');
  },
);

it('a support request loads its types once, however often it is opened', async () => {
  await open();
  cleanup();
  await open();
  expect(server.callsTo('GET', '/api/support/trackers')).toHaveLength(1);
});
