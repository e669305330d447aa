import { encodeAttribute } from '@redraft/documents';
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
import type { Workbook } from '../workbook/workbook.ts';
import type { OpenedWorkbook } from './opened-workbook.ts';
import { findChild } from './read-styles.ts';
import { encodePlainText, getLocalName, getPrefix, readNumber } from './xml-text.ts';

const relationshipsNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Order of the child elements of `<workbook>` (CT_Workbook). */
const elementOrder = (
  'fileVersion fileSharing workbookPr workbookProtection bookViews sheets functionGroups externalReferences definedNames calcPr oleSize ' +
  'customWorkbookViews pivotCaches smartTagPr smartTagTypes webPublishing fileRecoveryPr webPublishObjects extLst'
).split(' ');

/** Writes the workbook part: its sheets in order, the defined names, and the flag that makes other programs recalculate. */
export function writeWorkbook(
  opened: OpenedWorkbook,
  workbook: Workbook,
  relationshipIds: ReadonlyMap<number, string>,
  recalculates: boolean,
): string {
  const root = readElement(opened.openedPackage.text(opened.workbookPart));
  if (root === null) throw new Error('The workbook is damaged');
  const prefix = getPrefix(root.name);
  const parts = new Map<string, string>();
  for (const child of root.children) {
    const name = getLocalName(child.name);
    // Unknown elements may occur several times.
    parts.set(parts.has(name) ? `${name} ${child.start}` : name, getRawXml(child));
  }
  const set = (name: string, text: string): void => {
    parts.set(name, text);
  };
  const isSameList = toSheetsKey(workbook) === toSheetsKey(opened.workbook);
  if (!isSameList) {
    set(
      'sheets',
      writeSheets(findChild(root, 'sheets'), { opened, workbook, added: relationshipIds, prefix }),
    );
    const views = findChild(root, 'bookViews');
    if (views !== null) set('bookViews', writeViews(views, opened, workbook));
  }
  if (!isSameList || workbook.definedNames !== opened.workbook.definedNames) {
    const names = writeNames(findChild(root, 'definedNames'), { opened, workbook, prefix });
    if (names !== null) set('definedNames', names);
  }
  if (recalculates) set('calcPr', writeCalculationProperties(findChild(root, 'calcPr'), prefix));
  const names = [...parts.keys()].sort((a, b) => computeRank(a, parts) - computeRank(b, parts));
  const body = names.map((name) => parts.get(name) ?? '').join('');
  return `${root.source.slice(0, root.start)}${getOpenTag(root)}${body}</${root.name}>`;
}

/** Unknown elements stay before their successor. */
function computeRank(name: string, parts: ReadonlyMap<string, string>): number {
  const rank = elementOrder.indexOf(name);
  if (rank >= 0) return rank;
  const names = [...parts.keys()];
  const successor = names.slice(names.indexOf(name)).find((one) => elementOrder.includes(one));
  return successor === undefined ? elementOrder.length : elementOrder.indexOf(successor) - 0.5;
}

const toSheetsKey = (workbook: Workbook): string =>
  JSON.stringify(workbook.sheets.map(({ id, name, visibility }) => [id, name, visibility]));

function writeSheets(
  list: Element | null,
  {
    opened,
    workbook,
    added,
    prefix,
  }: { opened: OpenedWorkbook; workbook: Workbook; added: ReadonlyMap<number, string>; prefix: string },
): string {
  const items = workbook.sheets.map((sheet) => {
    const raw =
      opened.sheets.get(sheet.id)?.tag ??
      `<${prefix}sheet xmlns:r="${relationshipsNamespace}" name="" sheetId="${sheet.id}" r:id="${added.get(sheet.id) ?? ''}"/>`;
    const tag = /^<[^>]*>/.exec(raw)?.[0] ?? raw;
    const attributes = parseAttributes(tag);
    attributes.set('name', `"${encodeAttribute(sheet.name)}"`);
    if (sheet.visibility === 'visible') attributes.delete('state');
    else attributes.set('state', `"${sheet.visibility}"`);
    return createTag(tag.replace(/(?<!\s)\s*\/?>$/, '/>'), attributes);
  });
  const open = list === null ? `<${prefix}sheets>` : getOpenTag(list);
  return `${open}${items.join('')}</${list?.name ?? `${prefix}sheets`}>`;
}

/** The first visible tab must exist, and not be hidden. */
function writeViews(views: Element, opened: OpenedWorkbook, workbook: Workbook): string {
  const items = views.children.map((view) => {
    const tag = getTag(view);
    const attributes = parseAttributes(tag);
    const activeSheet = opened.workbook.sheets[readNumber(tag, 'activeTab') ?? 0]?.id;
    const keptIndex = workbook.sheets.findIndex(
      ({ id, visibility }) => id === activeSheet && visibility === 'visible',
    );
    const firstVisible = workbook.sheets.findIndex(({ visibility }) => visibility === 'visible');
    attributes.set('activeTab', `"${Math.max(0, keptIndex >= 0 ? keptIndex : firstVisible)}"`);
    attributes.delete('firstSheet');
    return createTag(tag, attributes) + getRawXml(view).slice(tag.length);
  });
  return `${getOpenTag(views)}${items.join('')}</${views.name}>`;
}

/** Null if the workbook had no defined names and has none. */
function writeNames(
  list: Element | null,
  { opened, workbook, prefix }: { opened: OpenedWorkbook; workbook: Workbook; prefix: string },
): string | null {
  if (list === null && workbook.definedNames.length === 0) return null;
  const openedNames = new Map(opened.workbook.definedNames.map((one) => [one.source, one]));
  const items = list?.children.filter(({ name }) => getLocalName(name) === 'definedName') ?? [];
  const tagName = `${prefix}definedName`;
  const texts = workbook.definedNames.map(({ name, formula, sheet, source }) => {
    const element = source === null ? undefined : items[source];
    const index = sheet === null ? -1 : workbook.sheets.findIndex(({ id }) => id === sheet);
    const attributes =
      element === undefined
        ? new Map([['name', `"${encodeAttribute(name)}"`]])
        : parseAttributes(getTag(element));
    if (index >= 0) attributes.set('localSheetId', `"${index}"`);
    if (element === undefined)
      return `${createTag(`<${tagName}>`, attributes)}${encodePlainText(formula)}</${tagName}>`;
    const content =
      openedNames.get(source)?.formula === formula ? getInnerXml(element) : encodePlainText(formula);
    return `${createTag(getOpenTag(element), attributes)}${content}</${element.name}>`;
  });
  if (texts.length === 0) return '';
  const listName = list?.name ?? `${prefix}definedNames`;
  return `${list === null ? `<${listName}>` : getOpenTag(list)}${texts.join('')}</${listName}>`;
}

function writeCalculationProperties(element: Element | null, prefix: string): string {
  const attributes = element === null ? new Map<string, string>() : parseAttributes(getTag(element));
  attributes.set('fullCalcOnLoad', '"1"');
  return createTag(`<${prefix}calcPr/>`, attributes);
}

export function createIdGenerator(xml: string | null): () => string {
  const usedIds = new Set([...(xml ?? '').matchAll(/\sId\s*=\s*["']([^"']*)/g)].map(([, id]) => id));
  let index = usedIds.size;
  return () => {
    do index += 1;
    while (usedIds.has(`rId${index}`));
    return `rId${index}`;
  };
}
