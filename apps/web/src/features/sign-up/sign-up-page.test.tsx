import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { ConfirmPage } from './confirm-page.tsx';
import { SignUpPage } from './sign-up-page.tsx';

const path = '/api/auth/signup';
const resendPath = '/api/auth/confirmationagain';
const url = 'https://example.org/ada';
const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
  server.respondTo('GET', '/api/auth/ways', { local: true, institutions: [] });
  server.respondTo('POST', path, { success: true, message: 'Please confirm by the mail.' });
  server.respondTo('POST', resendPath, { success: true });
});

async function open() {
  const { user } = show(<SignUpPage />);
  await screen.findByRole('form', { name: 'Sign up' });
  return { user, register: () => user.click(screen.getByRole('button', { name: 'Register' })) };
}

it('the sign-up form reports different passwords when the second field is left, until they match', async () => {
  const { user } = await open();
  fill(/^Password/, 'Abcdefg1!');
  await user.click(field(/^Confirm password/));
  fill(/^Confirm password/, 'Abcdefg1');
  expect(screen.queryByText('Passwords do not match.')).toBeNull();
  await user.tab();
  expect(screen.getByText('Passwords do not match.')).toBeDefined();
  fill(/^Confirm password/, 'Abcdefg1!');
  expect(screen.queryByText('Passwords do not match.')).toBeNull();
});

it('the sign-up form reports all problems at once and moves the focus to the first', async () => {
  const { user, register } = await open();
  fill(/^First name/, 'Ada');
  fill(/^Last name/, 'Bauer');
  fill(/^Username/, 'ab!');
  fill(/^Email/, 'nobody');
  fill(/^Password/, 'Abcdefg1!');
  fill(/^Confirm password/, 'Abcdefg2!');
  await user.click(screen.getByRole('checkbox', { name: 'Request Instructor Access' }));
  await register();
  for (const message of [
    /^Invalid username\./,
    'Passwords do not match.',
    /^As you are requesting instructor access/,
    'Check the terms and condition checkbox.',
  ])
    expect(await screen.findByText(message)).toBeDefined();
  expect(document.activeElement).toBe(field(/^Username/));
  expect(server.callsTo('POST', path)).toEqual([]);
});

it('the sign-up form accepts profile addresses line by line, agrees to the terms in their dialog, and sends the request', async () => {
  const { user, register } = await open();
  fill(/^First name/, 'Ada');
  fill(/^Last name/, 'Bauer');
  fill(/^Username/, 'ada_bauer');
  fill(/^Email/, 'Ada@example.org');
  fill(/^Password/, 'Abcdefg1*');
  fill(/^Confirm password/, 'Abcdefg1*');
  await user.click(screen.getByRole('checkbox', { name: 'Request Instructor Access' }));
  const address = field('URL of your academic profile');
  await user.type(address, 'abc{Enter}');
  expect(screen.getByText(/^Invalid URL - you may need to include/)).toBeDefined();
  // Pasting replaces the selection, as in any field.
  address.setSelectionRange(0, 3);
  await user.paste(`${url}\nhttps://example.org/two`);
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  await user.type(screen.getByRole('button', { name: 'Remove https://example.org/two' }), '{Enter}');
  expect(within(screen.getByRole('list', { name: 'Profile URLs' })).getAllByRole('listitem')).toHaveLength(1);
  const terms = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^I agree/ });
  for (const [answer, isTicked] of [
    ['Cancel', false],
    ['Agree', true],
  ] as const) {
    await user.click(terms());
    await user.click(screen.getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(terms().checked).toBe(isTicked);
  }
  await register();
  const confirmation = await screen.findByText('Please confirm by the mail.');
  expect(confirmation.closest('[role=alert]')).toBe(document.activeElement);
  expect(server.callsTo('POST', path).map(({ body }) => body)).toEqual([
    {
      firstName: 'Ada',
      lastName: 'Bauer',
      username: 'ada_bauer',
      email: 'ada@example.org',
      phone: '',
      password: 'Abcdefg1*',
      instructor: true,
      profile: [url],
    },
  ]);
});

describe('the invitation link of a mail', () => {
  const invitation = {
    className: 'Writing I',
    instructor: 'Ruth Adeyemi',
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Bauer',
    hasAccount: false,
  };
  beforeEach(() => window.history.replaceState(null, '', '/authorize/signup?invitation=secret'));
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('the invitation link of a mail opens a form with the class, the name and the address, and sends the invitation', async () => {
    server.respondTo('GET', '/api/auth/invitation', invitation);
    const { user, register } = await open();
    expect(screen.getByText(/Ruth Adeyemi has invited you to the class “Writing I”/)).toBeDefined();
    expect(field(/^First name/).value).toBe('Ada');
    expect(field(/^Email/).readOnly).toBe(true);
    expect(screen.queryByRole('checkbox', { name: 'Request Instructor Access' })).toBeNull();
    fill(/^Username/, 'ada_bauer');
    fill(/^Password/, 'Abcdefg1*');
    fill(/^Confirm password/, 'Abcdefg1*');
    await user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
    await user.click(screen.getByRole('button', { name: 'Agree' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await register();
    await screen.findByText('Please confirm by the mail.');
    expect(server.callsTo('POST', path)[0]?.body).toMatchObject({
      email: 'ada@example.org',
      invitation: 'secret',
      instructor: false,
    });
    // The invitation mail proves the address: no confirmation needed.
    expect(screen.queryByRole('button', { name: 'Resend the email' })).toBeNull();
  });

  it('the invitation link of a mail leads users with an account to the sign-in', async () => {
    server.respondTo('GET', '/api/auth/invitation', { ...invitation, hasAccount: true });
    show(<SignUpPage />);
    const signIn = await screen.findByRole('link', { name: 'Sign in' });
    expect(signIn.getAttribute('href')).toBe('/authorize?redirect_url=%2Fenroll');
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('the invitation link of a mail says that it has expired, and still offers the form', async () => {
    server.rejectWith('GET', '/api/auth/invitation', { status: 410, code: 'account.link_invalid' });
    await open();
    expect(screen.getByText(/ask your instructor for the enrollment key/)).toBeDefined();
    expect(field(/^Email/).readOnly).toBe(false);
  });
});

it('an expired confirmation link offers a new one to users who identify themselves', async () => {
  server.rejectWith('POST', '/api/auth/ConfirmEmail', { status: 410, code: 'account.link_invalid' });
  const { user } = show(<ConfirmPage />, { at: '/confirmemail/over', path: '/confirmemail/:id' });
  const send = await screen.findByRole('button', { name: 'Send a new link' });
  await user.click(send);
  expect(await screen.findByText('Fill in this field.')).toBeDefined();
  expect(server.callsTo('POST', resendPath)).toEqual([]);
  fill(/^Username or email/, 'ada_bauer');
  await user.type(field(/^Username or email/), '{Enter}');
  expect(
    await screen.findByText('If this account still needs to be confirmed, an email is on its way.'),
  ).toBeDefined();
  expect(server.callsTo('POST', resendPath)).toMatchObject([{ body: { account: 'ada_bauer' } }]);
});
