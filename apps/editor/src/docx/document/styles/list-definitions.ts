import { computeListRendering, createNumberingMap } from '@eigenpal/docx-editor-core/docx';
import type { AbstractNumbering, NumberingDefinitions } from '@eigenpal/docx-editor-core/types/document';

export type ListKind = 'bullet' | 'numbered';

/** A list and level, as a paragraph refers to it. */
export interface ListPlace {
  numId: number;
  ilvl: number;
}

/** A new list that starts its numbering from the beginning, and the document's definitions with it. */
export function newList(
  numbering: NumberingDefinitions | undefined,
  kind: ListKind,
  start = 1,
): { numId: number; numbering: NumberingDefinitions } {
  const known = numbering ?? { abstractNums: [], nums: [] };
  const numId = Math.max(0, ...known.nums.map((num) => num.numId)) + 1;
  const found = known.abstractNums.find((definition) => isOurs(definition, kind));
  const abstractNumId =
    found?.abstractNumId ?? Math.max(-1, ...known.abstractNums.map((one) => one.abstractNumId)) + 1;
  const definitions = found === undefined ? [definitionOf(abstractNumId, kind)] : [];
  return {
    numId,
    numbering: {
      abstractNums: [...known.abstractNums, ...definitions],
      nums: [
        ...known.nums,
        // Lists with the same definition continue counting, unless a start override is given.
        { numId, abstractNumId, levelOverrides: [{ ilvl: 0, startOverride: start }] },
      ],
    },
  };
}

/** Paragraph attributes of a list item, as if they had been read from a file. */
export function listAttributes(numbering: NumberingDefinitions, { numId, ilvl }: ListPlace): object {
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
const step = 720;
const hanging = 360;
const bullets = ['•', '◦', '▪'] as const;
const formats = ['decimal', 'lowerLetter', 'lowerRoman'] as const;

function definitionOf(abstractNumId: number, kind: ListKind): AbstractNumbering {
  const levels = Array.from({ length: levelCount }, (_, ilvl) => ({
    ilvl,
    start: 1,
    ...listFormatOf(kind, ilvl),
    lvlJc: 'left' as const,
    pPr: { indentLeft: step * (ilvl + 1), indentFirstLine: -hanging, hangingIndent: true },
  }));
  return { abstractNumId, multiLevelType: 'hybridMultilevel', levels };
}

function listFormatOf(kind: ListKind, ilvl: number) {
  if (kind === 'bullet') return { numFmt: 'bullet' as const, lvlText: bullets[ilvl % 3] ?? '•' };
  return { numFmt: formats[ilvl % 3] ?? ('decimal' as const), lvlText: `%${ilvl + 1}.` };
}

/** A definition created by this editor, now or in an earlier session. */
function isOurs({ levels }: AbstractNumbering, kind: ListKind): boolean {
  return (
    levels.length === levelCount &&
    levels.every((level) => isListFormat(level, listFormatOf(kind, level.ilvl)))
  );
}

function isListFormat(
  level: { numFmt: string; lvlText: string },
  formatting: { numFmt: string; lvlText: string },
): boolean {
  return level.numFmt === formatting.numFmt && level.lvlText === formatting.lvlText;
}
