import { encodeAttribute, encodeText } from '@redraft/documents';
import { formulaAfterChange, isSameName } from '../formula/references.ts';
import { shiftEnds, shiftLine } from '../workbook/area.ts';
import type { Shift, StructureChange } from '../workbook/workbook.ts';
import { attributeIn, contentOf } from './xml-text.ts';

const applyStructureChanges = (formula: string, changes: readonly StructureChange[]): string =>
  changes.reduce((text, change) => formulaAfterChange(text, '', change), formula);

/** Updates the references in a chart. */
export function moveChart(xml: string, changes: readonly StructureChange[]): string {
  return xml.replace(
    /(<((?:\w+:)?f)(?:\s[^<>]*)?>)([^<]*)(<\/\2>)/g,
    (whole, tag: string, _name, formula: string, end: string) => {
      const before = contentOf(formula);
      const now = applyStructureChanges(before, changes);
      return now === before ? whole : tag + encodeText(now) + end;
    },
  );
}

/** Updates the source of a pivot table; only sheet names change, since rows and columns of such a sheet are fixed. */
export function movePivot(xml: string, changes: readonly StructureChange[]): string {
  return xml.replace(/<(?:\w+:)?worksheetSource\b[^<>]*>/, (tag) => {
    const sheet = attributeIn(tag, 'sheet');
    if (sheet === null) return tag;
    const now = changes.reduce(
      (name, change) => (change.kind === 'rename' && isSameName(change.from, name) ? change.to : name),
      sheet,
    );
    return now === sheet
      ? tag
      : tag.replace(
          /(\ssheet\s*=\s*)(["'])[^"']*\2/,
          (_, before: string) => `${before}"${encodeAttribute(now)}"`,
        );
  });
}

/** Moves the anchors of pictures and charts with their cells. */
export function moveDrawing(xml: string, shifts: readonly Shift[]): string {
  return xml.replace(
    /<((?:\w+:)?(?:twoCellAnchor|oneCellAnchor))(?=[\s>])([^<>]*)>([\s\S]*?)<\/\1>/g,
    (whole, name: string, attributes: string, inside: string) => {
      if (/editAs\s*=\s*["']absolute["']/.test(attributes)) return whole;
      const moved = shifts.reduce(moveAnchor, inside);
      return moved === inside ? whole : `<${name}${attributes}>${moved}</${name}>`;
    },
  );
}

function moveAnchor(inside: string, shift: Shift): string {
  const line = shift.axis === 'rows' ? 'row' : 'col';
  const read = (corner: string): number | null => {
    const found = new RegExp(`<((?:\\w+:)?)${corner}>[\\s\\S]*?<\\1${line}>\\s*(\\d+)`).exec(inside)?.[2];
    return found === undefined ? null : Number(found);
  };
  const [from, to] = [read('from'), read('to')];
  if (from === null) return inside;
  const ends = shiftEnds(from, to ?? from, shift);
  // An object anchored to deleted rows or columns moves to their position.
  const now = ends ?? { from: shift.at, to: shift.at + (to ?? from) - from };
  const write = (text: string, corner: string, value: number): string =>
    text.replace(
      new RegExp(`(<((?:\\w+:)?)${corner}>[\\s\\S]*?<\\2${line}>\\s*)\\d+`),
      (_, before: string) => before + value,
    );
  const started = write(inside, 'from', shiftLine(from, shift) ?? now.from);
  return to === null ? started : write(started, 'to', Math.max(now.from, now.to));
}
