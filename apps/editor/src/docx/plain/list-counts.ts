import type { ParagraphAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type {
  ListLevel,
  NumberFormat,
  NumberingDefinitions,
} from '@eigenpal/docx-editor-core/types/document';
import { formatNumber } from '../notes/number-format.ts';
import { getCounterName, getListLevels } from '../view/text/list-css.ts';

/** A paragraph's place in a list: depth, list and marker; `marker` is null for bullets. */
export interface ListPosition {
  depth: number;
  list: string;
  marker: string | null;
  /** Its number at its level. */
  value: number;
}

/** Numbers the items of all lists; called for each paragraph in document order. The page view draws the same numbers with CSS: list-css.ts. */
export function createListNumbering(
  numbering: NumberingDefinitions | undefined,
): (attrs: ParagraphAttrs) => ListPosition | null {
  const counts = new Map<string, number>();
  return (attrs) => {
    const numId = attrs.numPr?.numId;
    if (!numId || attrs.listMarkerHidden) return null;
    const depth = attrs.numPr?.ilvl ?? 0;
    const levels = getListLevels(numId, numbering);
    const name = getCounterName(numId, numbering);
    const level = levels.get(depth);
    const format = level?.numFmt ?? attrs.listNumFmt ?? (attrs.listIsBullet ? 'bullet' : 'decimal');
    if (format === 'bullet') return { depth, list: `${name} bullets`, marker: null, value: 0 };
    const countAtLevel = (ilvl: number): number =>
      counts.get(`${name} ${ilvl}`) ?? (levels.get(ilvl)?.start ?? 1) - 1;
    const value = countAtLevel(depth) + 1;
    counts.set(`${name} ${depth}`, value);
    for (let deeperLevel = depth + 1; deeperLevel < maxDepth; deeperLevel++)
      counts.delete(`${name} ${deeperLevel}`);
    const template = level?.lvlText ?? attrs.listMarker ?? `%${depth + 1}.`;
    const marker = template.replace(/%([1-9])/g, (_all, digit: string) => {
      const ilvl = Number(digit) - 1;
      return formatNumber(countAtLevel(ilvl), resolveNumberFormat({ level, levels, attrs, ilvl, format }));
    });
    return { depth, list: name, marker, value };
  };
}

const maxDepth = 9;

function resolveNumberFormat(options: {
  level: ListLevel | undefined;
  levels: Map<number, ListLevel>;
  attrs: ParagraphAttrs;
  ilvl: number;
  format: NumberFormat;
}): NumberFormat {
  if (options.level?.isLgl) return 'decimal';
  return (
    options.levels.get(options.ilvl)?.numFmt ??
    options.attrs.listLevelNumFmts?.[options.ilvl] ??
    options.format
  );
}
