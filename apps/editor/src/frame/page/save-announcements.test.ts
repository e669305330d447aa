import { expect, it } from 'vitest';
import { type Announcement, planAnnouncement } from './save-announcements.ts';

const [saved, saving, offline, refused] = ['saved', 'saving', 'offline', 'refused'].map(
  (name) => `saveState.${name}`,
) as [string, string, string, string];

/** Announcements of states that follow each other, each with its time in seconds. */
function listAnnouncements(states: readonly (readonly [number, string])[]): [number, string][] {
  const said: [number, string][] = [];
  let last: Announcement | null = null;
  states.forEach(([second, key], index) => {
    const delay = planAnnouncement(last, key, second * 1000);
    if (delay === null) return;
    const at = second * 1000 + delay;
    // The next state cancels an announcement that is still waiting.
    if (at > (states[index + 1]?.[0] ?? Infinity) * 1000) return;
    last = { key, at };
    said.push([at / 1000, key]);
  });
  return said;
}

it('announces nothing while somebody types and each pause is saved', () => {
  const states = Array.from({ length: 120 }, (_, second) => [second, second % 2 ? saved : saving] as const);
  expect(listAnnouncements(states)).toEqual([]);
});

it('announces a problem at once, and once while saving is tried again', () => {
  const retries = [
    [1, offline],
    [2, saving],
    [3, offline],
    [5, saving],
    [6, offline],
  ] as const;
  expect(listAnnouncements(retries)).toEqual([[1, offline]]);
});

it('announces another problem at once', () => {
  const states = [
    [1, offline],
    [2, refused],
  ] as const;
  expect(listAnnouncements(states)).toEqual([
    [1, offline],
    [2, refused],
  ]);
});

it('announces that everything is saved again 30 seconds after the problem', () => {
  const states = [
    [1, offline],
    [5, saved],
  ] as const;
  expect(listAnnouncements(states)).toEqual([
    [1, offline],
    [31, saved],
  ]);
});

it('announces a connection that comes and goes no more than once in 30 seconds', () => {
  const states = Array.from({ length: 29 }, (_, second) => [second, second % 2 ? saved : offline] as const);
  expect(listAnnouncements(states)).toEqual([[0, offline]]);
});
