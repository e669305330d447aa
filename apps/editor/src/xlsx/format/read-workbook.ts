import { type Element, getInnerXml, getRawXml, getTag, readElement } from '../../xml/element.ts';
import type { Relationship } from '../../xml/relationships.ts';
import { recalculate } from '../formula/calculate.ts';
import { isSameName } from '../formula/references.ts';
import { toShownReferences } from '../formula/structured-references.ts';
import { tokenize } from '../formula/tokens.ts';
import type { ConditionalStyle } from '../workbook/conditional-rules.ts';
import type { DrawingContent } from '../workbook/drawings.ts';
import type { SheetFilter } from '../workbook/filter.ts';
import { replaceFormulas } from '../workbook/replace-formulas.ts';
import { findTableAt, type Table } from '../workbook/tables.ts';
import {
  type Cell,
  type DefinedName,
  isError,
  type Sheet,
  type StructureLock,
  type Unsupported,
  unsupportedFeatures,
  type Workbook,
} from '../workbook/workbook.ts';
import { readDynamicArrayIndexes } from './cell-metadata.ts';
import { readColour, readTheme, type Theme } from './colours.ts';
import type { OpenedSheet, OpenedWorkbook } from './opened-workbook.ts';
import { findPartOfType, type OpenedPackage, openPackage } from './package.ts';
import { type RuleSection, readConditionalRules } from './read-conditional-rules.ts';
import { readDrawings } from './read-drawings.ts';
import { readSheetFilter, readTableFilter } from './read-filters.ts';
import { readNotes } from './read-notes.ts';
import { readPageSetup } from './read-page-setup.ts';
import { readSheetPart, type SheetPart, type SheetStrings } from './read-sheet.ts';
import { createRunFormatReader, readStringItems } from './read-strings.ts';
import { findChild, readDifferentialStyles, readStyles } from './read-styles.ts';
import { readTable } from './read-tables.ts';
import { readValidationRules } from './read-validation-rules.ts';
import {
  decodeContent,
  findTag,
  getLocalName,
  readAttribute,
  readFlag,
  readNumber,
  readRelationshipId,
} from './xml-text.ts';

/** Throws if the bytes are not a workbook. */
export function readWorkbook(
  bytes: Uint8Array,
  now: () => number,
  inflated?: ReadonlyMap<string, Uint8Array>,
): OpenedWorkbook {
  const opened = openPackage(bytes, inflated);
  const workbookPart = findPartOfType(opened.listRelationships(''), 'officeDocument');
  const root = workbookPart === null ? null : readElement(opened.text(workbookPart));
  if (workbookPart === null || root === null) throw new Error('The file is no workbook');
  const relationships = opened.listRelationships(workbookPart);
  const optional = (kind: string): string | null => {
    const part = findPartOfType(relationships, kind);
    return part !== null && opened.hasPart(part) ? part : null;
  };
  const [theme, stringsPart, stylesPart] = [optional('theme'), optional('sharedStrings'), optional('styles')];
  const colours = readTheme(theme === null ? null : opened.text(theme));
  const stylesText = stylesPart === null ? null : opened.text(stylesPart);
  const metadataPart = optional('sheetMetadata');
  const dynamicArrays = metadataPart === null ? [] : readDynamicArrayIndexes(opened.text(metadataPart));
  const readFormat = createRunFormatReader(colours);
  const context = {
    dynamicArrays,
    opened,
    relationships,
    theme: colours,
    differentialStyles: readDifferentialStyles(stylesText, colours),
    strings: {
      shared: readStringItems(stringsPart === null ? '' : opened.text(stringsPart), 'si', readFormat),
      readFormat,
    },
  };
  const openedSheets = (findChild(root, 'sheets')?.children ?? []).flatMap(
    (element) => readSheet(element, context) ?? [],
  );
  if (openedSheets.length === 0) throw new Error('The workbook has no sheet');
  const readFrom = findReaders(opened, openedSheets);
  const sheets = openedSheets.map(({ sheet, opened: openedSheet }) => {
    const charts =
      openedSheet.drawingPart === null
        ? []
        : opened.listRelationships(openedSheet.drawingPart).map(({ target }) => target);
    return markReaders(sheet, new Set(charts), readFrom);
  });
  const formats = readStyles(stylesText, colours);
  const tables = openedSheets.flatMap(({ tables: own }) => own);
  const book: Workbook = {
    sheets: tables.length === 0 ? sheets : sheets.map((sheet) => showThisRow(sheet, tables)),
    styles: formats,
    fileStyleCount: formats.length,
    definedNames: readNames(root, sheets),
    tables,
    is1904: readFlag(findChildTag(root, 'workbookPr'), 'date1904'),
    structureChanges: [],
    activeSheet: readActiveSheet(root),
    nextSheetId: Math.max(...sheets.map(({ id }) => id)) + 1,
    isStructureLocked: readFlag(findChildTag(root, 'workbookProtection'), 'lockStructure'),
  };
  return {
    openedPackage: opened,
    workbook: calculateMissingValues(book, now),
    workbookPart,
    stylesPart,
    metadata: { part: metadataPart, dynamicArray: dynamicArrays[0] ?? null },
    sheets: new Map(openedSheets.map(({ sheet, opened: openedSheet }) => [sheet.id, openedSheet])),
  };
}

/** The active tab counts all sheets of the file. */
function readActiveSheet(root: Element): number | null {
  const view = findChild(root, 'bookViews')?.children[0];
  const index = view === undefined ? null : readNumber(getTag(view), 'activeTab');
  const element = index === null ? undefined : findChild(root, 'sheets')?.children[index];
  return element === undefined ? null : readNumber(getTag(element), 'sheetId');
}

const findChildTag = (root: Element, name: string): string => {
  const found = findChild(root, name);
  return found === null ? '' : getTag(found);
};

/** Some programs write formulas without cached values. */
function calculateMissingValues(workbookPart: Workbook, now: () => number): Workbook {
  const cells: { sheet: number; row: number; column: number }[] = [];
  for (const sheet of workbookPart.sheets)
    for (const [row, { cells: all }] of sheet.rows)
      for (const [column, cell] of all)
        if (cell.formula !== undefined && isMissingValue(cell)) cells.push({ sheet: sheet.id, row, column });
  return cells.length === 0 ? workbookPart : recalculate(workbookPart, { kind: 'cells', cells }, now);
}

/** In files a dynamic array formula without room for its results has another error. */
function isMissingValue({ value, intersects, array }: Cell): boolean {
  if (value === null) return true;
  return intersects !== true && array === undefined && isError(value) && value.error === '#VALUE!';
}

/** References to the row of the formula as they are typed. */
function showThisRow(sheet: Sheet, tables: readonly Table[]): Sheet {
  return replaceFormulas(
    sheet,
    (formula, address) =>
      formula.includes('[')
        ? toShownReferences(formula, findTableAt(tables, { sheet: sheet.id, ...address })?.name ?? null)
        : formula,
    true,
  );
}

interface Context {
  opened: OpenedPackage;
  relationships: readonly Relationship[];
  theme: Theme;
  differentialStyles: readonly ConditionalStyle[];
  strings: SheetStrings;
  /** The metadata of cells that marks dynamic array formulas. */
  dynamicArrays: readonly number[];
}

function readSheet(
  element: Element,
  context: Context,
): { sheet: Sheet; opened: OpenedSheet; tables: Table[] } | null {
  const { opened, relationships } = context;
  const sheetTag = getTag(element);
  const relationshipId = readRelationshipId(sheetTag, 'id');
  const found = relationships.find(({ id }) => id === relationshipId);
  const id = readNumber(sheetTag, 'sheetId');
  if (found === undefined || id === null || !opened.hasPart(found.target)) return null;
  const part = found.target;
  const isWorksheet = found.type.endsWith('/worksheet');
  const source = isWorksheet
    ? readSheetPart(opened.text(part), context.strings, (metadata) =>
        context.dynamicArrays.includes(metadata),
      )
    : null;
  const ownRelationships = opened.listRelationships(part);
  const state = readAttribute(sheetTag, 'state');
  const base: Pick<Sheet, 'id' | 'name' | 'visibility'> = {
    id,
    name: readAttribute(sheetTag, 'name') ?? '',
    visibility: state === 'hidden' || state === 'veryHidden' ? state : 'visible',
  };
  const findPart = (kind: string): string | null => {
    const found = findPartOfType(ownRelationships, kind);
    return found !== null && opened.hasPart(found) ? found : null;
  };
  const commentsPart = findPart('comments');
  const drawingPart = findPart('drawing');
  const openedSheet: OpenedSheet = {
    part,
    sheetPart: source,
    tag: getRawXml(element),
    relationshipId,
    commentsPart,
    vmlPart: findPart('vmlDrawing'),
    drawingPart,
  };
  const tableParts = ownRelationships.filter(({ type }) => type.endsWith('/table'));
  const tableRoots = tableParts.flatMap(({ target }) => {
    const root = opened.hasPart(target) ? readElement(opened.text(target)) : null;
    return root === null ? [] : [{ root, part: target }];
  });
  const tables = tableRoots.flatMap(({ root, part }) => readTable(root, { part, sheet: id }) ?? []);
  return {
    sheet: buildSheet({
      base,
      hasUnreadTable: tables.length < tableParts.length,
      tableFilters: tableRoots.flatMap(({ root, part }) => readTableFilter(root, part) ?? []),
      source,
      relationships: ownRelationships,
      opened,
      openedSheet,
      context,
    }),
    opened: openedSheet,
    tables,
  };
}

function buildSheet(from: {
  base: Pick<Sheet, 'id' | 'name' | 'visibility'>;
  hasUnreadTable: boolean;
  tableFilters: readonly SheetFilter[];
  source: SheetPart | null;
  relationships: readonly Relationship[];
  opened: OpenedPackage;
  openedSheet: OpenedSheet;
  context: Context;
}): Sheet {
  const { base, hasUnreadTable, tableFilters, source, relationships, opened, openedSheet, context } = from;
  const { theme } = context;
  const listSections = (name: string): RuleSection[] =>
    (source?.sections ?? []).flatMap((one) =>
      one.name === name ? [{ xml: source?.xml.slice(one.start, one.end) ?? '', start: one.start }] : [],
    );
  const findSection = (name: string): RuleSection | null => listSections(name)[0] ?? null;
  const raw = (name: string): string => findSection(name)?.xml ?? '';
  const viewTag = findTag(raw('sheetViews'), 'sheetView');
  const paneTag = findTag(raw('sheetViews'), 'pane');
  const isFrozen = readAttribute(paneTag, 'state')?.startsWith('frozen') === true;
  const sheetFormat = findTag(raw('sheetFormatPr'), 'sheetFormatPr');
  const isProtected = source === null || readFlag(raw('sheetProtection'), 'sheet');
  const conditional = readConditionalRules(
    listSections('conditionalFormatting'),
    findSection('extLst'),
    context,
  );
  const drawings =
    openedSheet.drawingPart === null || source === null
      ? []
      : readDrawings(openedSheet.drawingPart, opened, theme);
  const structureLock = findFixedReason({ hasUnreadTable, source, relationships, isProtected, raw });
  return {
    ...base,
    colour: readColour(findTag(raw('sheetPr'), 'tabColor'), theme),
    rows: source?.rows ?? new Map(),
    columns: source?.columns ?? [],
    defaultWidth: readNumber(sheetFormat, 'defaultColWidth'),
    baseWidth: readNumber(sheetFormat, 'baseColWidth') ?? 8,
    defaultHeight: readNumber(sheetFormat, 'defaultRowHeight'),
    merges: source?.merges ?? [],
    frozen: {
      rows: isFrozen ? (readNumber(paneTag, 'ySplit') ?? 0) : 0,
      columns: isFrozen ? (readNumber(paneTag, 'xSplit') ?? 0) : 0,
    },
    notes: openedSheet.commentsPart === null ? [] : readNotes(opened.text(openedSheet.commentsPart)),
    links: (source?.links ?? []).map(({ area, id }) => {
      const relationship = relationships.find((one) => one.id === id && one.isExternal);
      return {
        area,
        address:
          relationship !== undefined && /^(https?|mailto):/i.test(relationship.target)
            ? relationship.target
            : null,
      };
    }),
    conditionalRules: conditional.rules,
    drawings,
    pageSetup: readPageSetup(raw),
    filters: [...[readSheetFilter(raw('autoFilter'))].flatMap((filter) => filter ?? []), ...tableFilters],
    validationRules: readValidationRules(
      (['dataValidations', 'extLst'] as const).flatMap((section) => {
        const found = findSection(section);
        return found === null ? [] : [{ section, ...found }];
      }),
    ),
    isRightToLeft: readFlag(viewTag, 'rightToLeft'),
    hasGridLines: readAttribute(viewTag, 'showGridLines') !== '0',
    isProtected,
    unsupported: findUnsupported({
      source,
      relationships,
      opened,
      openedSheet,
      raw,
      hasUnreadRules: conditional.unreadCount > 0,
      hasUnreadPicture: hasDrawing(drawings, (one) => one.kind === 'picture' && one.media === null),
      hasUnreadChart: hasDrawing(drawings, (one) => one.kind === 'chart' && one.chart === null),
    }),
    structureLock,
    arrayRanges: source?.arrayRanges ?? [],
    isReadByOtherSheets: false,
  };
}

function findFixedReason(from: {
  hasUnreadTable: boolean;
  source: SheetPart | null;
  relationships: readonly Relationship[];
  isProtected: boolean;
  raw: (name: string) => string;
}): StructureLock | null {
  const { hasUnreadTable, source, relationships, isProtected, raw } = from;
  const hasRelationshipTo = (kind: string): boolean =>
    relationships.some(({ type }) => type.endsWith(`/${kind}`));
  if (isProtected) return 'protected';
  if (hasUnreadTable) return 'table';
  if (hasRelationshipTo('pivotTable')) return 'pivot';
  if ((source?.arrayRanges.length ?? 0) > 0) return 'block';
  if (hasRelationshipTo('threadedComment')) return 'thread';
  if (hasRelationshipTo('control') || hasRelationshipTo('ctrlProp') || hasRelationshipTo('oleObject'))
    return 'control';
  if (/sqref/.test(raw('extLst')) || raw('customSheetViews') !== '' || raw('scenarios') !== '')
    return 'extension';
  return null;
}

function findUnsupported(from: {
  source: SheetPart | null;
  relationships: readonly Relationship[];
  opened: OpenedPackage;
  openedSheet: OpenedSheet;
  raw: (name: string) => string;
  hasUnreadRules: boolean;
  hasUnreadPicture: boolean;
  hasUnreadChart: boolean;
}): Unsupported[] {
  const {
    source,
    relationships,
    opened,
    openedSheet,
    raw,
    hasUnreadRules,
    hasUnreadPicture,
    hasUnreadChart,
  } = from;
  const hasRelationshipTo = (kind: string): boolean =>
    relationships.some(({ type }) => type.endsWith(`/${kind}`));
  const drawingText = openedSheet.drawingPart === null ? '' : opened.text(openedSheet.drawingPart);
  const extension = raw('extLst');
  const isPresent: Readonly<Record<Unsupported, boolean>> = {
    chart: source === null || hasUnreadChart,
    picture: hasUnreadPicture || raw('picture') !== '',
    drawing: /<(?:\w+:)?(?:custGeom|contentPart)[\s>]/.test(drawingText),
    pivot: hasRelationshipTo('pivotTable'),
    conditional: hasUnreadRules,
    validation: false,
    table: hasRelationshipTo('table'),
    sparkline: /sparkline/i.test(extension),
    control: hasRelationshipTo('ctrlProp') || hasRelationshipTo('control') || hasRelationshipTo('oleObject'),
    thread: hasRelationshipTo('threadedComment'),
  };
  return unsupportedFeatures.filter((one) => isPresent[one]);
}

/** Whether one of the drawings, or of those in their groups, is like this. */
function hasDrawing(
  drawings: readonly { content: DrawingContent }[],
  matches: (content: DrawingContent) => boolean,
): boolean {
  return drawings.some(({ content }) =>
    content.kind === 'group' ? hasDrawing(content.children, matches) : matches(content),
  );
}

/** By sheet name: chart and pivot-table parts that read from the sheet. */
function findReaders(
  openedPackage: OpenedPackage,
  openedSheets: readonly { sheet: Sheet; opened: OpenedSheet }[],
): { part: string; names: string[]; isPivot: boolean }[] {
  const sheetNames = openedSheets.map(({ sheet }) => sheet.name);
  return openedPackage.names.flatMap((part) => {
    const isPivot = /\/pivotCacheDefinition\d*\.xml$/.test(part);
    if (!isPivot && !/\/charts\/[^/]+\.xml$/.test(part)) return [];
    const xml = openedPackage.text(part);
    const sheetPart = isPivot ? /<(?:\w+:)?worksheetSource\b[^<>]*>/.exec(xml)?.[0] : undefined;
    const sheetName = sheetPart === undefined ? null : readAttribute(sheetPart, 'sheet');
    const names = isPivot
      ? sheetNames.filter((name) => sheetName !== null && isSameName(name, sheetName))
      : listChartFormulas(xml).flatMap((formula) =>
          tokenize(formula).flatMap((token) =>
            token.kind === 'reference' && token.sheet !== null ? [token.sheet] : [],
          ),
        );
    return names.length === 0 ? [] : [{ part, names, isPivot }];
  });
}

function listChartFormulas(xml: string): string[] {
  return [...xml.matchAll(/<((?:\w+:)?f)(?:\s[^<>]*)?>([^<]*)<\/\1>/g)].map(([, , formula]) =>
    decodeContent(formula ?? ''),
  );
}

function markReaders(
  sheet: Sheet,
  ownParts: ReadonlySet<string>,
  readers: ReturnType<typeof findReaders>,
): Sheet {
  const sheetReaders = readers.filter(({ names }) => names.some((name) => isSameName(name, sheet.name)));
  const isPivotSource = sheetReaders.some(({ isPivot }) => isPivot);
  return {
    ...sheet,
    isReadByOtherSheets: sheetReaders.some(({ part, isPivot }) => isPivot || !ownParts.has(part)),
    structureLock: sheet.structureLock ?? (isPivotSource ? 'pivot' : null),
  };
}

function readNames(root: Element, sheets: readonly Sheet[]): DefinedName[] {
  return (findChild(root, 'definedNames')?.children ?? []).flatMap((element, source) => {
    if (getLocalName(element.name) !== 'definedName') return [];
    const nameTag = getTag(element);
    const localSheetIndex = readNumber(nameTag, 'localSheetId');
    return [
      {
        name: readAttribute(nameTag, 'name') ?? '',
        sheet: localSheetIndex === null ? null : (sheets[localSheetIndex]?.id ?? null),
        formula: decodeContent(getInnerXml(element)),
        source,
        ...(readFlag(nameTag, 'hidden') ? { isHidden: true } : {}),
      },
    ];
  });
}
