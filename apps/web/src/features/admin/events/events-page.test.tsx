import { type EventEndpoint, eventDeliveryIdSchema, eventEndpointIdSchema } from '@redraft/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { openWindow } from '../../../testing/window.ts';
import { EventsPage } from './events-page.tsx';

const path = '/api/admin/events';
const at = '2026-11-01T10:00:00.000Z';
const endpoint: EventEndpoint = {
  id: eventEndpointIdSchema.parse(2),
  url: 'https://lrs.example.org/caliper',
  actors: 'pseudonym',
  isOn: true,
  lastSentAt: null,
  waiting: 3,
  failed: 1,
  problem: 'HTTP 401',
  pausedUntil: null,
};
let server: FakeServer;

beforeEach(() => {
  openWindow({ width: 1400 });
  server = new FakeServer();
  server.respondTo('GET', path, { endpoints: [endpoint] });
});

it('endpoints for learning events show the state of their deliveries', async () => {
  show(<EventsPage />);
  expect(await screen.findByRole('heading', { name: endpoint.url })).toBeDefined();
  expect(screen.getByText('3 events')).toBeDefined();
  expect(screen.getByText('1 event')).toBeDefined();
  expect(screen.getByText('The last attempt failed: HTTP 401')).toBeDefined();
});

it('endpoints for learning events are created with a secret that is shown once', async () => {
  server.respondTo('POST', path, { id: eventEndpointIdSchema.parse(3), secret: 'whsec_secret' });
  const { user } = show(<EventsPage />);
  await user.click(await screen.findByRole('button', { name: 'Add endpoint' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add endpoint' });
  await user.type(within(dialog).getByLabelText(/^URL/), 'https://a.example.org');
  await user.click(within(dialog).getByRole('button', { name: 'Add endpoint' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Secret' })).value).toBe(
    'whsec_secret',
  );
  expect(server.callsTo('POST', path).map(({ body }) => body)).toEqual([
    { url: 'https://a.example.org', actors: 'pseudonym' },
  ]);
});

it('endpoints for learning events can be tested with a test event, and show why it was rejected', async () => {
  server.respondTo('POST', `${path}/test`, { isDelivered: false, problem: 'HTTP 403' });
  const { user } = show(<EventsPage />);
  await user.click(await screen.findByRole('button', { name: 'Send a test event' }));
  expect(await screen.findByText('The test event was not accepted: HTTP 403')).toBeDefined();
});

it('endpoints for learning events list failed deliveries, which a button resends', async () => {
  const delivery = { occurredAt: at, tries: 9, sentAt: null, nextTryAt: null, problem: 'HTTP 401' };
  server.respondTo('GET', `${path}/deliveries`, {
    deliveries: [{ id: eventDeliveryIdSchema.parse(7), kind: 'graded', state: 'failed', ...delivery }],
    next: null,
  });
  server.respondTo('POST', `${path}/resend`, { success: true });
  const { user } = show(<EventsPage />);
  await user.click(await screen.findByRole('button', { name: 'Show deliveries' }));
  expect(await screen.findByText('Graded')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() =>
    expect(server.callsTo('POST', `${path}/resend`)).toMatchObject([{ query: { id: '7' } }]),
  );
});
