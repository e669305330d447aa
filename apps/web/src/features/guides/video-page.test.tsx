import { type Permission, sessionUserSchema } from '@redraft/contracts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storeSession } from '../../lib/session.ts';
import { show } from '../../testing/show.tsx';
import { VideoGuidePage } from './video-page.tsx';

function openAs(...can: Permission[]) {
  storeSession(
    sessionUserSchema.parse({
      id: 1,
      username: 'somebody',
      firstName: 'A',
      lastName: 'B',
      email: 'a@example.org',
      roles: [],
      can,
      accessToken: 'token',
      expiry: '2999-01-01T00:00:00Z',
      language: null,
      timeZone: null,
      plainText: false,
    }),
  );
  show(<VideoGuidePage />);
}
const titles = () => screen.getAllByRole('article').map((clip) => clip.querySelector('h2, h3')?.textContent);

it('students have one clip, with what happens as text beside it', () => {
  openAs('enrollment.join');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Student Guide');
  expect(titles()).toEqual(['Writing a text']);
  expect(screen.getByRole('button', { name: 'Read as text' })).toBeDefined();
});

it('instructors have five', () => {
  openAs('class.list_own');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Instructor Guide');
  expect(titles()).toEqual([
    'The first class',
    'The Rewind feature',
    'EssayMaps',
    'Graphs',
    'The submission timeline',
  ]);
});

it('who neither learns nor teaches has no clip', () => {
  openAs('account.use');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("You don't have access to this page.");
});

it.each<[Permission[]]>([[['enrollment.join']], [['enrollment.join', 'class.list_own']]])(
  'the headings for somebody who may %j skip no level',
  (can) => {
    openAs(...can);
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  },
);
