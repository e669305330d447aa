import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { DataRightsCard } from './data-rights-card.tsx';

const noExport = {
  state: 'none',
  requestedAt: null,
  done: 0,
  total: 0,
  size: 0,
  readyAt: null,
  expiresAt: null,
  problem: null,
};
const noDeletion = {
  dueAt: null,
  requestedAt: null,
  confirmBy: 'password',
  graceDays: 14,
  refusals: [],
  heldClasses: [],
};
const at = '2026-03-10T12:00:00.000Z';

/** Responds by method and path, and records the requests. */
function serve(answers: Record<string, unknown>) {
  const requests: { call: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const call = `${init.method} ${address}`;
    requests.push({ call, body: init.body });
    return Promise.resolve(Response.json(answers[call] ?? {}));
  });
  return requests;
}

it('the card of data rights says how far the data is, and offers it when it is ready', async () => {
  serve({
    'GET /api/account/export': { ...noExport, state: 'making', done: 3, total: 12 },
    'GET /api/account/deletion': noDeletion,
  });
  show(<DataRightsCard />);
  expect(await screen.findByText('Preparing your data: 3 of 12 texts')).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
});

it('tells why classes are in the way of a deletion, and leads to them', async () => {
  const classes = [{ id: 7, name: 'Writing I', students: 2 }];
  serve({
    'GET /api/account/export': { ...noExport, state: 'failed', problem: 'failed' },
    'GET /api/account/deletion': { ...noDeletion, refusals: [{ kind: 'classes', classes }] },
  });
  show(<DataRightsCard />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Writing I' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Delete my account…' })).toBeNull();
});

it('the card of data rights asks for the password before a deletion, and offers to keep the account afterwards', async () => {
  const sent = serve({
    'GET /api/account/export': noExport,
    'GET /api/account/deletion': noDeletion,
    'POST /api/account/deletion': { ...noDeletion, dueAt: at, requestedAt: at },
  });
  const { user } = show(<DataRightsCard />);
  await user.click(await screen.findByRole('button', { name: 'Delete my account…' }));
  expect(await screen.findByText('What stays, without your name')).toBeDefined();
  await user.type(screen.getByLabelText(/Your password/), 'Secret12!');
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByRole('button', { name: 'Keep my account' })).toBeDefined();
  const requests = sent.find(({ call }) => call.startsWith('POST'));
  expect(requests?.body).toBe(JSON.stringify({ confirmation: 'Secret12!' }));
});

it('the card of data rights says before a deletion, and in its dialog, in which classes work is kept', async () => {
  const heldClasses = [{ id: 7, name: 'Writing I' }];
  serve({
    'GET /api/account/export': noExport,
    'GET /api/account/deletion': { ...noDeletion, heldClasses },
  });
  const { user } = show(<DataRightsCard />);
  expect((await screen.findByText(/These classes are on hold/)).textContent).toContain('Writing I');
  await user.click(await screen.findByRole('button', { name: 'Delete my account…' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('work in them may be needed in a dispute:Writing I');
});
