import { type Conversion, conversionIdSchema, fileIdSchema, submissionIdSchema } from '@redraft/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { ImportDialog } from './import-dialog.tsx';
import type { ImportTarget } from './use-import.ts';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  server.respondTo('GET', '/api/conversions/converter', { isAvailable: true });
  server.respondTo('POST', '/api/conversions/file/import', { success: true });
});

const target = {
  submissionId: submissionIdSchema.parse(3),
  fileId: fileIdSchema.parse(9),
  fileExtension: 'docx',
  originalKind: null,
};
const conversion = (changes: Partial<Conversion> = {}): Conversion => ({
  id: conversionIdSchema.parse(5),
  state: 'ready',
  ahead: 0,
  losses: [],
  ...changes,
});
const imports = () => server.callsTo('POST', '/api/conversions/file/import');

function showDialog(changes: Partial<ImportTarget> = {}) {
  const onImported = vi.fn();
  const shown = show(
    <ImportDialog
      target={{ ...target, ...changes }}
      prepare={() => Promise.resolve(true)}
      onImported={onImported}
      onClose={() => undefined}
    />,
  );
  return { ...shown, onImported };
}

/** File pickers allow choosing any file, despite `accept`. */
async function choose(name: string): Promise<void> {
  await screen.findByText(/\.docx or \.odt file here/);
  const field = screen.getByLabelText('Choose a file', { selector: 'input' });
  fireEvent.change(field, { target: { files: [new File(['x'], name)] } });
}

it('an OpenDocument text is converted and imported, and the dialog says so once', async () => {
  server.respondTo('POST', '/api/conversions/file', conversion({ state: 'waiting', ahead: 2 }));
  server.respondTo('GET', '/api/conversions', conversion());
  const { onImported } = showDialog();
  await choose('Essay.odt');
  expect(await screen.findByText('2 files will be converted before yours.')).toBeTruthy();
  expect(
    await screen.findByText(/Essay\.odt was converted from OpenDocument and may look different/),
  ).toBeTruthy();
  expect(onImported).toHaveBeenCalledOnce();
  expect(imports().map(({ query }) => query)).toEqual([{ id: '5', fileId: '9' }]);
});

it('what a conversion has lost is listed, and nothing is imported before it is accepted', async () => {
  const losses = [{ what: 'pictures' as const, before: 3, after: 1 }];
  server.respondTo('POST', '/api/conversions/file', conversion({ losses }));
  const { user, onImported } = showDialog();
  await choose('Essay.odt');
  expect(await screen.findByText('1 of 3 pictures')).toBeTruthy();
  expect(imports()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Use it anyway' }));
  await expect.poll(() => onImported.mock.calls.length).toBe(1);
  expect(imports()).toHaveLength(1);
});

it('a conversion that fails is reported with the reason of the server, and nothing is imported', async () => {
  server.respondTo('POST', '/api/conversions/file', conversion({ state: 'making' }));
  server.rejectWith('GET', '/api/conversions', { status: 422, code: 'conversion.failed' });
  showDialog();
  await choose('Essay.odt');
  expect(await screen.findByText(/^Failed to import file: This file could not be converted/)).toBeTruthy();
  expect(imports()).toEqual([]);
});

it('without LibreOffice no OpenDocument file is accepted, and the dialog says why', async () => {
  server.respondTo('GET', '/api/conversions/converter', { isAvailable: false });
  showDialog();
  expect(
    await screen.findByText(/cannot open \.odt files, because LibreOffice is not installed/),
  ).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' });
  expect(field.accept).toBe('.docx,.docm');
  fireEvent.change(field, { target: { files: [new File(['x'], 'Essay.odt')] } });
  expect(await screen.findByText('Unsupported file type: Essay.odt')).toBeTruthy();
});

it('a drawing has no OpenDocument file to convert, and no note about it', async () => {
  showDialog({ fileExtension: 'odg' });
  expect(await screen.findByText('or drop one .odg file here')).toBeTruthy();
  expect(server.callsTo('GET', '/api/conversions/converter')).toEqual([]);
});

it('the original of the last import can be downloaded from the dialog', async () => {
  showDialog({ originalKind: 'odt' });
  expect(await screen.findByRole('button', { name: 'Download the original (.odt)' })).toBeTruthy();
});
