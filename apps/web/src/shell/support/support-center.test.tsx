import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { HelpButton } from './help-button.tsx';

it('the help button opens three kinds of help, the first of which is the support request', async () => {
  const server = new FakeServer();
  server.respondTo('GET', '/api/support/trackers', [{ id: 5, name: 'Something else' }]);
  const { user } = show(<HelpButton />);
  await user.click(screen.getByRole('button', { name: 'Help' }));
  const center = await screen.findByRole('dialog', { name: 'Support Center' });
  const links = within(center).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/contactus',
    '/knowledgebase',
    '/systemstatus',
  ]);
  await user.click(within(center).getByRole('link', { name: /^Contact support/ }));
  expect(await screen.findByRole('dialog', { name: 'Request Support' })).toBeDefined();
});
