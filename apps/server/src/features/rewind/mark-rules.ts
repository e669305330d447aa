import { findQuickInsertions, groupSittings, type Process } from '@redraft/analytics';
import type { RewindMarks } from '@redraft/contracts';

/** Maximum marks of each kind: as many as a user can step through. */
const maxMarks = 500;
/** Maximum moves, which users do not step through: they only determine how a change is shown. */
const maxMoves = 5000;

/** The marks of a writing process, by the number of their save; saves are counted from 1, as in the rewind. */
export function findMarks(process: Process): Pick<RewindMarks, 'sittings' | 'large' | 'moves'> {
  let before = 0;
  const sittings = groupSittings(process).map(({ firstAt, lastAt, saves }) => {
    const sitting = { save: before + 1, t: firstAt, end: lastAt, saves };
    before += saves;
    return sitting;
  });
  return {
    sittings: largestOf(sittings, ({ saves }) => saves),
    large: largestOf(insertionsOf(process), ({ chars }) => chars),
    moves: movesOf(process).slice(-maxMoves),
  };
}

/** Large insertions: pasted, typed very fast or saved in a batch, in order of their saves. */
function insertionsOf(process: Process): RewindMarks['large'] {
  const { ops, saves } = process;
  const largeInsertions = ops.flatMap(({ kind, save, inserted, moved, words }) => {
    const { at = 0, dirtyMs = 0 } = saves[save] ?? {};
    const position = { save: save + 1, t: at, chars: inserted - moved, words };
    if (kind === 'large') return { ...position, how: 'at_once' as const, seconds: 0 };
    return kind === 'batched'
      ? { ...position, how: 'batched' as const, seconds: Math.floor(dirtyMs / 1000) }
      : [];
  });
  const quickInsertions = findQuickInsertions(process).map(({ save, second, last, chars, words }) => ({
    save: save + 1,
    t: saves[save]?.at ?? 0,
    how: 'quickly' as const,
    chars,
    words,
    seconds: last - second,
  }));
  return [...largeInsertions, ...quickInsertions].toSorted((one, other) => one.save - other.save);
}

export interface Note {
  id: RewindMarks['notes'][number]['id'];
  from_at: Date;
  to_at: Date;
  text: string;
  source: RewindMarks['notes'][number]['source'];
  author: RewindMarks['notes'][number]['author'];
}

/** Places each note at the last save before its period begins, or at the first save; empty without saves. */
export function notesAmong(
  saves: readonly { at: number }[],
  notes: readonly Note[],
): Pick<RewindMarks, 'notes'>['notes'] {
  if (saves.length === 0) return [];
  return notes.map(({ id, from_at: from, to_at: to, text, source, author }) => {
    const last = saves.findLastIndex(({ at }) => at <= from.getTime());
    return {
      id,
      author,
      text,
      source,
      save: Math.max(last, 0) + 1,
      t: from.getTime(),
      end: to.getTime(),
    };
  });
}

function movesOf({ ops, saves }: Process): RewindMarks['moves'] {
  return ops.flatMap(({ save, inserted, moved, isMovedAway }, index) => {
    // If most of the inserted text was moved, words beside it are shown as moved too.
    const kind = isMovedAway ? 'from' : moved * 2 > inserted ? 'to' : null;
    return kind === null ? [] : { save: save + 1, op: index - (saves[save]?.firstOp ?? 0), kind };
  });
}

/** The largest marks, in order of their saves. */
export function largestOf<Mark extends { save: number }>(
  marks: readonly Mark[],
  sizeOf: (mark: Mark) => number,
  max: number = maxMarks,
): Mark[] {
  if (marks.length <= max) return [...marks];
  return marks
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, max)
    .sort((one, other) => one.save - other.save);
}
