import { createTextReplay } from '@redraft/revision-log';

/**
 * From edits to saves: a throttle with both edges (docs/metrics.md#the-log). A change more than one interval after the last save is saved at once;
 * further changes are saved together one interval after that save, so that the last keys before a pause are saved soon.
 */

/** Replace `del` code points at `pos` by `ins`. */
export type Patch = readonly [pos: number, del: number, ins: string];

/** Patches applied together, in order; `at` is in milliseconds since 1970. */
export interface Change {
  readonly at: number;
  readonly patches: readonly Patch[];
}

/** The whole text as it was saved; `dirtyMs` is how long the first change in it waited (docs/metrics.md#the-log). */
export interface Save {
  readonly at: number;
  readonly text: string;
  readonly dirtyMs: number;
}

/** The product's throttle interval and the minimum of `dirty`: D of docs/metrics.md#constants. */
export const saveIntervalMs = 1000;

interface ThrottleInput {
  readonly changes: Iterable<Change>;
  /** The text before the first change, never yielded. */
  readonly start: string;
  /** Converts a text to the form in which it is saved. */
  readonly toSavedText?: (text: string) => string;
  /** The interval to the next save, requested after each save; varies on an unreliable connection. */
  readonly nextInterval?: () => number;
}

/** The saves that an editor makes of these changes, lazily; a text equal to the last saved one is not saved. */
export function* savesOf(input: ThrottleInput): Generator<Save, void> {
  const { changes, start, nextInterval, toSavedText = (text) => text } = input;
  const replay = createTextReplay(start);
  let saved = toSavedText(start);
  let now = Number.NEGATIVE_INFINITY;
  let dueAt = Number.NEGATIVE_INFINITY;
  let unsavedSince: number | null = null;

  function* flush(at: number): Generator<Save, void> {
    const dirtyMs = Math.max(saveIntervalMs, at - (unsavedSince ?? at));
    unsavedSince = null;
    const text = toSavedText(replay.text());
    if (text === saved) return;
    saved = text;
    dueAt = at + (nextInterval?.() ?? saveIntervalMs);
    yield { at, text, dirtyMs };
  }

  for (const change of changes) {
    now = Math.max(now, change.at);
    if (unsavedSince !== null && now > dueAt) yield* flush(dueAt);
    for (const [p, del, ins] of change.patches) replay.apply({ p, del, ins });
    unsavedSince ??= now;
    if (now > dueAt) yield* flush(now);
  }
  if (unsavedSince !== null) yield* flush(dueAt);
}
