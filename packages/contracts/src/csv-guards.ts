/**
 * Guards against CSV injection: an apostrophe before whatever looks like a formula, at the start of a cell or of a piece that a program would see
 * that splits at another separator, also after quotes and blanks. Each such place gets one more apostrophe than it has, so that removing one always
 * restores the original. Cells are user input of any length: the running time is linear.
 */
const cellStart = /(?:[,;\t\r\n]|^)[\s"]*/g;
const formula = /'*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/y;
const control = /^'*[\t\r]/;

/** For writing cells. */
export function addGuards(cell: string): string {
  const guarded = cell.replaceAll(cellStart, (start, offset: number) =>
    beginsFormula(cell, offset + start.length) ? `${start}'` : start,
  );
  return control.test(cell) ? `'${guarded}` : guarded;
}

/** For reading cells that were written with guards. */
export function removeGuards(cell: string): string {
  const from = cell.startsWith("'") && control.test(cell) ? 1 : 0;
  let result = '';
  let copiedUpTo = from;
  for (const { 0: start, index } of cell.matchAll(cellStart)) {
    const offset = index + start.length;
    if (offset < from || cell[offset] !== "'" || !beginsFormula(cell, offset)) continue;
    result += cell.slice(copiedUpTo, offset);
    copiedUpTo = offset + 1;
  }
  return result + cell.slice(copiedUpTo);
}

function beginsFormula(cell: string, offset: number): boolean {
  formula.lastIndex = offset;
  return formula.test(cell);
}
