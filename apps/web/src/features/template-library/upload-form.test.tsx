import { conversionIdSchema, type Template, templateIdSchema } from '@redraft/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { UploadForm } from './upload-form.tsx';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  server.respondTo('GET', '/api/conversions/converter', { isAvailable: true });
});

const id = templateIdSchema.parse(4);
const template: Template = {
  id,
  title: 'Outline',
  description: '',
  type: 'docx',
  contentType: 'DOCUMENT',
  tumbnailFileId: id,
  createDate: '2026-03-01T12:00:00Z',
  originalKind: 'odt',
};
const converted = { id: conversionIdSchema.parse(5), state: 'ready' as const, ahead: 0, losses: [] };

/** File pickers allow choosing any file, despite `accept`. */
async function choose(name: string): Promise<void> {
  await screen.findByText(/dotx, docx, odt/);
  const field = screen.getByLabelText('Template file', { selector: 'input' });
  fireEvent.change(field, { target: { files: [new File(['x'], name)] } });
}

function showForm() {
  const onUploaded = vi.fn();
  const shown = show(<UploadForm contentType="DOCUMENT" onUploaded={onUploaded} onClose={() => undefined} />);
  return { ...shown, onUploaded };
}

it('an OpenDocument text is converted and added as a template, and the form says so', async () => {
  server.respondTo('POST', '/api/conversions/template', converted);
  server.respondTo('POST', '/api/conversions/template/add', template);
  const { user, onUploaded } = showForm();
  await choose('Outline.odt');
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText(/Outline\.odt was converted from OpenDocument/)).toBeTruthy();
  expect(onUploaded).toHaveBeenCalledWith(template);
  expect(server.callsTo('POST', '/api/auxfiles/template')).toEqual([]);
  const [added] = server.callsTo('POST', '/api/conversions/template/add');
  expect(added?.body).toEqual({ id: 5, title: 'Outline', description: '' });
});

it('a template that has lost something in its conversion is added only once that is accepted', async () => {
  const losses = [{ what: 'tables' as const, before: 2, after: 0 }];
  server.respondTo('POST', '/api/conversions/template', { ...converted, losses });
  server.respondTo('POST', '/api/conversions/template/add', template);
  const { user, onUploaded } = showForm();
  await choose('Outline.odt');
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('0 of 2 tables')).toBeTruthy();
  expect(onUploaded).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Use it anyway' }));
  await expect.poll(() => onUploaded.mock.calls.length).toBe(1);
  expect(server.callsTo('POST', '/api/conversions/template')).toHaveLength(1);
});

it('a file whose conversion fails is no template, and the form says why', async () => {
  server.rejectWith('POST', '/api/conversions/template', { status: 415, code: 'conversion.encrypted' });
  const { user, onUploaded } = showForm();
  await choose('Outline.odt');
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText(/This file is protected by a password/)).toBeTruthy();
  expect(onUploaded).not.toHaveBeenCalled();
});

it('without LibreOffice no OpenDocument text becomes a template, and the form says why', async () => {
  server.respondTo('GET', '/api/conversions/converter', { isAvailable: false });
  showForm();
  expect(
    await screen.findByText(/cannot open \.odt files, because LibreOffice is not installed/),
  ).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>('Template file', { selector: 'input' });
  expect(field.accept).toBe('.dotx,.docx');
});
