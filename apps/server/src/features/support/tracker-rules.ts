import type { PlainSentence } from '@redraft/sentences';

/** Topics of support requests by the number in the API. */
export const trackers: ReadonlyMap<number, PlainSentence> = new Map([
  [1, 'support.tracker_sign_in'],
  [2, 'support.tracker_classes'],
  [3, 'support.tracker_writing'],
  [4, 'support.tracker_feedback'],
  [5, 'support.tracker_else'],
]);
