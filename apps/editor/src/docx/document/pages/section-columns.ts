import type { SectionProperties } from '@eigenpal/docx-editor-core/types/document';

/** Word's distance between columns in twips: half an inch. */
export const defaultColumnSpace = 720;

/** Separate widths of the columns of a section (ECMA-376 Part 1, 17.6.4); null for columns of equal width. */
export const getColumnWidths = ({ columns = [], equalWidth }: SectionProperties) =>
  equalWidth === false && columns.length > 1 ? columns : null;

export const countColumns = (section: SectionProperties): number =>
  getColumnWidths(section)?.length ?? section.columnCount ?? 1;
