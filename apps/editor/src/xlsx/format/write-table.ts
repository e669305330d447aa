import {
  createTag,
  type Element,
  getInnerXml,
  getOpenTag,
  getRawXml,
  getTag,
  parseAttributes,
  readElement,
} from '../../xml/element.ts';
import { updateTableColumns } from '../formula/structured-references.ts';
import { formatArea } from '../workbook/area.ts';
import type { Table } from '../workbook/tables.ts';
import type { StructureChange } from '../workbook/workbook.ts';
import { moveFormula } from './update-section-references.ts';
import {
  decodeContent,
  encodePlainText,
  escapeXmlAttribute,
  getLocalName,
  getPrefix,
  readAttribute,
} from './xml-text.ts';

interface TableChanges {
  before: Table;
  after: Table;
  changes: readonly StructureChange[];
  originalSheetName: string;
}

/** A table part after changes: its range, its columns, and the formulas of its columns. */
export function writeTable(xml: string, tableChanges: TableChanges): string {
  const { before, after } = tableChanges;
  const root = readElement(xml);
  if (root === null) return xml;
  const children = root.children.map((child) => {
    const name = getLocalName(child.name);
    if (name === 'tableColumns') return writeColumns(child, tableChanges);
    if (name === 'sortState')
      return formatArea(before.area) === formatArea(after.area) ? getRawXml(child) : '';
    return getRawXml(child);
  });
  const attributes = parseAttributes(getTag(root));
  attributes.set('ref', `"${formatArea(after.area)}"`);
  const open = createTag(getOpenTag(root), attributes);
  return `${root.source.slice(0, root.start)}${open}${children.join('')}</${root.name}>`;
}

function writeColumns(list: Element, tableChanges: TableChanges): string {
  const { before, after } = tableChanges;
  const items = list.children.filter(({ name }) => getLocalName(name) === 'tableColumn');
  const ids = items.map((item) => Number(readAttribute(getTag(item), 'id')) || 0);
  let lastId = Math.max(0, ...ids);
  const columns = after.columns.map(({ name, source }) => {
    const item = source === null ? undefined : items[source];
    if (item === undefined) {
      lastId += 1;
      return `<${getPrefix(list.name)}tableColumn id="${lastId}" name="${encodeName(name)}"/>`;
    }
    const attributes = parseAttributes(getTag(item));
    const isRenamed = before.columns.find((one) => one.source === source)?.name !== name;
    if (isRenamed) attributes.set('name', `"${encodeName(name)}"`);
    const tag = createTag(getTag(item), attributes);
    if (item.children.length === 0) return tag + getRawXml(item).slice(getTag(item).length);
    const content = item.children.map((child) => writeColumnFormula(child, tableChanges));
    return `${tag}${content.join('')}</${item.name}>`;
  });
  const attributes = parseAttributes(getTag(list));
  attributes.set('count', `"${columns.length}"`);
  return `${createTag(getOpenTag(list), attributes)}${columns.join('')}</${list.name}>`;
}

const encodeName = (name: string): string => escapeXmlAttribute(name).replaceAll('&#10;', '_x000a_');

function writeColumnFormula(
  element: Element,
  { before, after, changes, originalSheetName }: TableChanges,
): string {
  const name = getLocalName(element.name);
  if (name !== 'calculatedColumnFormula' && name !== 'totalsRowFormula') return getRawXml(element);
  const formula = decodeContent(getInnerXml(element));
  const moved = moveFormula(formula, { changes, sheet: before.sheet, originalSheetName });
  const updated = updateTableColumns(moved, { before, after, ownTable: true }, 'file');
  return updated === formula
    ? getRawXml(element)
    : `${getOpenTag(element)}${encodePlainText(updated)}</${element.name}>`;
}
