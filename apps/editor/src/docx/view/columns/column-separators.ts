import type { Pages } from '../pages/page-slots.ts';
import type { ColumnFlow } from './column-slots.ts';

interface Separator {
  page: number;
  left: number;
  top: number;
  height: number;
}

/** Lines between columns, from the edges of the text of their page: as high as the first column is filled. */
export function listSeparators(columns: ColumnFlow, pageCount: number, textEnd: number): Separator[] {
  const last = columns.findSlot(textEnd);
  return Array.from({ length: pageCount }, (_, index) => index + 1).flatMap((page) =>
    columns.slotsOf(page).flatMap(({ column, band, height, stripTop, pageTop }, index, slots) => {
      const next = slots[index + 1];
      const isInside = next?.band === band && columns.bandsOf(page)[band]?.hasSeparator === true;
      if (!isInside || stripTop > textEnd) return [];
      const isOnlyOne = last.page === page && last.band === band && last.column === 0;
      if (isOnlyOne && column > 0) return [];
      const left = (slots[index]?.left ?? 0) + (slots[index]?.width ?? 0);
      const filled = isOnlyOne ? textEnd - stripTop : height;
      return [{ page, left: (left + next.left) / 2, top: pageTop, height: filled }];
    }),
  );
}

/** Draws them on the sheets of their pages; returns them for the next time. */
export function drawSeparators(
  pages: Pages,
  separators: readonly Separator[],
  getTop: (page: number) => number,
): HTMLElement[] {
  return separators.flatMap(({ page, left, top, height }) => {
    const sheet = pages.slots()[page - 1]?.sheet;
    if (sheet === undefined) return [];
    const geometry = pages.geometryOf(page);
    const line = document.createElement('div');
    line.className = 'column-separator';
    line.style.left = `${geometry.left + left}px`;
    line.style.top = `${geometry.top + top - getTop(page)}px`;
    line.style.height = `${height}px`;
    sheet.append(line);
    return [line];
  });
}
