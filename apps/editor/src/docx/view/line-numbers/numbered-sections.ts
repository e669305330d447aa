import type { Node } from 'prosemirror-model';
import type { TextSection } from '../../document/pages/list-sections.ts';
import { maxMeasuredBlocks } from '../max-measured-blocks.ts';
import type { LineNumbering } from './number-lines.ts';

/** The numbering of each section; null where no line is numbered. Nor are those of longer texts: after a change all of them are measured. */
export function listNumberings(
  doc: Node,
  sections: readonly TextSection[],
): (LineNumbering | undefined)[] | null {
  if (doc.childCount > maxMeasuredBlocks) return null;
  const numberings = sections.map(({ properties }) => properties.lineNumbers);
  return numberings.some((numbering) => numbering !== undefined) ? numberings : null;
}
