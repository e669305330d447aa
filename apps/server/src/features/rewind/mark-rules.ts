import { type Process, sessionsOf } from '@redraft/analytics';
import type { RewindMarks } from '@redraft/contracts';

/** Of a kind: as many as somebody can go through one by one. */
const mostMarks = 500;
/** Moves are not gone through: they say how a change is shown. */
const mostMoves = 5000;

/** What a process tells of its saves, which count from 1 as in the rewind. */
export function marksOf(process: Process): Pick<RewindMarks, 'sittings' | 'large' | 'moves'> {
  let before = 0;
  const sittings = sessionsOf(process).map(({ firstAt, lastAt, saves }) => {
    const sitting = { save: before + 1, t: firstAt, end: lastAt, saves };
    before += saves;
    return sitting;
  });
  const large = process.ops
    .filter(({ kind }) => kind === 'large')
    .map(({ save, inserted, moved, words }) => ({
      save: save + 1,
      t: process.saves[save]?.at ?? 0,
      chars: inserted - moved,
      words,
    }));
  return {
    sittings: largestOf(sittings, ({ saves }) => saves),
    large: largestOf(large, ({ chars }) => chars),
    moves: movesOf(process).slice(-mostMoves),
  };
}

function movesOf({ ops, saves }: Process): RewindMarks['moves'] {
  return ops.flatMap(({ save, inserted, moved, isMovedAway }, index) => {
    // Most of what came has moved: words beside it are shown with it.
    const kind = isMovedAway ? 'from' : moved * 2 > inserted ? 'to' : null;
    return kind === null ? [] : { save: save + 1, op: index - (saves[save]?.firstOp ?? 0), kind };
  });
}

/** In the order in which they came. */
export function largestOf<Mark extends { save: number }>(
  marks: readonly Mark[],
  sizeOf: (mark: Mark) => number,
  most: number = mostMarks,
): Mark[] {
  if (marks.length <= most) return [...marks];
  return marks
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, most)
    .sort((one, other) => one.save - other.save);
}
