import type { TFunction } from 'i18next';
import { isCircular } from '../formula/circular.ts';
import { getArgumentSeparator, localizeFunctionName } from '../formula/local-formulas.ts';
import { formatAddress } from '../workbook/area.ts';
import { findCellInTheWay } from '../workbook/array-cells.ts';
import { type CellAddress, getCell, isError, type Sheet, type Workbook } from '../workbook/workbook.ts';

const errorKeys: Readonly<Record<string, string>> = {
  '#DIV/0!': 'div0',
  '#REF!': 'ref',
  '#NAME?': 'name',
  '#VALUE!': 'value',
  '#N/A': 'na',
  '#NUM!': 'num',
  '#NULL!': 'null',
  '#SPILL!': 'spill',
  '#CALC!': 'calc',
};

/** What an error means, and what to do; null for an error of another program. */
export function describeError(error: string, lang: string, t: TFunction): string | null {
  const key = errorKeys[error];
  return key === undefined ? null : t(`formula-help:errors.${key}`, createNames(lang));
}

const createNames = (lang: string): Record<string, string> => ({
  if: localizeFunctionName('IF', lang),
  ifna: localizeFunctionName('IFNA', lang),
  separator: getArgumentSeparator(lang),
});

/** What the error in a cell means there; null if it shows none. */
export function explainError(
  { workbook, sheet, address }: { workbook: Workbook; sheet: Sheet; address: CellAddress },
  lang: string,
  t: TFunction,
): string | null {
  const cell = getCell(sheet, address);
  if (cell === undefined || !isError(cell.value)) return null;
  const { error } = cell.value;
  if (
    error === '#REF!' &&
    cell.formula !== undefined &&
    isCircular(workbook, { sheet: sheet.id, ...address })
  )
    return t('formula-help:errors.circular');
  const inTheWay = error === '#SPILL!' ? findCellInTheWay(sheet, address) : null;
  if (inTheWay !== null) return t('formula-help:errors.spillAt', { place: formatAddress(inTheWay) });
  return describeError(error, lang, t);
}
