/**
 * Guards against CSV injection: an apostrophe before whatever looks like a formula, at the start of a cell or of a piece that a program would see
 * that splits at another separator, also after quotes and blanks. Each such place gets one more apostrophe than it has, so that removing one always
 * restores the original. Cells are user input of any length: the running time is linear.
 */
const piece = /(?:[,;\t\r\n]|^)[\s"]*/g;
const formula = /'*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/y;
const control = /^'*[\t\r]/;

/** For writing cells. */
export function withGuards(cell: string): string {
  const guarded = cell.replaceAll(piece, (start, place: number) =>
    beginsFormula(cell, place + start.length) ? `${start}'` : start,
  );
  return control.test(cell) ? `'${guarded}` : guarded;
}

/** For reading cells that were written with guards. */
export function withoutGuards(cell: string): string {
  const from = cell.startsWith("'") && control.test(cell) ? 1 : 0;
  let read = '';
  let at = from;
  for (const { 0: start, index } of cell.matchAll(piece)) {
    const place = index + start.length;
    if (place < from || cell[place] !== "'" || !beginsFormula(cell, place)) continue;
    read += cell.slice(at, place);
    at = place + 1;
  }
  return read + cell.slice(at);
}

function beginsFormula(cell: string, place: number): boolean {
  formula.lastIndex = place;
  return formula.test(cell);
}
