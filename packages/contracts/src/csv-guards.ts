/**
 * Apostrophes that keep a spreadsheet program from running what stands in a file of values: before whatever begins like
 * a formula in the cell, or in a piece of it that a program would see that splits at another separator. Quotes and
 * blanks before it do not hide it. Each such place gets one apostrophe more than it has, so that taking one off always
 * gives back what was there. Cells are people's texts, of any length: each character is looked at a fixed number of times.
 */
const piece = /(?:[,;\t\r\n]|^)[\s"]*/g;
const formula = /'*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/y;
const control = /^'*[\t\r]/;

/** For whoever writes cells. */
export function withGuards(cell: string): string {
  const guarded = cell.replaceAll(piece, (start, place: number) =>
    beginsFormula(cell, place + start.length) ? `${start}'` : start,
  );
  return control.test(cell) ? `'${guarded}` : guarded;
}

/** For whoever reads cells that were written so. */
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
