import type { SectionProperties } from '@eigenpal/docx-editor-core/types/document';
import type { TextSection } from '../document/pages/list-sections.ts';
import { countColumns, defaultColumnSpace } from '../document/pages/section-columns.ts';

/** The columns of a section as the dialog edits them. */
export interface ColumnsForm {
  count: number;
  hasSeparator: boolean;
}

export const columnCounts = [1, 2, 3] as const;

export function readColumnsForm(section: SectionProperties): ColumnsForm {
  return { count: countColumns(section), hasSeparator: section.separator ?? false };
}

/** Columns of equal width; those of the file stay as they are if nothing was chosen. */
export function withColumns(section: SectionProperties, form: ColumnsForm): SectionProperties {
  const before = readColumnsForm(section);
  if (form.count === before.count) return { ...section, separator: form.hasSeparator };
  const { columns: _columns, equalWidth: _equalWidth, ...others } = section;
  const columnSpace = section.columnSpace || defaultColumnSpace;
  return { ...others, columnCount: form.count, columnSpace, separator: form.hasSeparator && form.count > 1 };
}

/** The section that a position is in. */
export const findSectionAt = (sections: readonly TextSection[], pos: number): TextSection | undefined =>
  sections.find(({ end, to }) => end === null || pos < to);
