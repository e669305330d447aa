import { submissionIdSchema } from '@redraft/contracts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeServer } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { ScoreCards } from './score-cards.tsx';
import { ScoreHistoryDialog } from './score-history-dialog.tsx';

const submissionId = submissionIdSchema.parse(5);
const t = Date.parse('2026-10-05T08:40:00Z');
const effort = {
  expected: { words: null, minutes: 60, sittings: 3 },
  creditSeconds: 3000,
  sittings: 2,
  typedWords: 300,
  rows: { time: 40, sittings: 16, words: null },
};
const moments = { time: [], sittings: [{ save: 320, seq: 331, t }], words: [] };
const entry = {
  timestamp: '2026-10-06T08:00:00.000Z',
  effort: 80,
  revision: null,
  type: 'FINAL_SUBMISSION' as const,
  draftTitle: null,
  algorithmVersion: 'a7',
  basis: {
    effort: { ...effort, moments },
    revision: null,
  },
};
const scores = {
  submissionId,
  effort: 80,
  revision: null,
  lastEvaluation: entry,
  history: [entry],
  isPending: false,
  hasFailed: false,
  isText: true,
  timezone: 'Europe/Berlin',
};

const answer = () => new FakeServer().respondTo('GET', '/api/classes/scores', scores);

it('a row of a score opens the rewind of the current page at the time it was earned', async () => {
  answer();
  const { user, address } = show(<ScoreCards submissionId={submissionId} />, { at: '/readassignment/5?x=1' });
  await user.click(await screen.findByRole('link', { name: 'Open the rewind at 2026-10-05 10:40:00' }));
  expect(address()).toBe('/readassignment/5?x=1&rewind=320');
});

it('a row of an earlier score in the history opens the rewind too', async () => {
  answer();
  const { user, address } = show(
    <ScoreHistoryDialog submissionId={submissionId} subtitle="" onClose={() => undefined} />,
    { at: '/readassignment/5' },
  );
  await user.click(await screen.findByRole('button', { name: 'Show details of 2026-10-06 10:00:00' }));
  expect(screen.getByText('Calculated with version a7.')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Open the rewind at 2026-10-05 10:40:00' }));
  expect(address()).toBe('/readassignment/5?rewind=320');
});

it('a score without stored times has rows without links', async () => {
  const entryWithoutMoments = { ...entry, basis: { effort, revision: null } };
  new FakeServer().respondTo('GET', '/api/classes/scores', {
    ...scores,
    lastEvaluation: entryWithoutMoments,
  });
  show(<ScoreCards submissionId={submissionId} />);
  expect(await screen.findByText('Writing sessions of five minutes or more: 2 of 3')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('a score lists what explains it without counting, and what makes up its 100 points', async () => {
  const revision = {
    words: 100,
    episodes: 1,
    episodeWords: 667,
    leftOutWords: 1200.4,
    tenths: 4,
    deepEpisodes: 1,
    laterSessions: 0,
    isBeforeFirstDraft: false,
    rows: { volume: 35, reach: 20, depth: 25, return: null },
  };
  const basis = { effort: { ...effort, linearity: 0.974, rate: 31.2 }, revision };
  const last = { ...entry, revision: 94, basis };
  new FakeServer().respondTo('GET', '/api/classes/scores', { ...scores, revision: 94, lastEvaluation: last });
  show(<ScoreCards submissionId={submissionId} />);
  for (const line of [
    'Inserted at the end of the text: 97% (not counted)',
    'Typed words per minute: 31 (not counted)',
    'Words are not counted because the assignment has no expected number of words. The other two values can add up to 100.',
    'Changed in revision: 100% of the words',
    'Not counted: 1200 words inserted or deleted all at once',
    'Later writing sessions are not counted because the assignment has one step. The other three values can add up to 100.',
  ])
    expect(await screen.findByText(line)).toBeTruthy();
});
