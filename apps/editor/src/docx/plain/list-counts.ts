import type { ParagraphAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type {
  ListLevel,
  NumberFormat,
  NumberingDefinitions,
} from '@eigenpal/docx-editor-core/types/document';
import { numberAs } from '../notes/number-format.ts';
import { counterName, levelsOf } from '../view/text/list-css.ts';

/** A paragraph's place in a list: depth, list and marker; `marker` is null for bullets. */
export interface ListPlace {
  depth: number;
  list: string;
  marker: string | null;
  /** Its number at its level. */
  value: number;
}

/** Numbers the items of all lists; called for each paragraph in document order. The page view draws the same numbers with CSS: list-css.ts. */
export function createListCounts(
  numbering: NumberingDefinitions | undefined,
): (attrs: ParagraphAttrs) => ListPlace | null {
  const counts = new Map<string, number>();
  return (attrs) => {
    const numId = attrs.numPr?.numId;
    if (!numId || attrs.listMarkerHidden) return null;
    const depth = attrs.numPr?.ilvl ?? 0;
    const levels = levelsOf(numId, numbering);
    const name = counterName(numId, numbering);
    const level = levels.get(depth);
    const format = level?.numFmt ?? attrs.listNumFmt ?? (attrs.listIsBullet ? 'bullet' : 'decimal');
    if (format === 'bullet') return { depth, list: `${name} bullets`, marker: null, value: 0 };
    const at = (ilvl: number): number => counts.get(`${name} ${ilvl}`) ?? (levels.get(ilvl)?.start ?? 1) - 1;
    const value = at(depth) + 1;
    counts.set(`${name} ${depth}`, value);
    for (let deeper = depth + 1; deeper < maxDepth; deeper++) counts.delete(`${name} ${deeper}`);
    const template = level?.lvlText ?? attrs.listMarker ?? `%${depth + 1}.`;
    const marker = template.replace(/%([1-9])/g, (_all, digit: string) => {
      const ilvl = Number(digit) - 1;
      return numberAs(at(ilvl), formatOf({ level, levels, attrs, ilvl, format }));
    });
    return { depth, list: name, marker, value };
  };
}

const maxDepth = 9;

function formatOf(of: {
  level: ListLevel | undefined;
  levels: Map<number, ListLevel>;
  attrs: ParagraphAttrs;
  ilvl: number;
  format: NumberFormat;
}): NumberFormat {
  if (of.level?.isLgl) return 'decimal';
  return of.levels.get(of.ilvl)?.numFmt ?? of.attrs.listLevelNumFmts?.[of.ilvl] ?? of.format;
}
