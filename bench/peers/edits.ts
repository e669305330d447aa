import { countCodePoints, diffText } from '@redraft/revision-log';

/** One replacement within a text: kept characters before it, in the unit of the kind. */
export interface Edit {
  /** Kept since the end of the edit before. */
  skip: number;
  del: string;
  ins: string;
}

/** The smallest edits from one text to the next, by the rule of our log, in code points. */
export function editsBetween(before: string, after: string): Edit[] {
  let end = 0;
  return diffText(before, after).map(({ p, del, ins }) => {
    const skip = p - end;
    end = p + countCodePoints(ins);
    return { skip, del, ins };
  });
}

/** An operation of ot-text-unicode: kept code points, inserted text, and deleted code points. */
export function toTextOperation(edits: readonly Edit[]): (number | string | { d: number })[] {
  return edits.flatMap(({ skip, del, ins }) => [
    ...(skip > 0 ? [skip] : []),
    ...(ins === '' ? [] : [ins]),
    ...(del === '' ? [] : [{ d: countCodePoints(del) }]),
  ]);
}

/** A replacement at a place of the text produced so far, in UTF-16 units, as Yjs counts. */
export interface Splice {
  at: number;
  del: number;
  ins: string;
}

export function toSplices(before: string, edits: readonly Edit[]): Splice[] {
  let read = 0;
  let at = 0;
  return edits.map(({ skip, del, ins }) => {
    const kept = measureUnits(before, read, skip);
    read += kept + del.length;
    const splice = { at: at + kept, del: del.length, ins };
    at += kept + ins.length;
    return splice;
  });
}

/** Length in UTF-16 units of so many code points from there. */
function measureUnits(text: string, from: number, codePoints: number): number {
  let at = from;
  for (let left = codePoints; left > 0; left--) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return at - from;
}
