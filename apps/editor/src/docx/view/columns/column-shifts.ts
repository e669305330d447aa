import type { Node } from 'prosemirror-model';
import { Decoration } from 'prosemirror-view';
import type { ColumnRegion } from './column-regions.ts';
import type { ColumnFlow, ColumnSlot } from './column-slots.ts';
import type { Strip } from './measure-strip.ts';

/** A block, a row, or the lines of a paragraph in a further column, and how far it is from its place in the strip. */
export interface ColumnShift {
  from: number;
  to: number;
  isInline: boolean;
  x: number;
  y: number;
}

/** Moves everything from the first region with columns on to its place. */
export function listShifts(
  doc: Node,
  regions: readonly ColumnRegion[],
  { columns, strip }: { columns: ColumnFlow; strip: Strip },
): ColumnShift[] {
  const start = regions.find((region) => region.columns.length > 1)?.from ?? doc.content.size;
  const shifts: ColumnShift[] = [];
  const shiftBlock = (pos: number, node: Node, line: { top: number; bottom: number } | null): void => {
    if (line === null) return;
    addShift(
      shifts,
      { from: pos, to: pos + node.nodeSize, isInline: false },
      columns.findSlot(middleOf(line)),
    );
  };
  doc.descendants((node, pos) => {
    if (pos + node.nodeSize <= start) return false;
    if (['blockSdt', 'table'].includes(node.type.name)) return true;
    if (node.type.name === 'paragraph') shifts.push(...shiftParagraph(node, pos, { columns, strip }));
    else if (node.type.name === 'tableRow') shiftBlock(pos, node, strip.measureBlock(pos));
    else shiftBlock(pos, node, strip.measureBlock(pos));
    return false;
  });
  return shifts;
}

/** The first lines are moved with the paragraph; those in further columns by themselves. */
function shiftParagraph(
  node: Node,
  pos: number,
  { columns, strip }: { columns: ColumnFlow; strip: Strip },
): ColumnShift[] {
  const slots = strip.measureLines(pos).map((line) => columns.findSlot(middleOf(line)));
  const [first] = slots;
  if (first === undefined) return [];
  const shifts: ColumnShift[] = [];
  addShift(shifts, { from: pos, to: pos + node.nodeSize, isInline: false }, first);
  const further = [...new Map(slots.map((slot) => [slot.stripTop, slot])).values()].slice(1);
  const starts = further.map(({ stripTop }) => strip.findBreak(pos, node, stripTop));
  further.forEach((slot, index) => {
    const [from = 0, to = pos + node.nodeSize - 1] = [starts[index], starts[index + 1]];
    if (from < to) addShift(shifts, { from, to, isInline: true }, slot, first);
  });
  return shifts;
}

function addShift(
  shifts: ColumnShift[],
  range: Pick<ColumnShift, 'from' | 'to' | 'isInline'>,
  slot: ColumnSlot,
  base?: ColumnSlot,
): void {
  const x = round(slot.left - (base?.left ?? 0));
  const y = round(slot.pageTop - slot.stripTop - (base === undefined ? 0 : base.pageTop - base.stripTop));
  if (x !== 0 || y !== 0) shifts.push({ ...range, x, y });
}

const middleOf = ({ top, bottom }: { top: number; bottom: number }): number => (top + bottom) / 2;
const round = (length: number): number => Math.round(length * 64) / 64;

export function createShiftDecoration({ from, to, isInline, x, y }: ColumnShift): Decoration {
  const attributes = { class: 'shifted', style: `--shift-x: ${x}px; --shift-y: ${y}px` };
  return isInline ? Decoration.inline(from, to, attributes) : Decoration.node(from, to, attributes);
}
