import { encodeAttribute, encodeText } from '@redraft/documents';
import {
  attributesOf,
  type Element,
  insideOf,
  openTagOf,
  rawOf,
  readElement,
  tagOf,
  tagWith,
} from '../../xml/element.ts';
import type { Workbook } from '../workbook/workbook.ts';
import type { OpenedWorkbook } from './opened-workbook.ts';
import { named } from './read-styles.ts';
import { localName, numberIn, prefixOf } from './xml-text.ts';

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Order of the child elements of `<workbook>` (CT_Workbook). */
const order = (
  'fileVersion fileSharing workbookPr workbookProtection bookViews sheets functionGroups externalReferences definedNames calcPr oleSize ' +
  'customWorkbookViews pivotCaches smartTagPr smartTagTypes webPublishing fileRecoveryPr webPublishObjects extLst'
).split(' ');

/** Writes the workbook part: its sheets in order, the defined names, and the flag that makes other programs recalculate. */
export function writeWorkbook(
  opened: OpenedWorkbook,
  workbook: Workbook,
  added: ReadonlyMap<number, string>,
  recalculates: boolean,
): string {
  const root = readElement(opened.opened.text(opened.workbook));
  if (root === null) throw new Error('The workbook is damaged');
  const p = prefixOf(root.name);
  const parts = new Map<string, string>();
  for (const child of root.children) {
    const name = localName(child.name);
    // Unknown elements may occur several times.
    parts.set(parts.has(name) ? `${name} ${child.start}` : name, rawOf(child));
  }
  const set = (name: string, text: string): void => {
    parts.set(name, text);
  };
  const isSameList = sheetsKey(workbook) === sheetsKey(opened.book);
  if (!isSameList) {
    set('sheets', sheetsText(named(root, 'sheets'), { opened, book: workbook, added, p }));
    const views = named(root, 'bookViews');
    if (views !== null) set('bookViews', viewsText(views, opened, workbook));
  }
  if (!isSameList || workbook.names !== opened.book.names) {
    const names = namesText(named(root, 'definedNames'), opened, workbook);
    if (names !== null) set('definedNames', names);
  }
  if (recalculates) set('calcPr', calcText(named(root, 'calcPr'), p));
  const names = [...parts.keys()].sort((a, b) => placeOf(a, parts) - placeOf(b, parts));
  const body = names.map((name) => parts.get(name) ?? '').join('');
  return `${root.source.slice(0, root.start)}${openTagOf(root)}${body}</${root.name}>`;
}

/** Unknown elements stay before their successor. */
function placeOf(name: string, parts: ReadonlyMap<string, string>): number {
  const known = order.indexOf(name);
  if (known >= 0) return known;
  const names = [...parts.keys()];
  const next = names.slice(names.indexOf(name)).find((one) => order.includes(one));
  return next === undefined ? order.length : order.indexOf(next) - 0.5;
}

const sheetsKey = (workbook: Workbook): string =>
  JSON.stringify(workbook.sheets.map(({ id, name, visibility }) => [id, name, visibility]));

function sheetsText(
  list: Element | null,
  {
    opened,
    book: workbook,
    added,
    p,
  }: { opened: OpenedWorkbook; book: Workbook; added: ReadonlyMap<number, string>; p: string },
): string {
  const items = workbook.sheets.map((sheet) => {
    const raw =
      opened.sheets.get(sheet.id)?.tag ??
      `<${p}sheet xmlns:r="${relationships}" name="" sheetId="${sheet.id}" r:id="${added.get(sheet.id) ?? ''}"/>`;
    const tag = /^<[^>]*>/.exec(raw)?.[0] ?? raw;
    const attributes = attributesOf(tag);
    attributes.set('name', `"${encodeAttribute(sheet.name)}"`);
    if (sheet.visibility === 'visible') attributes.delete('state');
    else attributes.set('state', `"${sheet.visibility}"`);
    return tagWith(tag.replace(/(?<!\s)\s*\/?>$/, '/>'), attributes);
  });
  const open = list === null ? `<${p}sheets>` : openTagOf(list);
  return `${open}${items.join('')}</${list?.name ?? `${p}sheets`}>`;
}

/** The first visible tab must exist, and not be hidden. */
function viewsText(views: Element, opened: OpenedWorkbook, workbook: Workbook): string {
  const items = views.children.map((view) => {
    const tag = tagOf(view);
    const attributes = attributesOf(tag);
    const was = opened.book.sheets[numberIn(tag, 'activeTab') ?? 0]?.id;
    const kept = workbook.sheets.findIndex(({ id, visibility }) => id === was && visibility === 'visible');
    const first = workbook.sheets.findIndex(({ visibility }) => visibility === 'visible');
    attributes.set('activeTab', `"${Math.max(0, kept >= 0 ? kept : first)}"`);
    attributes.delete('firstSheet');
    return tagWith(tag, attributes) + rawOf(view).slice(tag.length);
  });
  return `${openTagOf(views)}${items.join('')}</${views.name}>`;
}

/** Null if the workbook has no defined names. */
function namesText(list: Element | null, opened: OpenedWorkbook, workbook: Workbook): string | null {
  if (list === null) return null;
  const before = new Map(opened.book.names.map((one) => [one.source, one]));
  const items = list.children.filter(({ name }) => localName(name) === 'definedName');
  const texts = workbook.names.flatMap(({ formula, sheet, source }) => {
    const element = source === null ? undefined : items[source];
    if (element === undefined) return [];
    const attributes = attributesOf(tagOf(element));
    const at = sheet === null ? -1 : workbook.sheets.findIndex(({ id }) => id === sheet);
    if (at >= 0) attributes.set('localSheetId', `"${at}"`);
    const inside = before.get(source)?.formula === formula ? insideOf(element) : encodeText(formula);
    return [`${tagWith(openTagOf(element), attributes)}${inside}</${element.name}>`];
  });
  return texts.length === 0 ? '' : `${openTagOf(list)}${texts.join('')}</${list.name}>`;
}

function calcText(element: Element | null, p: string): string {
  const attributes = element === null ? new Map<string, string>() : attributesOf(tagOf(element));
  attributes.set('fullCalcOnLoad', '"1"');
  return tagWith(`<${p}calcPr/>`, attributes);
}

export function freeId(xml: string | null): () => string {
  const used = new Set([...(xml ?? '').matchAll(/\sId\s*=\s*["']([^"']*)/g)].map(([, id]) => id));
  let at = used.size;
  return () => {
    do at += 1;
    while (used.has(`rId${at}`));
    return `rId${at}`;
  };
}
