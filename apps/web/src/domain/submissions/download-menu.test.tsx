import { assignmentFileIdSchema, submissionIdSchema } from '@redraft/contracts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { DownloadMenu } from './download-menu.tsx';

const submissionId = submissionIdSchema.parse(7);
const assignmentTemplateId = assignmentFileIdSchema.parse(3);

it.each([
  ['the current text', {}, { submissionId: '7' }],
  ['the visible version', { seq: 12 }, { submissionId: '7', seq: '12' }],
  [
    'the file that is open instead',
    { assignmentTemplateId },
    { submissionId: '7', assignmentTemplateId: '3' },
  ],
])('%s is downloaded', async (_what, openFile, expectedCall) => {
  const server = new FakeServer();
  server.rejectWith('GET', '/api/auxfiles/submission/file', {
    status: 404,
    code: 'not_found',
    message: 'There is nothing here.',
  });
  const { user } = show(
    <DownloadMenu
      submissionId={submissionId}
      {...openFile}
      formats={['xlsx']}
      isPdfMissing={false}
      originalKind={null}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await user.click(screen.getByRole('menuitem', { name: 'File (.xlsx)' }));
  await screen.findByRole('alert');
  expect(server.callsTo('GET', '/api/auxfiles/submission/file').map(({ query }) => query)).toEqual([
    expectedCall,
  ]);
});

const pdf = '/api/auxfiles/submission/pdf';
const hash = 'a1'.repeat(32);

it('a PDF download waits until a worker has made the PDF', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = new FakeServer();
  server.respondTo('POST', pdf, { hash, state: 'waiting', ahead: 2 });
  server.respondTo('GET', `${pdf}/state`, { hash, state: 'ready', ahead: 0 });
  server.rejectWith('GET', pdf, {
    status: 422,
    code: 'document.pdf_failed',
    message: 'It could not be made.',
  });
  const menu = (
    <DownloadMenu
      submissionId={submissionId}
      formats={['docx', 'pdf']}
      isPdfMissing={false}
      originalKind={null}
    />
  );
  const { user } = show(menu);
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await user.click(screen.getByRole('menuitem', { name: 'PDF (.pdf)' }));
  await screen.findByText(/2 PDFs are ahead of yours/);
  await vi.advanceTimersByTimeAsync(1500);
  await screen.findByText(/could not be created/);
  expect(server.callsTo('GET', pdf).map(({ query }) => query)).toEqual([{ submissionId: '7', hash }]);
  vi.useRealTimers();
});

it('the PDF entry says why no PDF is made and what to do instead', async () => {
  const { user } = show(
    <DownloadMenu submissionId={submissionId} formats={['docx']} isPdfMissing originalKind={null} />,
  );
  await user.click(screen.getByRole('button', { name: 'Download' }));
  const entry = screen.getByRole('menuitem', { name: /PDF/ });
  expect(entry.getAttribute('aria-disabled')).toBe('true');
  expect(entry.textContent).toContain(
    'This installation cannot create PDFs. Print the text from your browser',
  );
});
