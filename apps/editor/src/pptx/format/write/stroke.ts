import { isSameValue } from '../../../canvas/format/same-values.ts';
import type { Stroke } from '../../../canvas/scene/scene.ts';
import { fillNames } from '../../../drawingml/fills.ts';
import {
  type ElementDraft,
  ensureChild,
  insertChild,
  parseElementDraft,
  removeChildren,
  setAttributes,
} from '../../../xml/draft.ts';
import { createSolidFill } from './run-properties.ts';

/** Schema order of the children of a line (CT_LineProperties). */
export const lineOrder = [
  ...fillNames,
  'a:prstDash',
  'a:custDash',
  'a:round',
  'a:bevel',
  'a:miter',
  'a:headEnd',
  'a:tailEnd',
  'a:extLst',
];

const dashes = { solid: 'solid', dash: 'dash', dot: 'sysDot' } as const;

/** Writes the changes to a line; `name` is its element among the children of its parent, and `order` their order. */
export function writeStroke(
  parent: ElementDraft,
  { name, order }: { name: string; order: readonly string[] },
  previous: Stroke | null,
  stroke: Stroke | null,
): void {
  if (isSameValue(previous, stroke)) return;
  const line = ensureChild(parent, name, order);
  if (stroke === null || previous?.color !== stroke.color) {
    removeChildren(line, fillNames);
    insertChild(
      line,
      parseElementDraft(stroke === null ? '<a:noFill/>' : createSolidFill(stroke.color)),
      lineOrder,
    );
  }
  if (stroke === null) return;
  if (previous?.width !== stroke.width) setAttributes(line, { w: String(Math.round(stroke.width)) });
  if ((previous?.dash ?? 'solid') === stroke.dash) return;
  removeChildren(line, ['a:prstDash', 'a:custDash']);
  insertChild(line, parseElementDraft(`<a:prstDash val="${dashes[stroke.dash]}"/>`), lineOrder);
}
