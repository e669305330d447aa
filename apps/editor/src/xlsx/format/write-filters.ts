import { getRawXml, readElement } from '../../xml/element.ts';
import { formatArea } from '../workbook/area.ts';
import type { FilterColumn, FilterCondition, SheetFilter } from '../workbook/filter.ts';
import { findChild } from './read-styles.ts';
import { escapeXmlAttribute, getPrefix } from './xml-text.ts';

/** The `autoFilter` element of a filter; empty for none. */
export function writeFilter(filter: SheetFilter | undefined, prefix: string): string {
  if (filter === undefined || !filter.isOn) return '';
  const tag = `<${prefix}autoFilter ref="${formatArea(filter.area)}"`;
  const columns = filter.columns.map((column) => writeColumn(column, filter.area.left, prefix)).join('');
  return columns === '' ? `${tag}/>` : `${tag}>${columns}</${prefix}autoFilter>`;
}

function writeColumn(
  { column, condition, isButtonHidden }: FilterColumn,
  left: number,
  prefix: string,
): string {
  const tag = `<${prefix}filterColumn colId="${column - left}"${isButtonHidden ? ' hiddenButton="1"' : ''}`;
  return condition === null
    ? `${tag}/>`
    : `${tag}>${writeCondition(condition, prefix)}</${prefix}filterColumn>`;
}

function writeCondition(condition: FilterCondition, prefix: string): string {
  if (condition.kind === 'kept') return condition.xml;
  if (condition.kind === 'tests') {
    const tests = condition.tests.map(
      ({ operator, value }) =>
        `<${prefix}customFilter${operator === 'equal' ? '' : ` operator="${operator}"`} val="${escapeXmlAttribute(value)}"/>`,
    );
    return `<${prefix}customFilters${condition.isAnd ? ' and="1"' : ''}>${tests.join('')}</${prefix}customFilters>`;
  }
  const texts = condition.texts.map((text) => `<${prefix}filter val="${escapeXmlAttribute(text)}"/>`);
  const dates = condition.dates.map((date) => writeDateGroup(date, prefix));
  const tag = `<${prefix}filters${condition.hasBlank ? ' blank="1"' : ''}`;
  const content = [...texts, ...dates].join('');
  return content === '' ? `${tag}/>` : `${tag}>${content}</${prefix}filters>`;
}

function writeDateGroup(date: string, prefix: string): string {
  const names = ['year', 'month', 'day', 'hour', 'minute', 'second'];
  const numbers = date.split(/[- :]/).map(Number);
  const attributes = numbers.map((number, index) => ` ${names[index]}="${number}"`).join('');
  return `<${prefix}dateGroupItem${attributes} dateTimeGrouping="${names[numbers.length - 1]}"/>`;
}

/** A table part with its filter; the rest stays. */
export function writeTableFilter(xml: string, filter: SheetFilter): string {
  const root = readElement(xml);
  if (root === null) throw new Error('A table of the workbook is damaged');
  const before = findChild(root, 'autoFilter');
  const text = writeFilter(filter, getPrefix(root.name));
  const [from, to] = before === null ? [root.from, root.from] : [before.start, before.end];
  // Only the condition of a filter changes here: an equal one is left as it is.
  if (before !== null && getRawXml(before) === text) return xml;
  return xml.slice(0, from) + text + xml.slice(to);
}
