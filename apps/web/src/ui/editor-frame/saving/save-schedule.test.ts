import { describe, expect, it } from 'vitest';
import {
  computeSaveStatus,
  initialSaveState,
  nextAutosaveAt,
  type SaveState,
  withAnswer,
  withModified,
  withRequest,
} from './save-schedule.ts';

type Step = [at: number, what: 'changed' | 'unchanged' | 'asked' | 'told' | 'saved' | 'failed'];

/** The facts after some steps, in seconds since opening. */
function factsAfter(steps: readonly Step[]): SaveState {
  return steps.reduce((saveState, [at, what]) => {
    const now = at * 1000;
    switch (what) {
      case 'changed':
        return withModified(saveState, true, now);
      case 'unchanged':
        return withModified(saveState, false, now);
      case 'asked':
        return withRequest(saveState, now, { isAnswered: true });
      case 'told':
        return withRequest(saveState, now, { isAnswered: false });
      default:
        return withAnswer(saveState, what === 'saved', now);
    }
  }, initialSaveState(0));
}

it.each<[when: string, steps: Step[], text: number | null, other: number | null]>([
  ['after a while if it reports no changes', [], 10, 10],
  ['not while nothing has changed', [[1, 'unchanged']], null, null],
  ['at the first change of a text, and when another document is at rest', [[3, 'changed']], 3, 13],
  [
    'at least a second after the previous save',
    [
      [3, 'changed'],
      [3, 'asked'],
      [3.1, 'unchanged'],
      [3.2, 'saved'],
      [3.3, 'changed'],
    ],
    4,
    13.3,
  ],
  [
    'every 2 minutes while another document keeps changing',
    [
      [3, 'changed'],
      [119, 'changed'],
    ],
    3,
    123,
  ],
  [
    'not while an answer is pending',
    [
      [3, 'changed'],
      [4, 'asked'],
      [4.1, 'changed'],
    ],
    null,
    null,
  ],
  [
    'again for what changed after the request',
    [
      [3, 'changed'],
      [4, 'asked'],
      [4.5, 'changed'],
      [6, 'saved'],
    ],
    5,
    14.5,
  ],
  [
    'again if it does not report that all is saved',
    [
      [3, 'changed'],
      [4, 'asked'],
      [6, 'saved'],
    ],
    6,
    14,
  ],
  [
    'once more after the last change, to check that it still responds',
    [
      [3, 'changed'],
      [3, 'asked'],
      [3.1, 'unchanged'],
      [3.2, 'saved'],
    ],
    5,
    5,
  ],
  [
    'not more often than that',
    [
      [3, 'changed'],
      [3, 'asked'],
      [3.1, 'unchanged'],
      [3.2, 'saved'],
      [5, 'asked'],
      [5.1, 'saved'],
    ],
    null,
    null,
  ],
  [
    'some seconds after a failure',
    [
      [3, 'changed'],
      [3, 'asked'],
      [4, 'failed'],
    ],
    9,
    9,
  ],
  [
    'each second without an answer if it needs none',
    [
      [3, 'changed'],
      [3, 'told'],
    ],
    4,
    13,
  ],
])('an editor is asked to save %s', (_when, steps, text, other) => {
  const saveState = factsAfter(steps);
  const inSeconds = (at: number | null) => (at === null ? null : at / 1000);
  expect(inSeconds(nextAutosaveAt(saveState, { pace: 'text', hasFocus: false }))).toBe(text);
  expect(inSeconds(nextAutosaveAt(saveState, { pace: 'other', hasFocus: false }))).toBe(other);
});

it.each<[what: string, steps: Step[], at: number, sign: ReturnType<typeof computeSaveStatus>]>([
  ['nothing before the first change', [[1, 'unchanged']], 60, null],
  [
    'that there are changes',
    [
      [3, 'changed'],
      [3, 'asked'],
    ],
    4,
    'unsaved',
  ],
  [
    'that there are changes until the answer arrives',
    [
      [3, 'changed'],
      [3, 'asked'],
      [3.1, 'unchanged'],
    ],
    4,
    'unsaved',
  ],
  [
    'that all is saved',
    [
      [3, 'changed'],
      [3, 'asked'],
      [3.1, 'unchanged'],
      [3.2, 'saved'],
    ],
    4,
    'saved',
  ],
  [
    'within ten seconds that saving is stuck',
    [
      [3, 'changed'],
      [3, 'asked'],
    ],
    11,
    'stuck',
  ],
  ['that saving is stuck for a silent editor', [[10, 'asked']], 18, 'stuck'],
  [
    'at once that a save was refused',
    [
      [3, 'changed'],
      [3, 'asked'],
      [3.2, 'failed'],
    ],
    3.2,
    'stuck',
  ],
  [
    'that saving is stuck until a save succeeds',
    [
      [3, 'changed'],
      [3, 'asked'],
      [3.2, 'failed'],
      [8.2, 'asked'],
      [8.3, 'unchanged'],
    ],
    8.4,
    'stuck',
  ],
  [
    'no problem once a save has succeeded',
    [
      [3, 'changed'],
      [3, 'asked'],
      [3.2, 'failed'],
      [8.2, 'asked'],
      [8.3, 'unchanged'],
      [8.4, 'saved'],
    ],
    8.4,
    'saved',
  ],
])('the page shows %s', (_what, steps, at, expectedStatus) => {
  expect(computeSaveStatus(factsAfter(steps), at * 1000)).toBe(expectedStatus);
});

describe('a text that is being typed', () => {
  const requests = (steps: readonly Step[]) =>
    nextAutosaveAt(factsAfter(steps), { pace: 'text', hasFocus: true });

  it('a text that is being typed is saved every five seconds while it reports no changes', () => {
    expect(requests([[1, 'unchanged']])).toBe(5000);
    expect(
      requests([
        [1, 'unchanged'],
        [5, 'asked'],
        [5.2, 'saved'],
      ]),
    ).toBe(10_000);
  });

  it('a text that is being typed is saved at the usual pace once it reports a change', () => {
    expect(
      requests([
        [1, 'unchanged'],
        [2, 'changed'],
      ]),
    ).toBe(2000);
  });

  it('a text that is being typed is saved early, other documents only once they are at rest', () => {
    expect(nextAutosaveAt(factsAfter([[1, 'unchanged']]), { pace: 'other', hasFocus: true })).toBeNull();
  });
});
