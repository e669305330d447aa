import { submissionIdSchema } from '@redraft/contracts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { NotesCard } from './notes-card.tsx';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
});

const at = '2026-10-05T08:40:00Z';
const staff = { kind: 'staff' as const, name: 'Ada Byrne' };

async function open(rights: { add: boolean; comment: boolean }, isOpen: boolean) {
  server.respondTo('GET', '/api/process/notes', {
    timezone: 'Europe/Berlin',
    notes: [
      {
        id: 4,
        author: staff,
        from: at,
        to: at,
        text: 'Here it turns',
        source: null,
        isOpen,
        createdAt: at,
        updatedAt: at,
      },
    ],
    repairs: [],
    can: rights,
  });
  const marks = { sittings: [], large: [], comments: [], notes: [], repairs: [], moves: [] };
  server.respondTo('GET', '/api/rewind/marks', marks);
  const rendered = show(<NotesCard submissionId={submissionIdSchema.parse(1)} />);
  await screen.findByText('Here it turns');
  return rendered;
}

it('a teacher comments on a time and deletes the comment', async () => {
  const { user } = await open({ add: false, comment: true }, true);
  server.respondTo('DELETE', '/api/process/comment', { success: true });
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(server.callsTo('DELETE', '/api/process/comment').map(({ query }) => query.id)).toEqual(['4']);
  await user.click(screen.getByRole('button', { name: 'Comment on a period' }));
  expect(await screen.findByRole('textbox', { name: 'Comment' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Where the words came from' })).toBeNull();
});

it('a student sees who commented, and cannot change the comment', async () => {
  await open({ add: true, comment: false }, false);
  expect(screen.getByText('Ada Byrne')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add note' })).toBeTruthy();
});
