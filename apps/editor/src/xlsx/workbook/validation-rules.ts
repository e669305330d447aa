import { moveRuleFormula } from '../formula/rule-formula.ts';
import { getFirstCell, intersectArea } from './area.ts';
import type { Area, Sheet } from './workbook.ts';

/** What may be entered into cells (`dataValidation`). It is applied to typed entries. One of the file stays as it is, except for its areas. */
export interface ValidationRule {
  areas: readonly Area[];
  kind: 'list' | 'whole' | 'decimal' | 'date' | 'time' | 'textLength' | 'custom' | 'none';
  operator: string;
  /** References are relative to the first cell of the areas. */
  formulas: readonly string[];
  allowsBlank: boolean;
  /** Whether a list is offered in the cell. */
  hasDropDown: boolean;
  /** Null if every entry is accepted. */
  errorStyle: 'stop' | 'warning' | 'information' | null;
  /** The file's own message for other entries; empty if it has none. */
  error: { title: string; text: string };
  /** Shown while the cell is selected; null if there is none. */
  prompt: { title: string; text: string } | null;
  /** Offset in the opened sheet; a new rule has none. */
  source?: number;
  /** Stands in the extension list, as it refers to another sheet. */
  isExtension?: boolean;
}

export type ValidationDraft = Omit<ValidationRule, 'areas' | 'source' | 'isExtension'>;

/** Sets the rule of some cells, or removes it: other rules lose these cells. */
export function changeValidation(sheet: Sheet, areas: readonly Area[], rule: ValidationDraft | null): Sheet {
  const others = sheet.validationRules.flatMap((one) => {
    const rest = areas.reduce<readonly Area[]>(
      (left, area) => left.flatMap((part) => subtractArea(part, area)),
      one.areas,
    );
    if (rest.length === 0) return [];
    if (rest.length === one.areas.length && rest.every((area, at) => area === one.areas[at])) return [one];
    const [from, to] = [getFirstCell(one.areas), getFirstCell(rest)];
    const formulas = one.formulas.map((formula) => moveRuleFormula(formula, from, to));
    return [{ ...one, areas: rest, formulas }];
  });
  return { ...sheet, validationRules: rule === null ? others : [...others, { ...rule, areas }] };
}

/** The parts of an area outside of another. */
function subtractArea(area: Area, removed: Area): Area[] {
  const common = intersectArea(area, removed);
  if (common === null) return [area];
  const { top, left, bottom, right } = common;
  return [
    { ...area, bottom: top - 1 },
    { ...area, top, bottom, right: left - 1 },
    { ...area, top, bottom, left: right + 1 },
    { ...area, top: bottom + 1 },
  ].filter((part) => part.top <= part.bottom && part.left <= part.right);
}
