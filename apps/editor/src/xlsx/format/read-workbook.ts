import { type Element, insideOf, rawOf, readElement, tagOf } from '../../xml/element.ts';
import type { Relationship } from '../../xml/relationships.ts';
import { recalculate } from '../formula/calculate.ts';
import { isSameName } from '../formula/references.ts';
import { tokensOf } from '../formula/tokens.ts';
import {
  type DefinedName,
  type FreezePanes,
  type Sheet,
  type Unsupported,
  unsupportedFeatures,
  type Workbook,
} from '../workbook/workbook.ts';
import { colourIn, readTheme, type Theme } from './colours.ts';
import type { OpenedSheet, OpenedWorkbook } from './opened-workbook.ts';
import { type OpenedPackage, openPackage, partOfKind } from './package.ts';
import { readNotes } from './read-notes.ts';
import { readSheetPart, type SheetPart } from './read-sheet.ts';
import { readStrings } from './read-strings.ts';
import { named, readStyles } from './read-styles.ts';
import { attributeIn, contentOf, flagIn, localName, numberIn } from './xml-text.ts';

/** Throws if the bytes are not a workbook. */
export function readWorkbook(bytes: Uint8Array, now: () => number): OpenedWorkbook {
  const opened = openPackage(bytes);
  const workbook = partOfKind(opened.relationships(''), 'officeDocument');
  const root = workbook === null ? null : readElement(opened.text(workbook));
  if (workbook === null || root === null) throw new Error('The file is no workbook');
  const relationships = opened.relationships(workbook);
  const optional = (kind: string): string | null => {
    const part = partOfKind(relationships, kind);
    return part !== null && opened.has(part) ? part : null;
  };
  const [theme, stringsPart, styles] = [optional('theme'), optional('sharedStrings'), optional('styles')];
  const colours = readTheme(theme === null ? null : opened.text(theme));
  const context = {
    opened,
    relationships,
    theme: colours,
    strings: stringsPart === null ? [] : readStrings(opened.text(stringsPart), 'si'),
  };
  const listed = (named(root, 'sheets')?.children ?? []).flatMap(
    (element) => readSheet(element, context) ?? [],
  );
  if (listed.length === 0) throw new Error('The workbook has no sheet');
  const readFrom = sheetsReadFrom(opened, listed);
  const sheets = listed.map(({ sheet, opened: of }) => {
    const charts = of.drawing === null ? [] : opened.relationships(of.drawing).map(({ target }) => target);
    return markReaders(sheet, new Set(charts), readFrom);
  });
  const formats = readStyles(styles === null ? null : opened.text(styles), colours);
  const book: Workbook = {
    sheets,
    styles: formats,
    fileStyles: formats.length,
    names: readNames(root, sheets),
    is1904: flagIn(findNamedTag(root, 'workbookPr'), 'date1904'),
    structureChanges: [],
    nextSheet: Math.max(...sheets.map(({ id }) => id)) + 1,
    isLocked: flagIn(findNamedTag(root, 'workbookProtection'), 'lockStructure'),
  };
  return {
    opened,
    book: calculateFirst(book, now),
    workbook,
    styles,
    sheets: new Map(listed.map(({ sheet, opened: of }) => [sheet.id, of])),
  };
}

const findNamedTag = (root: Element, name: string): string => {
  const found = named(root, name);
  return found === null ? '' : tagOf(found);
};

/** Some programs write formulas without cached values. */
function calculateFirst(workbook: Workbook, now: () => number): Workbook {
  const cells = workbook.sheets.flatMap((sheet) =>
    [...sheet.rows].flatMap(([row, { cells: all }]) =>
      [...all].flatMap(([column, { value, formula }]) =>
        value === null && formula !== undefined ? [{ sheet: sheet.id, row, column }] : [],
      ),
    ),
  );
  return cells.length === 0 ? workbook : recalculate(workbook, { kind: 'cells', cells }, now);
}

interface Context {
  opened: OpenedPackage;
  relationships: readonly Relationship[];
  theme: Theme;
  strings: readonly string[];
}

function readSheet(element: Element, context: Context): { sheet: Sheet; opened: OpenedSheet } | null {
  const { opened, relationships } = context;
  const tag = tagOf(element);
  const [, relationship = ''] = /\s\w+:id\s*=\s*["']([^"']*)/.exec(tag) ?? [];
  const found = relationships.find(({ id }) => id === relationship);
  const id = numberIn(tag, 'sheetId');
  if (found === undefined || id === null || !opened.has(found.target)) return null;
  const part = found.target;
  const isCells = found.type.endsWith('/worksheet');
  const source = isCells ? readSheetPart(opened.text(part), context.strings) : null;
  const own = opened.relationships(part);
  const state = attributeIn(tag, 'state');
  const base: Pick<Sheet, 'id' | 'name' | 'visibility'> = {
    id,
    name: attributeIn(tag, 'name') ?? '',
    visibility: state === 'hidden' || state === 'veryHidden' ? state : 'visible',
  };
  const partNamed = (kind: string): string | null => {
    const found = partOfKind(own, kind);
    return found !== null && opened.has(found) ? found : null;
  };
  const comments = partNamed('comments');
  const drawing = partNamed('drawing');
  const of: OpenedSheet = {
    part,
    source,
    tag: rawOf(element),
    relationship,
    comments,
    shapes: partNamed('vmlDrawing'),
    drawing,
  };
  return { sheet: sheetFrom({ base, source, own, opened, of, theme: context.theme }), opened: of };
}

function sheetFrom(from: {
  base: Pick<Sheet, 'id' | 'name' | 'visibility'>;
  source: SheetPart | null;
  own: readonly Relationship[];
  opened: OpenedPackage;
  of: OpenedSheet;
  theme: Theme;
}): Sheet {
  const { base, source, own, opened, of, theme } = from;
  const raw = (name: string): string => {
    const section = source?.sections.find((one) => one.name === name);
    return section === undefined ? '' : (source?.xml.slice(section.start, section.end) ?? '');
  };
  const tag = (xml: string, name: string): string =>
    new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])[^<>]*>`).exec(xml)?.[0] ?? '';
  const view = tag(raw('sheetViews'), 'sheetView');
  const pane = tag(raw('sheetViews'), 'pane');
  const isFrozen = attributeIn(pane, 'state')?.startsWith('frozen') === true;
  const format = tag(raw('sheetFormatPr'), 'sheetFormatPr');
  const isProtected = source === null || flagIn(raw('sheetProtection'), 'sheet');
  const fixedBecause = readFreezePanes({ source, own, isProtected, raw });
  return {
    ...base,
    colour: colourIn(tag(raw('sheetPr'), 'tabColor'), theme),
    rows: source?.rows ?? new Map(),
    columns: source?.columns ?? [],
    defaultWidth: numberIn(format, 'defaultColWidth'),
    defaultHeight: numberIn(format, 'defaultRowHeight'),
    merges: source?.merges ?? [],
    frozen: {
      rows: isFrozen ? (numberIn(pane, 'ySplit') ?? 0) : 0,
      columns: isFrozen ? (numberIn(pane, 'xSplit') ?? 0) : 0,
    },
    notes: of.comments === null ? [] : readNotes(opened.text(of.comments)),
    links: (source?.links ?? []).map(({ area, id }) => {
      const relationship = own.find((one) => one.id === id && one.isExternal);
      return {
        area,
        address:
          relationship !== undefined && /^(https?|mailto):/i.test(relationship.target)
            ? relationship.target
            : null,
      };
    }),
    isRightToLeft: flagIn(view, 'rightToLeft'),
    hasGridLines: attributeIn(view, 'showGridLines') !== '0',
    isProtected,
    unsupported: findUnsupported({ source, own, opened, of, raw }),
    fixedBecause,
    blocks: source?.blocks ?? [],
    isReadElsewhere: false,
  };
}

function readFreezePanes(from: {
  source: SheetPart | null;
  own: readonly Relationship[];
  isProtected: boolean;
  raw: (name: string) => string;
}): FreezePanes | null {
  const { source, own, isProtected, raw } = from;
  const hasRelationshipTo = (kind: string): boolean => own.some(({ type }) => type.endsWith(`/${kind}`));
  if (isProtected) return 'protected';
  if (hasRelationshipTo('table')) return 'table';
  if (hasRelationshipTo('pivotTable')) return 'pivot';
  if (source?.hasArrays) return 'block';
  if (hasRelationshipTo('threadedComment')) return 'thread';
  if (hasRelationshipTo('control') || hasRelationshipTo('ctrlProp') || hasRelationshipTo('oleObject'))
    return 'control';
  if (/filterColumn/.test(raw('autoFilter'))) return 'filter';
  if (/sqref/.test(raw('extLst')) || raw('customSheetViews') !== '' || raw('scenarios') !== '')
    return 'extension';
  return null;
}

function findUnsupported(from: {
  source: SheetPart | null;
  own: readonly Relationship[];
  opened: OpenedPackage;
  of: OpenedSheet;
  raw: (name: string) => string;
}): Unsupported[] {
  const { source, own, opened, of, raw } = from;
  const hasRelationshipTo = (kind: string): boolean => own.some(({ type }) => type.endsWith(`/${kind}`));
  const drawn = of.drawing === null ? '' : opened.text(of.drawing);
  const extension = raw('extLst');
  const has: Readonly<Record<Unsupported, boolean>> = {
    chart: source === null || /<(?:\w+:)?graphicFrame[\s>]/.test(drawn),
    picture: /<(?:\w+:)?pic[\s>]/.test(drawn) || raw('picture') !== '',
    drawing: /<(?:\w+:)?(?:sp|cxnSp|grpSp)[\s>]/.test(drawn),
    pivot: hasRelationshipTo('pivotTable'),
    conditional: raw('conditionalFormatting') !== '' || /conditionalFormatting/.test(extension),
    validation: raw('dataValidations') !== '' || /dataValidations/.test(extension),
    filter: raw('autoFilter') !== '' || hasRelationshipTo('table'),
    sparkline: /sparkline/i.test(extension),
    control: hasRelationshipTo('ctrlProp') || hasRelationshipTo('control') || hasRelationshipTo('oleObject'),
    thread: hasRelationshipTo('threadedComment'),
  };
  return unsupportedFeatures.filter((one) => has[one]);
}

/** By sheet name: chart and pivot-table parts that read from the sheet. */
function sheetsReadFrom(
  opened: OpenedPackage,
  listed: readonly { sheet: Sheet; opened: OpenedSheet }[],
): { part: string; names: string[]; isPivot: boolean }[] {
  const known = listed.map(({ sheet }) => sheet.name);
  return opened.names.flatMap((part) => {
    const isPivot = /\/pivotCacheDefinition\d*\.xml$/.test(part);
    if (!isPivot && !/\/charts\/[^/]+\.xml$/.test(part)) return [];
    const xml = opened.text(part);
    const source = isPivot ? /<(?:\w+:)?worksheetSource\b[^<>]*>/.exec(xml)?.[0] : undefined;
    const named = source === undefined ? null : attributeIn(source, 'sheet');
    const names = isPivot
      ? known.filter((name) => named !== null && isSameName(name, named))
      : chartFormulas(xml).flatMap((formula) =>
          tokensOf(formula).flatMap((token) =>
            token.kind === 'reference' && token.sheet !== null ? [token.sheet] : [],
          ),
        );
    return names.length === 0 ? [] : [{ part, names, isPivot }];
  });
}

function chartFormulas(xml: string): string[] {
  return [...xml.matchAll(/<((?:\w+:)?f)(?:\s[^<>]*)?>([^<]*)<\/\1>/g)].map(([, , formula]) =>
    contentOf(formula ?? ''),
  );
}

function markReaders(
  sheet: Sheet,
  own: ReadonlySet<string>,
  readers: ReturnType<typeof sheetsReadFrom>,
): Sheet {
  const mine = readers.filter(({ names }) => names.some((name) => isSameName(name, sheet.name)));
  const isPivotSource = mine.some(({ isPivot }) => isPivot);
  return {
    ...sheet,
    isReadElsewhere: mine.some(({ part, isPivot }) => isPivot || !own.has(part)),
    fixedBecause: sheet.fixedBecause ?? (isPivotSource ? 'pivot' : null),
  };
}

function readNames(root: Element, sheets: readonly Sheet[]): DefinedName[] {
  return (named(root, 'definedNames')?.children ?? []).flatMap((element, source) => {
    if (localName(element.name) !== 'definedName') return [];
    const tag = tagOf(element);
    const local = numberIn(tag, 'localSheetId');
    return [
      {
        name: attributeIn(tag, 'name') ?? '',
        sheet: local === null ? null : (sheets[local]?.id ?? null),
        formula: contentOf(insideOf(element)),
        source,
      },
    ];
  });
}
