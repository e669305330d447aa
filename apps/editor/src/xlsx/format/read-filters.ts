import { type Element, getInnerXml, getTag, readElement } from '../../xml/element.ts';
import { parseArea } from '../workbook/area.ts';
import {
  type FilterColumn,
  type FilterCondition,
  type FilterLimits,
  filterOperators,
  type KeptFilter,
  type SheetFilter,
} from '../workbook/filter.ts';
import { findChild } from './read-styles.ts';
import { decodeEscapes, getLocalName, readAttribute, readFlag, readNumber } from './xml-text.ts';

/** The filter of a sheet (`autoFilter`); null if it has none. */
export function readSheetFilter(xml: string): SheetFilter | null {
  const element = xml === '' ? null : readElement(xml);
  return element === null ? null : readFilter(element, null);
}

/** The filter of a table part; null for a table without a header row. */
export function readTableFilter(root: Element, part: string): SheetFilter | null {
  const element = findChild(root, 'autoFilter');
  if (element !== null) return readFilter(element, part);
  const tag = getTag(root);
  const area = parseArea(readAttribute(tag, 'ref') ?? '');
  if (area === null || readAttribute(tag, 'headerRowCount') === '0') return null;
  const bottom = area.bottom - (readNumber(tag, 'totalsRowCount') ?? 0);
  return { table: part, area: { ...area, bottom }, columns: [], isOn: false };
}

function readFilter(element: Element, table: string | null): SheetFilter | null {
  const area = parseArea(readAttribute(getTag(element), 'ref') ?? '');
  if (area === null) return null;
  const columns = element.children.flatMap((child) =>
    getLocalName(child.name) === 'filterColumn' ? [readColumn(child, area.left)] : [],
  );
  return { table, area, columns: columns.sort((one, other) => one.column - other.column), isOn: true };
}

function readColumn(element: Element, left: number): FilterColumn {
  const tag = getTag(element);
  return {
    column: left + (readNumber(tag, 'colId') ?? 0),
    condition: element.children.length === 0 ? null : readCondition(element),
    isButtonHidden: readFlag(tag, 'hiddenButton') || readAttribute(tag, 'showButton') === '0',
  };
}

const keptNames: Readonly<Record<string, KeptFilter>> = {
  top10: 'top10',
  dynamicFilter: 'dynamic',
  colorFilter: 'colour',
  iconFilter: 'icon',
};

function readCondition(column: Element): FilterCondition {
  const [element] = column.children;
  const name = element === undefined ? '' : getLocalName(element.name);
  if (element !== undefined && column.children.length === 1) {
    if (name === 'filters') return readValues(element);
    if (name === 'customFilters') return readTests(element);
  }
  return {
    kind: 'kept',
    name: keptNames[name] ?? 'other',
    xml: getInnerXml(column),
    limits: element === undefined ? null : readLimits(getTag(element), name),
  };
}

function readValues(element: Element): FilterCondition {
  const [texts, dates]: [string[], string[]] = [[], []];
  for (const child of element.children) {
    const tag = getTag(child);
    const name = getLocalName(child.name);
    if (name === 'filter') texts.push(decodeEscapes(readAttribute(tag, 'val') ?? ''));
    else if (name === 'dateGroupItem') dates.push(readDateGroup(tag));
  }
  return { kind: 'values', texts, dates, hasBlank: readFlag(getTag(element), 'blank') };
}

/** The start of a date: as far as it is grouped. */
function readDateGroup(tag: string): string {
  let date = '';
  const parts = [
    ['year', '', 4],
    ['month', '-', 2],
    ['day', '-', 2],
    ['hour', ' ', 2],
    ['minute', ':', 2],
    ['second', ':', 2],
  ] as const;
  for (const [name, separator, length] of parts) {
    const value = readAttribute(tag, name);
    if (value === null) break;
    date += separator + value.padStart(length, '0');
  }
  return date;
}

function readTests(element: Element): FilterCondition {
  const tests = element.children.flatMap((child) => {
    if (getLocalName(child.name) !== 'customFilter') return [];
    const tag = getTag(child);
    const operator = readAttribute(tag, 'operator') ?? 'equal';
    return [
      {
        operator: filterOperators.find((one) => one === operator) ?? ('equal' as const),
        value: decodeEscapes(readAttribute(tag, 'val') ?? ''),
      },
    ];
  });
  return { kind: 'tests', isAnd: readFlag(getTag(element), 'and'), tests };
}

/** What the last program calculated for filters of the best values and of dates. */
function readLimits(tag: string, name: string): FilterLimits | null {
  if (name === 'top10') {
    const limit = readNumber(tag, 'filterVal');
    if (limit === null) return null;
    const isTop = readAttribute(tag, 'top') === null || readFlag(tag, 'top');
    return { min: isTop ? limit : null, max: isTop ? null : limit, includesMin: true, includesMax: true };
  }
  if (name !== 'dynamicFilter') return null;
  const [min, max] = [readNumber(tag, 'val'), readNumber(tag, 'maxVal')];
  const type = readAttribute(tag, 'type');
  if (min === null) return null;
  if (type === 'aboveAverage') return { min, max: null, includesMin: false, includesMax: false };
  if (type === 'belowAverage') return { min: null, max: min, includesMin: false, includesMax: false };
  return max === null ? null : { min, max, includesMin: true, includesMax: false };
}
