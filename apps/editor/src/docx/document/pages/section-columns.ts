import type { Column, SectionProperties } from '@eigenpal/docx-editor-core/types/document';

/** Word's distance between columns in twips: half an inch. */
export const defaultColumnSpace = 720;

/** The columns of a section that has a width for each (ECMA-376 Part 1, 17.6.4); null for columns of equal width. */
export const getUnequalColumns = ({ columns = [], equalWidth }: SectionProperties): Column[] | null =>
  equalWidth === false && columns.length > 1 ? columns : null;

export const countColumns = (section: SectionProperties): number =>
  getUnequalColumns(section)?.length ?? section.columnCount ?? 1;
