/**
 * Apostrophes that keep a spreadsheet program from running what stands in a file of values: before whatever begins like
 * a formula in the cell, or in a piece of it that a program would see that splits at another separator. Quotes and
 * blanks before it do not hide it. Each such place gets one apostrophe more than it has, so that taking one off always
 * gives back what was there.
 */
const sites = /^(?='*[\t\r])|(?<=(?:^|[,;\t\r\n])[\s"]*)(?='*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
const guards = /^'(?='*[\t\r])|(?<=(?:^|[,;\t\r\n])[\s"]*)'(?='*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** For whoever writes cells. */
export function withGuards(cell: string): string {
  return cell.replaceAll(sites, "'");
}

/** For whoever reads cells that were written so. */
export function withoutGuards(cell: string): string {
  return cell.replaceAll(guards, '');
}
