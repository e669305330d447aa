import { type Element, getTag } from '../../xml/element.ts';
import { parseArea } from '../workbook/area.ts';
import type { Table } from '../workbook/tables.ts';
import { findChild } from './read-styles.ts';
import { decodeEscapes, getLocalName, readAttribute, readNumber } from './xml-text.ts';

/** The table of a part; null if the part is damaged. */
export function readTable(root: Element, { part, sheet }: Pick<Table, 'part' | 'sheet'>): Table | null {
  const tag = getTag(root);
  const area = parseArea(readAttribute(tag, 'ref') ?? '');
  const name = readAttribute(tag, 'displayName') ?? readAttribute(tag, 'name');
  const columns = (findChild(root, 'tableColumns')?.children ?? [])
    .filter((element) => getLocalName(element.name) === 'tableColumn')
    .map((element, source) => ({
      name: decodeEscapes(readAttribute(getTag(element), 'name') ?? ''),
      source,
    }));
  if (area === null || name === null || columns.length !== area.right - area.left + 1) return null;
  return {
    part,
    sheet,
    name,
    area,
    hasHeaders: readNumber(tag, 'headerRowCount') !== 0,
    hasTotals: (readNumber(tag, 'totalsRowCount') ?? 0) > 0,
    columns,
  };
}
