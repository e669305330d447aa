/** Random decisions within one action, from its single seed. */
export interface Random {
  /** An integer below `end`. */
  below: (end: number) => number;
  chance: (likelihood: number) => boolean;
  pick: <Value>(values: readonly Value[]) => Value | undefined;
}

/** Mulberry32: small, and random enough for this purpose. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    chance: (likelihood) => next() < likelihood,
    pick: (values) => values[below(values.length)],
  };
}
