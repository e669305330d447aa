import type { DocxPackage, SectionProperties } from '@eigenpal/docx-editor-core/types/document';
import type { Node } from 'prosemirror-model';
import { listTextSections } from '../../document/pages/list-sections.ts';
import { countColumns, defaultColumnSpace, getUnequalColumns } from '../../document/pages/section-columns.ts';
import { twipsToPixels } from '../pages/page-geometry.ts';

/** The columns of a section in pixels, from left to right. */
export interface ColumnSetup {
  columns: readonly { left: number; width: number }[];
  hasSeparator: boolean;
}

/** Neighbouring sections with one column, or one section with several: text that fills the same columns. */
export interface ColumnRegion extends ColumnSetup {
  /** Positions of its first block, and after its last. */
  from: number;
  to: number;
  startsPage: boolean;
}

/** Word's limit. */
const maxColumns = 45;
const minColumnWidth = 24;

/** The columns of a section in text of this width. */
export function readColumns(section: SectionProperties, textWidth: number): ColumnSetup {
  const { columnSpace = defaultColumnSpace, separator } = section;
  const unequal = getUnequalColumns(section);
  const count = Math.max(1, Math.min(maxColumns, countColumns(section)));
  const space = twipsToPixels(columnSpace);
  const equal = (textWidth - space * (count - 1)) / count;
  if (count === 1 || (unequal === null && equal < minColumnWidth)) return single(textWidth);
  const setup: { left: number; width: number }[] = [];
  let left = 0;
  for (let index = 0; index < count; index++) {
    const own = unequal?.[index];
    const width = own === undefined ? equal : twipsToPixels(own.width ?? 0);
    setup.push({ left, width });
    left += width + (own === undefined ? space : twipsToPixels(own.space ?? 0));
  }
  const fits = setup.every(
    ({ left: start, width }) => width >= minColumnWidth && start + width <= textWidth + 1,
  );
  return fits ? { columns: setup, hasSeparator: separator ?? false } : single(textWidth);
}

const single = (textWidth: number): ColumnSetup => ({
  columns: [{ left: 0, width: textWidth }],
  hasSeparator: false,
});

/** The regions of a document in order; a document without columns has one. */
export function listColumnRegions(doc: Node, parts: DocxPackage, textWidth: number): ColumnRegion[] {
  const regions: ColumnRegion[] = [];
  let from = 0;
  for (const { properties, to } of listTextSections(doc, parts)) {
    const setup = readColumns(properties, textWidth);
    const type = properties.sectionStart;
    const startsPage = from > 0 && type !== 'continuous' && type !== 'nextColumn';
    const before = regions.at(-1);
    if (before !== undefined && before.columns.length === 1 && setup.columns.length === 1) before.to = to;
    else if (to > from) regions.push({ ...setup, from, to, startsPage });
    from = to;
  }
  return regions;
}
