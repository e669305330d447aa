import { assignmentFileIdSchema, submissionIdSchema } from '@redraft/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { PutBack } from './put-back.tsx';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
});

const path = '/api/auxfiles/submission/file';
const fileProps = {
  submissionId: submissionIdSchema.parse(3),
  assignmentTemplateId: assignmentFileIdSchema.parse(5),
};

/** File pickers allow choosing any file, despite `accept`. */
function choose(name: string): void {
  const field = screen.getByLabelText('Upload the edited file', { selector: 'input' });
  fireEvent.change(field, { target: { files: [new File(['x'], name)] } });
}

it('a file edited in another program is chosen by its type, checked by the server, and confirmed once it is stored', async () => {
  server.rejectWith('POST', path, { status: 415, code: 'document.other_type' });
  const { user } = show(<PutBack {...fileProps} fileExtension="xlsx" />);
  choose('photo.png');
  expect(await screen.findByText(/Choose a \.xlsx file/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Replace file' })).toBeNull();
  choose('a.xlsx');
  await user.click(screen.getByRole('button', { name: 'Replace file' }));
  expect(await screen.findByText(/Choose a \.xlsx file/)).toBeTruthy();
  server.respondTo('POST', path, { success: true });
  choose('Measurements (1).xlsx');
  expect(screen.getByText(/This file will replace the current one/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Replace file' }));
  expect(await screen.findByText('Measurements (1).xlsx has been uploaded.')).toBeTruthy();
  expect(server.callsTo('POST', path)).toHaveLength(2);
});
