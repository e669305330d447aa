import { isEditConflict } from './api-error.ts';

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
  rebase?: (typed: Typed, from: Stored, to: Stored) => Typed;
}

/** On a conflict, loads what another window saved, merges it and saves the result. */
export async function saveMerged<Stored, Typed>(
  { readTyped, load, send, merge, rebase = (unchanged) => unchanged }: AutosaveOptions<Stored, Typed>,
  { stored, typed }: { stored: Stored; typed: Typed },
): Promise<Stored> {
  try {
    return await send(stored, typed);
  } catch (error) {
    if (!isEditConflict(error)) throw error;
    const latest = await load();
    const base = rebase(readTyped(stored), stored, latest);
    return send(latest, merge({ base, mine: rebase(typed, stored, latest), theirs: readTyped(latest) }));
  }
}
