import { computeListRendering, createNumberingMap } from '@eigenpal/docx-editor-core/docx';
import type { AbstractNumbering, NumberingDefinitions } from '@eigenpal/docx-editor-core/types/document';

export type ListKind = 'bullet' | 'numbered';

/** A list and level, as a paragraph refers to it. */
export interface ListLevelReference {
  numId: number;
  ilvl: number;
}

/** A new list that starts its numbering from the beginning, and the document's definitions with it. */
export function createList(
  numbering: NumberingDefinitions | undefined,
  kind: ListKind,
  start = 1,
): { numId: number; numbering: NumberingDefinitions } {
  const existing = numbering ?? { abstractNums: [], nums: [] };
  const numId = Math.max(0, ...existing.nums.map((num) => num.numId)) + 1;
  const found = existing.abstractNums.find((definition) => isOwnDefinition(definition, kind));
  const abstractNumId =
    found?.abstractNumId ?? Math.max(-1, ...existing.abstractNums.map((one) => one.abstractNumId)) + 1;
  const definitions = found === undefined ? [createDefinition(abstractNumId, kind)] : [];
  return {
    numId,
    numbering: {
      abstractNums: [...existing.abstractNums, ...definitions],
      nums: [
        ...existing.nums,
        // Lists with the same definition continue counting, unless a start override is given.
        { numId, abstractNumId, levelOverrides: [{ ilvl: 0, startOverride: start }] },
      ],
    },
  };
}

/** Paragraph attributes of a list item, as if they had been read from a file. */
export function createListAttributes(
  numbering: NumberingDefinitions,
  { numId, ilvl }: ListLevelReference,
): object {
  const map = createNumberingMap(numbering);
  const rendering = computeListRendering({ numId, ilvl }, map);
  const { pPr } = map.getLevel(numId, ilvl) ?? {};
  return {
    numPr: { numId, ilvl },
    numPrFromStyle: null,
    listIsBullet: rendering?.isBullet ?? null,
    listNumFmt: rendering?.numFmt ?? null,
    listMarker: rendering?.marker ?? null,
    listMarkerHidden: rendering?.markerHidden ?? null,
    listMarkerFontFamily: rendering?.markerFontFamily ?? null,
    listMarkerFontSize: rendering?.markerFontSize ?? null,
    listMarkerSuffix: rendering?.markerSuffix ?? null,
    listLevelNumFmts: rendering?.levelNumFmts ?? null,
    listAbstractNumId: rendering?.abstractNumId ?? null,
    listStartOverride: rendering?.startOverride ?? null,
    indentLeft: pPr?.indentLeft ?? null,
    indentFirstLine: pPr?.indentFirstLine ?? null,
    hangingIndent: pPr?.hangingIndent ?? false,
  };
}

/** Paragraph attributes outside a list. */
export const noListAttributes = {
  numPr: null,
  numPrFromStyle: null,
  listIsBullet: null,
  listNumFmt: null,
  listMarker: null,
  listMarkerHidden: null,
  listMarkerFontFamily: null,
  listMarkerFontSize: null,
  listMarkerSuffix: null,
  listLevelNumFmts: null,
  listAbstractNumId: null,
  listStartOverride: null,
  indentLeft: null,
  indentFirstLine: null,
  hangingIndent: false,
} as const;

const levelCount = 9;
/** Half an inch per level, as in other word processors; in twentieths of a point. */
const indentStep = 720;
const hanging = 360;
const bullets = ['•', '◦', '▪'] as const;
const formats = ['decimal', 'lowerLetter', 'lowerRoman'] as const;

function createDefinition(abstractNumId: number, kind: ListKind): AbstractNumbering {
  const levels = Array.from({ length: levelCount }, (_, ilvl) => ({
    ilvl,
    start: 1,
    ...getListFormat(kind, ilvl),
    lvlJc: 'left' as const,
    pPr: { indentLeft: indentStep * (ilvl + 1), indentFirstLine: -hanging, hangingIndent: true },
  }));
  return { abstractNumId, multiLevelType: 'hybridMultilevel', levels };
}

function getListFormat(kind: ListKind, ilvl: number) {
  if (kind === 'bullet') return { numFmt: 'bullet' as const, lvlText: bullets[ilvl % 3] ?? '•' };
  return { numFmt: formats[ilvl % 3] ?? ('decimal' as const), lvlText: `%${ilvl + 1}.` };
}

/** A definition created by this editor, now or in an earlier session. */
function isOwnDefinition({ levels }: AbstractNumbering, kind: ListKind): boolean {
  return (
    levels.length === levelCount &&
    levels.every((level) => isListFormat(level, getListFormat(kind, level.ilvl)))
  );
}

function isListFormat(
  level: { numFmt: string; lvlText: string },
  formatting: { numFmt: string; lvlText: string },
): boolean {
  return level.numFmt === formatting.numFmt && level.lvlText === formatting.lvlText;
}
