import { assignmentIdSchema, type ClassPdfs } from '@redraft/contracts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { ClassPdfsDialog } from './class-pdfs-dialog.tsx';

const path = '/api/classes/assignment/pdfs?assignmentId=9';
const none: ClassPdfs = {
  state: 'none',
  requestedAt: null,
  done: 0,
  total: 0,
  failed: 0,
  size: 0,
  expiresAt: null,
  problem: null,
  texts: 30,
  isPdfMissing: false,
};

/** Responds by method and path, and records the requests. */
function serve(answers: Record<string, ClassPdfs>) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    requests.push(`${init.method} ${address}`);
    return Promise.resolve(Response.json(answers[`${init.method}`] ?? none));
  });
  return requests;
}

function open() {
  const assignmentId = assignmentIdSchema.parse(9);
  return show(
    <ClassPdfsDialog assignmentId={assignmentId} title="Essay" zone="UTC" onClose={() => undefined} />,
  );
}

it('the dialog of class PDFs orders them, shows the progress, and cancels', async () => {
  const requests = serve({
    GET: none,
    POST: { ...none, state: 'making', done: 12, total: 30, failed: 1 },
    DELETE: none,
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Create PDFs' }));
  expect(await screen.findByText('Creating the PDFs: 12 of 30')).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  expect(screen.getByText('1 text could not be converted.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Create PDFs' })).toBeDefined();
  expect(requests).toContain(`POST ${path}`);
  expect(requests).toContain(`DELETE ${path}`);
});

it('the dialog of class PDFs offers the ready ones, and names how many are missing', async () => {
  const expiresAt = '2026-03-13T12:00:00.000Z';
  serve({ GET: { ...none, state: 'ready', done: 30, total: 30, failed: 2, size: 3_145_728, expiresAt } });
  open();
  expect(await screen.findByRole('button', { name: 'Download (3 MB)' })).toBeDefined();
  expect(screen.getByText(/28 PDFs are ready/)).toBeDefined();
  expect(screen.getByText(/2 texts could not be converted/)).toBeDefined();
});

it.each([
  {
    why: 'the server has no LibreOffice',
    rest: { isPdfMissing: true },
    text: /LibreOffice is not installed/,
  },
  { why: 'there are no texts', rest: { texts: 0 }, text: 'No one has started this assignment yet.' },
])('the dialog of class PDFs says that $why, and offers no order', async ({ rest, text }) => {
  serve({ GET: { ...none, ...rest } });
  open();
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Create PDFs' })).toBeNull();
});
