import { submissionIdSchema, userIdSchema } from '@redraft/contracts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { openWindow } from '../../../testing/window.ts';
import { FixTextPage } from './fix-text-page.tsx';
import { SearchSubmissionPage } from './search-page.tsx';

let server: FakeServer;
const text = {
  className: 'Rhetoric',
  instructorName: 'Emmy Noether',
  title: 'Essay',
  studentName: 'Ada Byron',
  submissionId: submissionIdSchema.parse(12),
  isArchived: false,
};
const frame = {
  actionUrl: '/editor/admin/docx?WOPISrc=x',
  editorOrigin: '',
  assets: [],
  hasTextView: false,
  opensOffline: false,
  fields: { access_token: 'secret' },
  mode: 'edit' as const,
};
const frames = () => server.callsTo('POST', '/api/submission/repair/frame');

beforeEach(() => {
  openWindow({ width: 1400 });
  server = new FakeServer();
  server.respondTo('POST', '/api/submission/repair/frame', frame);
});

it('the text repair page opens no editor for an invalid submission number', async () => {
  server.respondTo('GET', '/api/submission/validate', false);
  show(<FixTextPage />, { at: '/admin/fixtext/99', path: '/admin/fixtext/:id' });
  expect(await screen.findByText('There is no submission with the ID 99.')).toBeTruthy();
  expect(frames()).toEqual([]);
});

it('the text repair page loads the submission from the address, and applies no repair that changes words', async () => {
  server.respondTo('GET', '/api/submission/validate', text);
  server.respondTo('GET', '/api/submission/repair', {
    startedAt: '2026-01-01T10:00:00.000Z',
    isChanged: true,
    hasSameWords: false,
    isBehind: false,
  });
  const { user } = show(<FixTextPage />, { at: '/admin/fixtext/12', path: '/admin/fixtext/:id' });
  expect(await screen.findByText('Essay')).toBeTruthy();
  await expect.poll(() => frames().length).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Discard copy' }));
  expect(await screen.findByText(/The student's text stays as it is/)).toBeTruthy();
});

it('the submission search looks for people from three letters on, and opens each submission in a new tab', async () => {
  server.respondTo('GET', '/api/admin/name', [{ id: userIdSchema.parse(7), name: 'Ada Byron (ada)' }]);
  server.respondTo('POST', '/api/submission/user', [text]);
  const { user } = show(<SearchSubmissionPage />);
  const name = screen.getByRole('combobox', { name: 'Name' });
  await user.type(name, 'ad');
  expect(server.callsTo('GET', '/api/admin/name')).toEqual([]);
  await user.type(name, 'a');
  await user.click(await screen.findByRole('option', { name: 'Ada Byron (ada)' }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const link = await screen.findByRole('link', { name: /Open “Essay”/ });
  expect({ to: link.getAttribute('href'), target: link.getAttribute('target') }).toEqual({
    to: '/admin/fixtext/12',
    target: '_blank',
  });
  expect(server.callsTo('POST', '/api/submission/user')[0]?.body).toEqual({ userId: 7, enrollmentKey: '' });
});
