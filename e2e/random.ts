/** Seeded pseudorandom numbers, so that failures are reproducible. */
export function randomFrom(seed: number) {
  let state = seed >>> 0 || 1;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    below: (limit: number): number => Math.floor(next() * limit),
    pick: <One>(list: readonly One[]): One => {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new Error('Nothing to pick from');
      return found;
    },
  };
}
