import type { Strokes } from '@redraft/analytics';
import { countCodePoints, type OpColumns, type StoredOp } from '@redraft/revision-log';

/** Collects the changes of a log without their content, from packed columns and from revisions. */
export interface StrokeCollector {
  addColumns: (columns: OpColumns, times: ArrayLike<number>, firstSeq: number) => void;
  add: (revision: { seq: number; at: number; ops: readonly StoredOp[] }) => void;
  finish: () => Strokes;
}

const astral = /[\ud800-\udbff]/;

export function collectStrokes(): StrokeCollector {
  let baseLength = 0;
  let latest = -Infinity;
  const saves: Record<'seq' | 'at' | 'end', number[]> = { seq: [], at: [], end: [] };
  const changes: Record<'positions' | 'deleted' | 'inserted', number[]> = {
    positions: [],
    deleted: [],
    inserted: [],
  };
  const { positions, deleted, inserted } = changes;

  function endSave(seq: number, time: number, hasChanged: boolean): void {
    // Revision 0, the initial content, is not a save.
    if (seq === 0) {
      baseLength =
        inserted.reduce((sum, count) => sum + count, 0) - deleted.reduce((sum, count) => sum + count, 0);
      for (const column of Object.values(changes)) column.length = 0;
      return;
    }
    if (!hasChanged) return;
    // If the clock goes backwards, the running maximum is used.
    latest = Math.max(latest, time);
    saves.seq.push(seq);
    saves.at.push(latest);
    saves.end.push(positions.length);
  }

  return {
    addColumns: (columns, times, firstSeq) => {
      const lengthOf = lengthsIn(columns);
      let change = 0;
      for (let index = 0; index < columns.ends.length; index++) {
        const end = columns.ends[index] ?? 0;
        const hasChanged = end > change;
        for (; change < end; change++) {
          positions.push(columns.positions[change] ?? 0);
          deleted.push(columns.deleted[change] ?? 0);
          inserted.push(lengthOf(change));
        }
        endSave(firstSeq + index, times[index] ?? 0, hasChanged);
      }
    },
    add: ({ seq, at: time, ops }) => {
      for (const op of ops) {
        positions.push(op.p);
        deleted.push(op.del);
        inserted.push(countCodePoints(op.ins));
      }
      endSave(seq, time, ops.length > 0);
    },
    finish: () => ({
      baseLength,
      seq: Int32Array.from(saves.seq),
      at: Float64Array.from(saves.at),
      ends: Int32Array.from(saves.end),
      positions: Int32Array.from(positions),
      deleted: Int32Array.from(deleted),
      inserted: Int32Array.from(inserted),
    }),
  };
}

/** Number of inserted code points of each change. */
function lengthsIn({ inserted, insertedEnd }: OpColumns): (change: number) => number {
  const startOf = (change: number) => (change === 0 ? 0 : (insertedEnd[change - 1] ?? 0));
  const units = (change: number) => (insertedEnd[change] ?? 0) - startOf(change);
  if (!astral.test(inserted)) return units;
  return (change) => countCodePoints(inserted.slice(startOf(change), insertedEnd[change]));
}
