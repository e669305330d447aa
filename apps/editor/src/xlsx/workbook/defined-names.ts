import { formatSheetPrefix, isSameName } from '../formula/references.ts';
import { tokenize } from '../formula/tokens.ts';
import { formatColumn, parseArea } from './area.ts';
import type { Area, DefinedName, Sheet, Workbook } from './workbook.ts';

export interface NameEdit {
  name: string;
  /** The range with its sheet; null deletes the name. */
  formula: string | null;
}

/** Names of the workbook that stand for a range and that a person can see. */
export const listVisibleNames = ({ definedNames }: Workbook): DefinedName[] =>
  definedNames.filter(({ name, isHidden }) => !name.startsWith('_xlnm.') && isHidden !== true);

const indexes = new WeakMap<readonly DefinedName[], Map<string, DefinedName[]>>();

/** Names without regard to case: formulas look them up for each of their cells. */
function indexNames(definedNames: readonly DefinedName[]): ReadonlyMap<string, readonly DefinedName[]> {
  const known = indexes.get(definedNames);
  if (known !== undefined) return known;
  const index = Map.groupBy(definedNames, ({ name }) => name.toLowerCase());
  indexes.set(definedNames, index);
  return index;
}

/** All names of this spelling: at most one of the workbook, and one of each sheet. */
export const listDefinedNames = (
  { definedNames }: Pick<Workbook, 'definedNames'>,
  name: string,
): readonly DefinedName[] => indexNames(definedNames).get(name.toLowerCase()) ?? [];

/** The name that a text stands for in a sheet: one of the sheet comes before one of the workbook. */
export function findDefinedName(workbook: Workbook, sheet: number, text: string): DefinedName | undefined {
  const found = listDefinedNames(workbook, text.trim());
  return found.find((one) => one.sheet === sheet) ?? found.find((one) => one.sheet === null);
}

/** A valid name begins with a letter, and is no cell address. */
export function isValidName(name: string): boolean {
  if (!/^[\p{L}_\\][\p{L}\p{N}_.\\?]{0,254}$/u.test(name)) return false;
  return parseArea(name) === null && !/^[rc]\d*$|^r\d*c\d*$/i.test(name) && !/^(?:true|false)$/i.test(name);
}

/** Sets the range of a name of the workbook, or deletes it. */
export function changeName(workbook: Workbook, { name, formula }: NameEdit): Workbook {
  const { definedNames } = workbook;
  const before = definedNames.find((one) => one.sheet === null && isSameName(one.name, name));
  if (formula === null)
    return before === undefined
      ? workbook
      : { ...workbook, definedNames: definedNames.filter((one) => one !== before) };
  const next: DefinedName =
    before === undefined ? { name, sheet: null, formula, source: null } : { ...before, formula };
  return {
    ...workbook,
    definedNames:
      before === undefined
        ? [...definedNames, next]
        : definedNames.map((one) => (one === before ? next : one)),
  };
}

/** A range with its sheet, as names and charts refer to it. */
export function formatFixedRange({ name }: Pick<Sheet, 'name'>, { top, left, bottom, right }: Area): string {
  const corner = (row: number, column: number): string => `$${formatColumn(column)}$${row + 1}`;
  const first = corner(top, left);
  const last = corner(bottom, right);
  return formatSheetPrefix(name) + (first === last ? first : `${first}:${last}`);
}

/** The range of a reference, in `sheet` if it names none; null for anything else, and without a sheet. */
export function findReferencedRange(
  { sheets }: Pick<Workbook, 'sheets'>,
  sheet: Sheet | null,
  reference: string,
): { sheet: Sheet; area: Area } | null {
  const [token, ...rest] = tokenize(reference.trim());
  if (token?.kind !== 'reference' || rest.length > 0 || token.isForeign) return null;
  const name = token.sheet;
  const found = name === null ? sheet : sheets.find((one) => isSameName(one.name, name));
  const area = parseArea(token.area);
  return found == null || area === null ? null : { sheet: found, area };
}
