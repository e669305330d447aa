import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clearSession } from '../../lib/session.ts';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { ContactPage } from './contact-page.tsx';

it('a contact message needs name, address and text, and the form clears once it is sent', async () => {
  clearSession();
  const server = new FakeServer();
  server.respondTo('POST', '/api/email/sendcontact', { success: true, message: 'Thanks.' });
  const { user } = show(<ContactPage />);
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
  await send();
  await waitFor(() => expect(field(/^Message/).getAttribute('aria-invalid')).toBe('true'));
  expect(server.callsTo('POST', '/api/email/sendcontact')).toEqual([]);
  await user.type(field(/^Name/), 'Somebody');
  await user.type(field(/^Email/), 'somebody@example.org');
  await user.type(field(/^Message/), 'How much is it?');
  await send();
  expect(await screen.findByText('Thank you for your message. We will answer you by email.')).toBeDefined();
  expect(server.callsTo('POST', '/api/email/sendcontact')).toMatchObject([
    { body: { name: 'Somebody', email: 'somebody@example.org', message: 'How much is it?' } },
  ]);
  expect([field(/^Name/), field(/^Email/), field(/^Message/)].map(({ value }) => value)).toEqual([
    '',
    '',
    '',
  ]);
});
