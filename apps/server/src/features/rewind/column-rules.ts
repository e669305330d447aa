import type { RewindColumn } from '@redraft/contracts';

interface Cell {
  saves: number;
  inserted: number;
  deleted: number;
}

/** The number of columns that can be told apart on a wide screen. */
const maxColumns = 240;

/** Groups saves into columns of equal size, as far as possible without splitting cells that aggregate several saves. */
export function groupColumns(cells: readonly Cell[], max: number = maxColumns): RewindColumn[] {
  const total = cells.reduce((sum, { saves }) => sum + saves, 0);
  const count = Math.min(max, total);
  const endOf = (group: number) => Math.floor(((group + 1) * total) / count);
  const columns: RewindColumn[] = [];
  let group = -1;
  let to = 0;
  for (const { saves, inserted, deleted } of cells) {
    const from = to + 1;
    to += saves;
    const middleSave = from + Math.floor((saves - 1) / 2);
    const last = columns.at(-1);
    if (last && middleSave <= endOf(group)) {
      last.to = to;
      last.inserted += inserted;
      last.deleted += deleted;
      continue;
    }
    columns.push({ from, to, inserted, deleted });
    while (endOf(group) < middleSave) group += 1;
  }
  return columns;
}
