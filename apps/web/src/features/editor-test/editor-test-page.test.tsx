import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { openWindow } from '../../testing/window.ts';
import { EditorTestPage } from './editor-test-page.tsx';

let server: FakeServer;
beforeEach(() => {
  openWindow({ width: 1400 });
  server = new FakeServer();
});

const path = '/api/editor/sample/frame';
const frame = {
  actionUrl: '/editor/docx?WOPISrc=x',
  editorOrigin: '',
  assets: [],
  hasTextView: false,
  opensOffline: false,
  mode: 'edit' as const,
  fields: { access_token: 'secret' },
  fileId: 64,
};
const requests = () => server.calls.filter((call) => call.path === path).map(({ query }) => query);

it('the editor test page opens the sample of a type when the type is selected, and shows its number', async () => {
  server.respondTo('POST', path, frame);
  const { user } = show(<EditorTestPage />);
  expect(await screen.findByDisplayValue('64')).toBeTruthy();
  server.respondTo('POST', path, { ...frame, fileId: 65 });
  await user.click(screen.getByRole('button', { name: 'Draw' }));
  expect(await screen.findByDisplayValue('65')).toBeTruthy();
  expect(requests()).toMatchObject([{ type: 'DOCUMENT' }, { type: 'DRAW' }]);
  expect(requests()[1]).not.toHaveProperty('id');
});

it('the editor test page reopens the document with the given number on Reload', async () => {
  server.respondTo('POST', path, frame);
  const { user } = show(<EditorTestPage />);
  expect(await screen.findByDisplayValue('64')).toBeTruthy();
  const reload = screen.getByRole('button', { name: 'Reload' });
  const id = screen.getByRole('textbox', { name: 'Document ID' });
  await user.clear(id);
  await user.type(id, '7');
  await user.click(reload);
  await expect.poll(requests).toMatchObject([{ type: 'DOCUMENT' }, { type: 'DOCUMENT', id: '7' }]);
});

it('the editor test page sends no request for an invalid number, and says if the sample does not exist', async () => {
  server.respondTo('POST', path, frame);
  const { user } = show(<EditorTestPage />);
  const id = await screen.findByDisplayValue('64');
  await user.clear(id);
  await user.type(id, 'abc');
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(id.getAttribute('aria-invalid')).toBe('true');
  expect(requests()).toHaveLength(1);
  server.rejectWith('POST', path, { status: 404, code: 'not_found' });
  await user.clear(id);
  await user.type(id, '8');
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByText(/There is no sample of this type with this ID/)).toBeTruthy();
});
