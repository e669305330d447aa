import type { Tool } from './tool.ts';

/** Rows of a menu, in order, divided by separators. Unlisted tools come last. */
const rows: readonly (readonly string[])[] = [
  ['picture', 'table', 'link-in-menu', 'footnote', 'contents', 'update-contents'],
  ['dictation', 'dictation-settings'],
  ['header', 'footer', 'page-numbers'],
  ['page-break', 'column-break', 'rule', 'characters'],
  ['page-setup', 'columns', 'indents'],
  ['suggest', 'comment', 'comments-panel'],
  ['next-change', 'previous-change', 'accept-change', 'reject-change', 'accept-all', 'reject-all'],
  ['spelling', 'next-misspelt', 'auto-format'],
  ['outline', 'find', 'replace', 'go-to-footnote'],
  ['plain-text', 'zoom-in', 'zoom-out'],
  ['reading-preferences', 'read-aloud'],
  ['print', 'download'],
  ['keys'],
];

/** The tools of a menu by rows. */
export function sortIntoRows(tools: readonly Tool[]): readonly (readonly Tool[])[] {
  const listedRows = rows.map((row) => row.flatMap((id) => tools.filter((tool) => tool.id === id)));
  const listedIds = new Set(rows.flat());
  const unlisted = tools.filter(({ id }) => !listedIds.has(id));
  return [...listedRows, unlisted].filter((row) => row.length > 0);
}
