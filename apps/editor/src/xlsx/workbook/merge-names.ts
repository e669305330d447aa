import type { DefinedName, Workbook } from './workbook.ts';

/** Their names with those that I made, changed or deleted. What both changed is as in mine. */
export function mergeNames({
  base,
  mine,
  theirs,
}: Record<'base' | 'mine' | 'theirs', Workbook>): readonly DefinedName[] {
  const isShared = ({ sheet }: DefinedName): boolean =>
    sheet === null || [base, mine, theirs].every(({ sheets }) => sheets.some(({ id }) => id === sheet));
  const before = new Map(base.definedNames.map((one) => [toKey(one), one.formula]));
  const changed = new Map(
    mine.definedNames
      .filter((one) => isShared(one) && isChanged(one.formula, before.get(toKey(one))))
      .map((one) => [toKey(one), one]),
  );
  const myKeys = new Set(mine.definedNames.map(toKey));
  const isRemoved = (one: DefinedName): boolean =>
    isShared(one) && before.get(toKey(one)) === one.formula && !myKeys.has(toKey(one));
  const kept = theirs.definedNames.flatMap((one) => {
    const formula = changed.get(toKey(one))?.formula ?? one.formula;
    return isRemoved(one) ? [] : [formula === one.formula ? one : { ...one, formula }];
  });
  const theirKeys = new Set(theirs.definedNames.map(toKey));
  const added = [...changed.values()].filter((one) => !theirKeys.has(toKey(one)));
  const isSame = added.length === 0 && kept.length === theirs.definedNames.length;
  if (isSame && kept.every((one, index) => one === theirs.definedNames[index])) return theirs.definedNames;
  return [...kept, ...added.map((one) => ({ ...one, source: null }))];
}

const toKey = ({ name, sheet }: DefinedName): string => JSON.stringify([name.toLowerCase(), sheet]);

/** A reference that was lost with a sheet is not merged: the sheet stays. */
const isChanged = (formula: string, before: string | undefined): boolean =>
  formula !== before && (before === undefined || !formula.includes('#REF!'));
