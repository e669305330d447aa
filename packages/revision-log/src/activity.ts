import { createByteReader, createByteWriter } from './bytes.ts';

/** The amount of change of a save, without content. In code points. */
export interface SaveAmount {
  at: number;
  inserted: number;
  deleted: number;
}

/** Consecutive saves and their total. */
export interface ActivityCell {
  saves: number;
  inserted: number;
  deleted: number;
}

/** The activity of a chunk's saves: charts of long histories read this instead of every change. */
export interface Activity {
  saves: number;
  /** Of the first and last save; null if there are none. */
  span: { firstAt: number; lastAt: number } | null;
  cells: ActivityCell[];
}

/** A sixteenth of a full chunk: costs a fifth of a byte per version, and is finer than a chart of a long history. */
export const savesPerCell = 16;

/** Layout: number of saves, time to the first, time from there to the last, inserted and deleted per cell. */
export function packActivity(saves: readonly SaveAmount[], start: number): Uint8Array {
  const out = createByteWriter();
  out.varint(saves.length);
  const [first] = saves;
  const last = saves.at(-1);
  if (first && last) {
    out.signed(first.at - start);
    out.signed(last.at - first.at);
  }
  for (let at = 0; at < saves.length; at += savesPerCell) {
    const cell = saves.slice(at, at + savesPerCell);
    out.varint(cell.reduce((sum, { inserted }) => sum + inserted, 0));
    out.varint(cell.reduce((sum, { deleted }) => sum + deleted, 0));
  }
  return out.finish();
}

export function unpackActivity(bytes: Uint8Array, start: number): Activity {
  const input = createByteReader(bytes);
  const saves = input.varint();
  if (saves === 0) return { saves, span: null, cells: [] };
  const firstAt = start + input.signed();
  const lastAt = firstAt + input.signed();
  const cells: ActivityCell[] = [];
  for (let left = saves; left > 0; left -= savesPerCell)
    cells.push({ saves: Math.min(left, savesPerCell), inserted: input.varint(), deleted: input.varint() });
  return { saves, span: { firstAt, lastAt }, cells };
}
