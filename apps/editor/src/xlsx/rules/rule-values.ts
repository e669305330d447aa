import { format } from 'numfmt';
import { localizeFormula } from '../formula/local-formulas.ts';
import { moveRuleFormula } from '../formula/rule-formula.ts';
import { formatArea, getFirstCell, parseArea } from '../workbook/area.ts';
import { formatPlainNumber, parseEntry } from '../workbook/entry.ts';
import { quoteFormulaText } from '../workbook/rule-definitions.ts';
import type { Area, CellAddress } from '../workbook/workbook.ts';

/** The formula of a typed value: a number, date, text, or a formula itself. Null if it is empty or cannot be read. */
export function parseOperand(text: string, lang: string): string | null {
  const { value, formula, isUnparsed } = parseEntry(text.trim(), { lang, format: 'General' });
  if (isUnparsed === true) return null;
  if (formula !== undefined) return formula;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'string' && value !== '' ? quoteFormulaText(value) : null;
}

/** What a person would type for a formula. */
export function formatOperand(formula: string, lang: string, isDate = false): string {
  if (formula === '') return '';
  const number = Number(formula);
  if (Number.isFinite(number)) {
    if (isDate) return format('yyyy-mm-dd', number, { throws: false });
    return formatPlainNumber(number, lang);
  }
  const [, text] = /^"((?:[^"]|"")*)"$/.exec(formula) ?? [];
  return text === undefined ? `=${localizeFormula(formula, lang)}` : text.replaceAll('""', '"');
}

/** The operands of a rule as shown when its dialog opens, and the cell that they are relative to. */
export interface InitialOperands {
  at: CellAddress;
  first: string;
  second: string;
}

/** The formulas of the values typed, relative to the first cell of the areas. Those that were not touched keep their meaning. */
export function parseOperands(
  texts: readonly string[],
  { opened, areas, lang }: { opened: InitialOperands | null; areas: readonly Area[]; lang: string },
): (string | null)[] {
  return texts.map((text, index) => {
    const formula = parseOperand(text, lang);
    const isSame = opened !== null && text === (index === 0 ? opened.first : opened.second);
    return isSame && formula !== null ? moveRuleFormula(formula, opened.at, getFirstCell(areas)) : formula;
  });
}

/** Ranges such as `A1:B2, D4`; null if one cannot be read. */
export function parseAreas(text: string): Area[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const areas = parts.map(parseArea);
  const found = areas.flatMap((area) => area ?? []);
  return found.length === 0 || found.length < parts.length ? null : found;
}

export const formatAreas = (areas: readonly Area[]): string => areas.map(formatArea).join(', ');
