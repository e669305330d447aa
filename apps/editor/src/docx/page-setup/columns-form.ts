import type { SectionProperties } from '@eigenpal/docx-editor-core/types/document';
import type { TextSection } from '../document/pages/list-sections.ts';

/** The columns of a section as the dialog edits them. */
export interface ColumnsForm {
  count: number;
  hasSeparator: boolean;
}

export const columnCounts = [1, 2, 3] as const;
/** Word's distance between columns in twips: half an inch. */
const defaultSpace = 720;

export function readColumnsForm(section: SectionProperties): ColumnsForm {
  const { columnCount = 1, columns = [], equalWidth, separator = false } = section;
  return {
    count: equalWidth === false && columns.length > 1 ? columns.length : columnCount,
    hasSeparator: separator,
  };
}

/** Columns of equal width; those of the file stay as they are if nothing was chosen. */
export function withColumns(section: SectionProperties, form: ColumnsForm): SectionProperties {
  const before = readColumnsForm(section);
  if (form.count === before.count) return { ...section, separator: form.hasSeparator };
  const { columns: _columns, equalWidth: _equalWidth, ...others } = section;
  const columnSpace = section.columnSpace || defaultSpace;
  return { ...others, columnCount: form.count, columnSpace, separator: form.hasSeparator && form.count > 1 };
}

/** The section that a position is in. */
export function findSectionAt(
  sections: readonly TextSection[],
  pos: number,
  getEnd: (pos: number) => number,
) {
  return sections.find(({ end }) => end === null || pos < getEnd(end));
}
