import { isChangedMeanwhile } from './api-error.ts';

/** How something is kept on the server as it is typed, by a person who may have it open in two windows. */
export interface AutosaveOptions<Stored, Typed> {
  readTyped: (stored: Stored) => Typed;
  isSame: (one: Typed, other: Typed) => boolean;
  canWrite: (stored: Stored) => boolean;
  load: () => Promise<Stored>;
  /** Refused with `conflict.changed` where something else was kept since. */
  send: (stored: Stored, typed: Typed) => Promise<Stored>;
  /** What was typed here since `base`, on top of what another window kept. */
  merge: (versions: { base: Typed; mine: Typed; theirs: Typed }) => Typed;
  /** What was typed about the one, said about the other. */
  follow?: (typed: Typed, from: Stored, to: Stored) => Typed;
}

/** What another window has kept meanwhile is loaded and merged, and the sum is kept. */
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
