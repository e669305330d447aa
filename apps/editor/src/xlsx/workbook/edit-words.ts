import type { Edit, WorkbookEdit } from './edits.ts';

/** The text written by these edits; cells written several times count with their last content. */
export function wordsOf(edits: readonly Edit[]): string[] {
  const lines = new Map<string, string>();
  for (const edit of edits) noteWords(lines, edit);
  return [...lines.values()].filter((line) => line !== '');
}

function noteWords(lines: Map<string, string>, edit: Edit | WorkbookEdit): void {
  switch (edit.kind) {
    case 'cells':
      for (const { row, column, value, formula } of edit.changes) {
        lines.set(`${edit.sheet} ${row} ${column}`, formula === undefined ? wordOf(value) : `=${formula}`);
      }
      break;
    case 'note':
      lines.set(`note ${edit.sheet} ${edit.place.row} ${edit.place.column}`, edit.text ?? '');
      break;
    case 'many':
      for (const one of edit.edits) noteWords(lines, one);
      break;
    default:
  }
}

function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}
