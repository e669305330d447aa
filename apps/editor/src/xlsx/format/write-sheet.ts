import {
  createTag,
  type Element,
  getInnerXml,
  getOpenTag,
  getRawXml,
  parseAttributes,
  readElement,
} from '../../xml/element.ts';
import { formatAddress, formatArea } from '../workbook/area.ts';
import type { ConditionalStyle } from '../workbook/conditional-rules.ts';
import { findFilter } from '../workbook/filter.ts';
import { defaultPageSetup } from '../workbook/page-setup.ts';
import {
  type Area,
  type Cell,
  type CellAddress,
  type ColumnSpan,
  computeUsedArea,
  type Sheet,
  type StructureChange,
} from '../workbook/workbook.ts';
import type { SheetPart } from './read-sheet.ts';
import { moveSection } from './update-section-references.ts';
import { findBrokenSharedFormulas, writeRows } from './write-cells.ts';
import { findKeptRules, updateRuleSection, writeNewRule } from './write-conditional-rules.ts';
import { writeFilter } from './write-filters.ts';
import type { FormulaWriter } from './write-formulas.ts';
import { writePageSetup } from './write-page-setup.ts';
import { updateExtensionValidation, writeValidationRules } from './write-validation-rules.ts';
import { getLocalName, readAttribute } from './xml-text.ts';

/** Schema order of the child elements of a worksheet (CT_Worksheet). */
const sectionOrder = (
  'sheetPr dimension sheetViews sheetFormatPr cols sheetData sheetCalcPr sheetProtection protectedRanges scenarios autoFilter sortState ' +
  'dataConsolidate customSheetViews mergeCells phoneticPr conditionalFormatting dataValidations hyperlinks printOptions pageMargins pageSetup ' +
  'headerFooter rowBreaks colBreaks customProperties cellWatches ignoredErrors smartTags drawing legacyDrawing legacyDrawingHF drawingHF picture ' +
  'oleObjects controls webPublishItems tableParts extLst'
).split(' ');

const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationshipsNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Elements with conditional formats. */
const ruleSections: ReadonlySet<string> = new Set(['conditionalFormatting', 'extLst']);

interface SheetWriteContext {
  source: SheetPart | null;
  opened: Sheet | null;
  changes: readonly StructureChange[];
  toFileStyle: (style: number) => number;
  /** The index of the format of a new conditional rule. */
  findDifferentialStyle: (style: ConditionalStyle) => number | null;
  formulas: FormulaWriter;
  /** Relationship id of the VML part of notes, if the sheet had none. */
  shapesId: string | null;
  /** Relationship id of the drawing part, if the sheet had none. */
  drawingId: string | null;
}

const emptyPart = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${mainNamespace}"><sheetData/></worksheet>`;

/** Writes the part of a sheet. Content that is not shown stays, or moves with the cells that it refers to. */
export function writeSheet(sheet: Sheet, context: SheetWriteContext): string {
  const { source, opened, changes } = context;
  const prefix = source?.prefix ?? '';
  const sections = new Map<string, string[]>();
  const order: string[] = [];
  const hasChanged = <Key extends keyof Sheet>(key: Key): boolean =>
    opened === null || !isSame(opened[key], sheet[key]);
  const all = source?.sections ?? [];
  const openedRules = opened?.conditionalRules ?? [];
  const keptRules = findKeptRules(openedRules, sheet.conditionalRules);
  for (const [index, section] of all.entries()) {
    const original = source?.xml.slice(section.start, section.end) ?? '';
    const updated =
      keptRules !== null && ruleSections.has(section.name)
        ? updateRuleSection(original, section.start, { opened: openedRules, kept: keptRules })
        : original;
    const raw =
      section.name === 'extLst' && hasChanged('validationRules')
        ? updateExtensionValidation(updated, opened?.validationRules ?? [], sheet.validationRules)
        : updated;
    const sheetName = opened?.name ?? sheet.name;
    const text =
      raw === ''
        ? ''
        : moveSection(section.name, raw, { changes, sheet: sheet.id, originalSheetName: sheetName });
    // Some programs write each element on a line of its own.
    const gap = source?.xml.slice(section.end, all[index + 1]?.start ?? section.end) ?? '';
    if (!sections.has(section.name)) order.push(section.name);
    sections.set(section.name, [...(sections.get(section.name) ?? []), text + gap]);
  }
  const set = (name: string, text: string): void => {
    if (!order.includes(name)) insertInOrder(order, name);
    sections.set(name, [text]);
  };
  if (opened === null || opened.rows !== sheet.rows) {
    set('sheetData', writeSheetData(sheet, context, prefix));
    const dimension = computeDimension(sheet);
    set('dimension', `<${prefix}dimension ref="${dimension === null ? 'A1' : formatArea(dimension)}"/>`);
  }
  if (hasChanged('columns'))
    set('cols', writeColumns(sheet.columns, { prefix, source, styleIn: context.toFileStyle }));
  if (!isSame(opened === null ? undefined : findFilter(opened, null), findFilter(sheet, null)))
    set('autoFilter', writeFilter(findFilter(sheet, null), prefix));
  const newRules = sheet.conditionalRules.filter((rule) => rule.source === undefined);
  if (newRules.length > 0) {
    const texts = newRules.map((rule) =>
      writeNewRule(rule, context.findDifferentialStyle(rule.style), prefix),
    );
    set('conditionalFormatting', [...(sections.get('conditionalFormatting') ?? []), ...texts].join(''));
  }
  if (hasChanged('validationRules'))
    set(
      'dataValidations',
      writeValidationRules(sheet.validationRules, {
        source,
        opened: opened?.validationRules ?? [],
        prefix,
      }),
    );
  if (hasChanged('merges')) set('mergeCells', writeMerges(sheet.merges, prefix));
  if (hasChanged('frozen'))
    set('sheetViews', writeViews(sheet, sections.get('sheetViews')?.[0] ?? null, prefix));
  if (hasChanged('colour'))
    set('sheetPr', writeSheetProperties(sheet.colour, sections.get('sheetPr')?.[0] ?? null, prefix));
  if (hasChanged('pageSetup')) {
    const raw = (name: string): string | null => sections.get(name)?.[0] ?? null;
    const written = writePageSetup(sheet.pageSetup, opened?.pageSetup ?? defaultPageSetup, { raw, prefix });
    for (const [name, text] of written) set(name, text);
  }
  if (context.drawingId !== null)
    set('drawing', `<${prefix}drawing xmlns:r="${relationshipsNamespace}" r:id="${context.drawingId}"/>`);
  if (context.shapesId !== null)
    set(
      'legacyDrawing',
      `<${prefix}legacyDrawing xmlns:r="${relationshipsNamespace}" r:id="${context.shapesId}"/>`,
    );
  const body = order.flatMap((name) => sections.get(name) ?? []).join('');
  if (source === null) return emptyPart.replace('<sheetData/>', () => body);
  return wrapInRoot(source, body);
}

/** Content before the first and after the last child element stays. */
function wrapInRoot(source: SheetPart, body: string): string {
  const first = source.sections[0]?.start ?? source.end;
  const last = source.sections.at(-1)?.end ?? source.end;
  if (source.sections.length === 0 && body !== '') {
    const tag = source.rootTag;
    const rootStart = source.xml.indexOf(tag);
    const name = /^<([^\s/>]+)/.exec(tag)?.[1] ?? 'worksheet';
    return `${source.xml.slice(0, rootStart)}${tag.replace(/(?<!\s)\s*\/>$/, '>')}${body}</${name}>`;
  }
  return source.xml.slice(0, first) + body + source.xml.slice(last);
}

function insertInOrder(order: string[], name: string): void {
  const rank = sectionOrder.indexOf(name);
  const index = order.findIndex((one) => sectionOrder.indexOf(one) > rank);
  if (index < 0) order.push(name);
  else order.splice(index, 0, name);
}

function isSame(one: unknown, second: unknown): boolean {
  return one === second || JSON.stringify(one) === JSON.stringify(second);
}

function writeSheetData(
  sheet: Sheet,
  { source, opened, toFileStyle, formulas }: SheetWriteContext,
  prefix: string,
): string {
  const findOpened = createOpenedCellFinder(opened);
  const brokenSharedFormulas =
    source === null ? new Set<string>() : findBrokenSharedFormulas(source, sheet.rows, findOpened);
  const rows = writeRows(sheet.rows, opened?.rows ?? new Map(), {
    source,
    prefix,
    toFileStyle,
    formulas,
    findOpened,
    brokenSharedFormulas,
  });
  const data = source?.sections.find(({ name }) => name === 'sheetData');
  const tag =
    data === undefined
      ? `<${prefix}sheetData>`
      : (source?.xml.slice(data.start, data.tagEnd) ?? '').replace(/(?<!\s)\s*\/>$/, '>');
  return rows === '' ? `${tag.slice(0, -1)}/>` : `${tag}${rows}</${prefix}sheetData>`;
}

/** Looks up opened cells by their offset. */
function createOpenedCellFinder(
  opened: Sheet | null,
): (source: number) => { address: CellAddress; cell: Cell } | undefined {
  let openedCells: Map<number, { address: CellAddress; cell: Cell }> | null = null;
  return (source) => {
    if (openedCells === null) {
      openedCells = new Map();
      for (const [row, { cells }] of opened?.rows ?? []) {
        for (const [column, cell] of cells) {
          if (cell.source !== undefined) openedCells.set(cell.source, { address: { row, column }, cell });
        }
      }
    }
    return openedCells.get(source);
  };
}

/** The `dimension` of a sheet: the used range, including cells that only have a format. */
function computeDimension(sheet: Sheet): Area | null {
  let area = computeUsedArea(sheet);
  for (const [row, { cells }] of sheet.rows) {
    for (const column of cells.keys()) {
      area =
        area === null
          ? { top: row, bottom: row, left: column, right: column }
          : {
              top: Math.min(area.top, row),
              bottom: Math.max(area.bottom, row),
              left: Math.min(area.left, column),
              right: Math.max(area.right, column),
            };
    }
  }
  return area;
}

function writeColumns(
  spans: readonly ColumnSpan[],
  {
    prefix,
    source,
    styleIn,
  }: { prefix: string; source: SheetPart | null; styleIn: (style: number) => number },
): string {
  if (spans.length === 0) return '';
  const cols = spans.map((span) => {
    const raw =
      source === null || span.source === undefined
        ? ''
        : (/^<[^>]*>/.exec(source.xml.slice(span.source, span.source + 400))?.[0] ?? '');
    const attributes = parseAttributes(raw);
    attributes.set('min', `"${span.from + 1}"`);
    attributes.set('max', `"${span.to + 1}"`);
    const width = raw === '' ? null : readAttribute(raw, 'width');
    if (span.width === null) attributes.delete('width');
    else if (width === null || Number(width) !== span.width) {
      attributes.set('width', `"${span.width}"`);
      attributes.set('customWidth', '"1"');
    }
    if (span.isHidden) attributes.set('hidden', '"1"');
    else attributes.delete('hidden');
    if (span.style !== null) attributes.set('style', `"${styleIn(span.style)}"`);
    return createTag(`<${prefix}col/>`, attributes);
  });
  return `<${prefix}cols>${cols.join('')}</${prefix}cols>`;
}

function writeMerges(merges: readonly Area[], prefix: string): string {
  if (merges.length === 0) return '';
  const all = merges.map((area) => `<${prefix}mergeCell ref="${formatArea(area)}"/>`).join('');
  return `<${prefix}mergeCells count="${merges.length}">${all}</${prefix}mergeCells>`;
}

function writeViews(sheet: Sheet, raw: string | null, prefix: string): string {
  const root = raw === null ? null : readElement(raw);
  const [view, ...otherViews] = root?.children ?? [];
  const { rows, columns } = sheet.frozen;
  const keptChildren = (view?.children ?? []).filter(
    ({ name }) => !['pane', 'selection'].includes(getLocalName(name)),
  );
  const pane = rows > 0 && columns > 0 ? 'bottomRight' : rows > 0 ? 'bottomLeft' : 'topRight';
  const paneElements =
    rows === 0 && columns === 0
      ? ''
      : `<${prefix}pane${columns > 0 ? ` xSplit="${columns}"` : ''}${rows > 0 ? ` ySplit="${rows}"` : ''} topLeftCell="${formatAddress({ row: rows, column: columns })}" activePane="${pane}" state="frozen"/><${prefix}selection pane="${pane}"/>`;
  const tag = view === undefined ? `<${prefix}sheetView workbookViewId="0">` : getOpenTag(view);
  const open = root === null ? `<${prefix}sheetViews>` : getOpenTag(root);
  const firstView = `${tag}${paneElements}${keptChildren.map(getRawXml).join('')}</${prefix}sheetView>`;
  return `${open}${firstView}${otherViews.map(getRawXml).join('')}</${prefix}sheetViews>`;
}

function writeSheetProperties(colour: string | null, raw: string | null, prefix: string): string {
  const root: Element | null = raw === null ? null : readElement(raw);
  const keptChildren = (root?.children ?? []).filter(({ name }) => getLocalName(name) !== 'tabColor');
  const tabColour = colour === null ? '' : `<${prefix}tabColor rgb="FF${colour}"/>`;
  const open = root === null ? `<${prefix}sheetPr>` : getOpenTag(root);
  const content = root !== null && root.children.length === 0 ? getInnerXml(root).trim() : '';
  return `${open}${tabColour}${content}${keptChildren.map(getRawXml).join('')}</${prefix}sheetPr>`;
}
