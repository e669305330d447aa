import type { Edit, WorkbookEdit } from './edits.ts';

/** The texts entered by these edits: for a cell that was edited several times, only its last content. */
export function listEditedTexts(edits: readonly Edit[]): string[] {
  const texts = new Map<string, string>();
  for (const edit of edits) collectTexts(texts, edit);
  return [...texts.values()].filter((line) => line !== '');
}

function collectTexts(texts: Map<string, string>, edit: Edit | WorkbookEdit): void {
  switch (edit.kind) {
    case 'cells':
      for (const { row, column, value, formula } of edit.changes) {
        texts.set(`${edit.sheet} ${row} ${column}`, formula === undefined ? toText(value) : `=${formula}`);
      }
      break;
    case 'note':
      texts.set(`note ${edit.sheet} ${edit.place.row} ${edit.place.column}`, edit.text ?? '');
      break;
    case 'many':
      for (const one of edit.edits) collectTexts(texts, one);
      break;
    default:
  }
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}
