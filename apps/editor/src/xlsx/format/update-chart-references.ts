import { encodeAttribute, encodeText } from '@redraft/documents';
import { isSameName, updateFormula } from '../formula/references.ts';
import { shiftEnds, shiftIndex } from '../workbook/area.ts';
import type { Shift, StructureChange } from '../workbook/workbook.ts';
import { decodeContent, readAttribute } from './xml-text.ts';

const applyStructureChanges = (formula: string, changes: readonly StructureChange[]): string =>
  changes.reduce((text, change) => updateFormula(text, '', change), formula);

/** Updates the references in a chart. */
export function moveChart(xml: string, changes: readonly StructureChange[]): string {
  return xml.replace(
    /(<((?:\w+:)?f)(?:\s[^<>]*)?>)([^<]*)(<\/\2>)/g,
    (whole, tag: string, _name, formula: string, end: string) => {
      const before = decodeContent(formula);
      const updated = applyStructureChanges(before, changes);
      return updated === before ? whole : tag + encodeText(updated) + end;
    },
  );
}

/** Updates the source of a pivot table; only sheet names change, since rows and columns of such a sheet are fixed. */
export function movePivot(xml: string, changes: readonly StructureChange[]): string {
  return xml.replace(/<(?:\w+:)?worksheetSource\b[^<>]*>/, (tag) => {
    const sheet = readAttribute(tag, 'sheet');
    if (sheet === null) return tag;
    const updated = changes.reduce(
      (name, change) => (change.kind === 'rename' && isSameName(change.from, name) ? change.to : name),
      sheet,
    );
    return updated === sheet
      ? tag
      : tag.replace(
          /(\ssheet\s*=\s*)(["'])[^"']*\2/,
          (_, before: string) => `${before}"${encodeAttribute(updated)}"`,
        );
  });
}

/** Moves the anchors of pictures and charts with their cells. */
export function moveDrawing(xml: string, shifts: readonly Shift[]): string {
  return xml.replace(
    /<((?:\w+:)?(?:twoCellAnchor|oneCellAnchor))(?=[\s>])([^<>]*)>([\s\S]*?)<\/\1>/g,
    (whole, name: string, attributes: string, content: string) => {
      if (/editAs\s*=\s*["']absolute["']/.test(attributes)) return whole;
      const moved = shifts.reduce(moveAnchor, content);
      return moved === content ? whole : `<${name}${attributes}>${moved}</${name}>`;
    },
  );
}

function moveAnchor(content: string, shift: Shift): string {
  const element = shift.axis === 'rows' ? 'row' : 'col';
  const readCorner = (corner: string): number | null => {
    const found = new RegExp(`<((?:\\w+:)?)${corner}>[\\s\\S]*?<\\1${element}>\\s*(\\d+)`).exec(content)?.[2];
    return found === undefined ? null : Number(found);
  };
  const [from, to] = [readCorner('from'), readCorner('to')];
  if (from === null) return content;
  const movedEnds = shiftEnds(from, to ?? from, shift);
  // An object anchored to deleted rows or columns moves to their position.
  const movedRange = movedEnds ?? { from: shift.at, to: shift.at + (to ?? from) - from };
  const writeCorner = (text: string, corner: string, value: number): string =>
    text.replace(
      new RegExp(`(<((?:\\w+:)?)${corner}>[\\s\\S]*?<\\2${element}>\\s*)\\d+`),
      (_, before: string) => before + value,
    );
  const withStart = writeCorner(content, 'from', shiftIndex(from, shift) ?? movedRange.from);
  return to === null ? withStart : writeCorner(withStart, 'to', Math.max(movedRange.from, movedRange.to));
}
