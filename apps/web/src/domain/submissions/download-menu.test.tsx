import { assignmentFileIdSchema, submissionIdSchema } from '@redraft/contracts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Server } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { DownloadMenu } from './download-menu.tsx';

const submissionId = submissionIdSchema.parse(7);
const assignmentTemplateId = assignmentFileIdSchema.parse(3);

it.each([
  ['the text as it is now', {}, { submissionId: '7' }],
  ['the version that is shown', { seq: 12 }, { submissionId: '7', seq: '12' }],
  [
    'the file that is shown in its place',
    { assignmentTemplateId },
    { submissionId: '7', assignmentTemplateId: '3' },
  ],
])('%s is what is downloaded', async (_what, shown, wanted) => {
  const server = new Server();
  server.refuses('GET', '/api/auxfiles/submission/file', {
    ...{ status: 404, code: 'not_found', message: 'There is nothing here.' },
  });
  const { user } = show(<DownloadMenu submissionId={submissionId} {...shown} formats={['xlsx']} />);
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await user.click(screen.getByRole('menuitem', { name: 'File (.xlsx)' }));
  await screen.findByRole('alert');
  expect(server.callsOf('GET', '/api/auxfiles/submission/file').map(({ query }) => query)).toEqual([wanted]);
});
