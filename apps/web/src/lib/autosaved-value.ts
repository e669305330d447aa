import { isChangedMeanwhile } from './api-error.ts';

/** How a value is saved to the server while the user types, possibly in two windows at once. */
export interface AutosaveOptions<Stored, Typed> {
  readTyped: (stored: Stored) => Typed;
  isSame: (one: Typed, other: Typed) => boolean;
  canWrite: (stored: Stored) => boolean;
  load: () => Promise<Stored>;
  /** Rejects with `conflict.changed` if another version was saved in the meantime. */
  send: (stored: Stored, typed: Typed) => Promise<Stored>;
  /** Applies the changes typed here since `base` on top of what another window saved. */
  merge: (versions: { base: Typed; mine: Typed; theirs: Typed }) => Typed;
  /** Carries what was typed about `from` over to `to`. */
  follow?: (typed: Typed, from: Stored, to: Stored) => Typed;
}

/** On a conflict, loads what another window saved, merges it and saves the result. */
export async function saveMerged<Stored, Typed>(
  { readTyped, load, send, merge, follow = (same) => same }: AutosaveOptions<Stored, Typed>,
  { stored, typed }: { stored: Stored; typed: Typed },
): Promise<Stored> {
  try {
    return await send(stored, typed);
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error;
    const now = await load();
    const base = follow(readTyped(stored), stored, now);
    return send(now, merge({ base, mine: follow(typed, stored, now), theirs: readTyped(now) }));
  }
}
