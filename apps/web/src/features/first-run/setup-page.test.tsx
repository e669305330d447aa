import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { SetupPage } from './setup-page.tsx';

const path = '/api/setup';
const fill = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
});
const open = () => show(<SetupPage />, { at: '/setup', path: '/setup' }).user;

async function send(user: ReturnType<typeof open>, confirm: string) {
  fireEvent.change(await screen.findByLabelText(/^Setup code/), { target: { value: 'ABCD-EFGH-JKLM' } });
  fill(/^First name/, 'Ada');
  fill(/^Last name/, 'Lovelace');
  fill(/^Username/, 'ada_lovelace');
  fill(/^Email/, 'ada@example.org');
  fill(/^Password/, 'Abcdefg1!');
  fill(/^Confirm password/, confirm);
  await user.type(screen.getByLabelText(/^Confirm password/), '{Enter}');
}

it('the first administrator is created with the code, and sent to the sign-in', async () => {
  server.respondTo('GET', path, { isOpen: true });
  server.respondTo('POST', path, { success: true });
  await send(open(), 'Abcdefg1!');
  expect(await screen.findByText('The account has been created. You can sign in now.')).toBeDefined();
  expect(screen.queryByRole('form')).toBeNull();
  expect(server.callsTo('POST', path).map(({ body }) => body)).toEqual([
    {
      code: 'ABCD-EFGH-JKLM',
      firstName: 'Ada',
      lastName: 'Lovelace',
      username: 'ada_lovelace',
      email: 'ada@example.org',
      password: 'Abcdefg1!',
    },
  ]);
});

it('a setup with two different passwords is not sent', async () => {
  server.respondTo('GET', path, { isOpen: true });
  await send(open(), 'Abcdefg1?');
  expect(await screen.findByText('Passwords do not match.')).toBeDefined();
  expect(server.callsTo('POST', path)).toEqual([]);
});

it('a wrong setup code is reported, and the form keeps what was typed', async () => {
  server.respondTo('GET', path, { isOpen: true });
  server.rejectWith('POST', path, { status: 403, code: 'setup.code_wrong' });
  await send(open(), 'Abcdefg1!');
  expect(await screen.findByText(/not the code from the log/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/^Username/).value).toBe('ada_lovelace');
});

it('an installation with an administrator offers no setup', async () => {
  server.respondTo('GET', path, { isOpen: false });
  open();
  expect(await screen.findByText(/has already been set up/)).toBeDefined();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')).toBe('/authorize');
});
