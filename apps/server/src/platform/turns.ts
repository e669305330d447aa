import { setImmediate as othersFirst } from 'node:timers/promises';

/** Work in parts of a few milliseconds, at whose ends other calls may have a turn. */
export type WorkInParts<Result> = Generator<void, Result>;

export async function workInTurns<Result>(work: WorkInParts<Result>): Promise<Result> {
  for (;;) {
    const part = work.next();
    if (part.done) return part.value;
    await othersFirst();
  }
}

export function workAtOnce<Result>(work: WorkInParts<Result>): Result {
  for (;;) {
    const part = work.next();
    if (part.done) return part.value;
  }
}

/** Writes items one part after the other: serialising many for one statement takes long. */
export async function writeInParts<Item>(
  items: readonly Item[],
  write: (part: readonly Item[]) => Promise<void>,
  size = 1000,
): Promise<void> {
  for (let from = 0; from < items.length; from += size) await write(items.slice(from, from + size));
}
