import { computeListRendering, createNumberingMap } from '@eigenpal/docx-editor-core/docx';
import type { AbstractNumbering, NumberingDefinitions } from '@eigenpal/docx-editor-core/types/document';

export type ListKind = 'bullet' | 'numbered';

/** A level of a list as a paragraph names it. */
export interface ListPlace {
  numId: number;
  ilvl: number;
}

/** A list of its own, whose numbers begin anew, and the definitions that the document has with it. */
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
        // Lists of one definition go on counting where the last one ended, unless they say where they begin.
        { numId, abstractNumId, levelOverrides: [{ ilvl: 0, startOverride: start }] },
      ],
    },
  };
}

/** What a paragraph of the list says of itself, as if it had been read so. */
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

/** What a paragraph says when it is in no list. */
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
/** Half an inch for each level, as every word processor has it; in twentieths of a point. */
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

/** A definition that was made here, now or in an earlier opening. */
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
