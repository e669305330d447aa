import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { ResetPage } from './reset-page.tsx';

const check = '/api/auth/validaterecoverytoken';
const recover = '/api/auth/recoverpassword';
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
});

const open = () =>
  show(<ResetPage />, { at: '/passwordrecovery/a-token', path: '/passwordrecovery/:id' }).user;

async function send(user: ReturnType<typeof open>, confirm: string) {
  expect(await screen.findByText('Your token expires in 42 minutes.')).toBeDefined();
  fill(/^Email/, 'ada@example.org');
  fill(/^Username/, 'ada_bauer');
  fill(/^New password/, 'Abcdefg1!');
  fill(/^Confirm new password/, confirm);
  await user.type(field(/^Confirm new password/), '{Enter}');
}

it('the form is shown for a valid link, and saves a password that is typed twice', async () => {
  server.respondTo('POST', check, 42);
  server.respondTo('POST', recover, { success: true });
  const user = open();
  await send(user, 'Abcdefg1');
  expect(await screen.findByText('passwords do not match.')).toBeDefined();
  expect(server.callsTo('POST', recover)).toEqual([]);
  fill(/^Confirm new password/, 'Abcdefg1!');
  await user.type(field(/^Confirm new password/), '{Enter}');
  expect(await screen.findByText('Your password changed successfully')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/Login');
  expect(server.callsTo('POST', recover).map(({ body }) => body)).toEqual([
    { id: 'a-token', email: 'ada@example.org', username: 'ada_bauer', password: 'Abcdefg1!' },
  ]);
});

it('an expired link leads to a new one', async () => {
  server.rejectWith('POST', check, { status: 410, code: 'account.link_invalid' });
  open();
  const link = await screen.findByRole('link', { name: 'New Token' });
  expect(link.getAttribute('href')).toBe('/ForgetPassword');
  expect(screen.queryByRole('form')).toBeNull();
});

it('a link that expires while the user types leads to a new one too', async () => {
  server.respondTo('POST', check, 42);
  server.rejectWith('POST', recover, { status: 410, code: 'account.link_invalid' });
  await send(open(), 'Abcdefg1!');
  expect(await screen.findByRole('link', { name: 'New Token' })).toBeDefined();
  expect(screen.queryByRole('form')).toBeNull();
});
