import { createByteReader, createByteWriter } from './bytes.ts';

/** What one save did to the text, without its words. Characters are code points. */
export interface SaveAmount {
  at: number;
  inserted: number;
  deleted: number;
}

/** Neighbouring saves and what they did together. */
export interface ActivityCell {
  saves: number;
  inserted: number;
  deleted: number;
}

/** How much the saves of a chunk did: a graph of a long history reads this instead of every change. */
export interface Activity {
  saves: number;
  /** Of the first save and of the last one; null where there is none. */
  span: { firstAt: number; lastAt: number } | null;
  cells: ActivityCell[];
}

/** A sixteenth of a full chunk: a fifth of a byte for each version, and finer than a graph of a long history draws. */
export const savesPerCell = 16;

/** Layout: number of saves, time to the first, time from there to the last, inserted and deleted of each cell. */
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
