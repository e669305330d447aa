/**
 * End positions of the last few changes. Writers continue where they stopped, also when two write at once or one alternates: a change is encoded by
 * the nearest of these positions and the distance from it.
 */
const remembered = 4;

export interface RecentPlaces {
  nearest: (position: number) => number;
  at: (index: number) => number;
  /** After a change at `place`, encoded by the position with that index. */
  move: (index: number, change: { position: number; del: number; ins: number }) => void;
}

export function createRecentPlaces(): RecentPlaces {
  const places = new Float64Array(remembered);
  let count = 1;
  return {
    nearest: (position) => {
      let best = 0;
      for (let index = 1; index < count; index++) {
        if (Math.abs(position - (places[index] ?? 0)) < Math.abs(position - (places[best] ?? 0)))
          best = index;
      }
      return best;
    },
    at: (index) => places[index] ?? 0,
    move: (index, { position, del, ins }) => {
      // Near its old position it is the same place of work; far from it, the old position is kept too.
      const isSameSpot = Math.abs(position - (places[index] ?? 0)) <= nearby;
      for (let other = 0; other < count; other++) {
        const old = places[other] ?? 0;
        if (old > position) places[other] = Math.max(position, old + ins - del);
      }
      for (let free = isSameSpot ? index : Math.min(count, remembered - 1); free > 0; free--)
        places[free] = places[free - 1] ?? 0;
      places[0] = position + ins;
      if (!isSameSpot && count < remembered) count += 1;
    },
  };
}

const nearby = 24;
