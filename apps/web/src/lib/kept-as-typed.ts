import { isChangedMeanwhile } from './api-error.ts';

/** How something is kept on the server as it is typed, by a person who may have it open in two windows. */
export interface Keeping<Kept, Typed> {
  typedIn: (kept: Kept) => Typed;
  isSame: (one: Typed, other: Typed) => boolean;
  canWrite: (kept: Kept) => boolean;
  load: () => Promise<Kept>;
  /** Refused with `conflict.changed` where something else was kept since. */
  send: (kept: Kept, typed: Typed) => Promise<Kept>;
  /** What was typed here since `base`, on top of what another window kept. */
  merge: (versions: { base: Typed; mine: Typed; theirs: Typed }) => Typed;
  /** What was typed about the one, said about the other. */
  follow?: (typed: Typed, from: Kept, to: Kept) => Typed;
}

/** What another window has kept meanwhile is loaded and merged, and the sum is kept. */
export async function keepMerged<Kept, Typed>(
  { typedIn, load, send, merge, follow = (same) => same }: Keeping<Kept, Typed>,
  { kept, typed }: { kept: Kept; typed: Typed },
): Promise<Kept> {
  try {
    return await send(kept, typed);
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error;
    const now = await load();
    const base = follow(typedIn(kept), kept, now);
    return send(now, merge({ base, mine: follow(typed, kept, now), theirs: typedIn(now) }));
  }
}
