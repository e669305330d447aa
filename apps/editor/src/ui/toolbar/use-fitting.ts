import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { BarRow } from './bar-rows.ts';
import { type MeasuredItem, selectFittingItems } from './fitting.ts';

type Item = Omit<MeasuredItem, 'width'>;

interface ToolbarRows {
  rows: readonly BarRow<Item>[];
  priorityOrder: readonly string[];
}

/**
 * Determines which items fit into their rows. All of them are laid out, those that do not fit on a hidden second line, so that their widths are
 * known; they are read after layout, and never while the user types.
 */
export function useFitting(
  bar: RefObject<HTMLElement | null>,
  { rows, priorityOrder }: ToolbarRows,
): ReadonlySet<string> {
  const all = rows.flatMap(({ items, shared }) => [...items, ...shared]).map(({ id }) => id);
  const itemKeys = rows.map(({ id, items }) => `${id}:${items.map((item) => item.id).join()}`).join();
  const [fitting, setFitting] = useState<ReadonlySet<string>>(() => new Set(all));
  const measure = (): void => {
    if (bar.current === null) return;
    const next = selectFittingIds(bar.current, { rows, priorityOrder });
    setFitting((current) => ([...current].join() === [...next].join() ? current : next));
  };
  // The items change rarely: when a reader gets write permission, or a wide toolbar becomes narrow.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they change whenever the rows do
  useLayoutEffect(measure, [itemKeys]);
  // Synchronises with the width of the rows: the host may add its own buttons to the first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they change whenever the rows do
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    for (const line of bar.current?.querySelectorAll('.bar-line') ?? []) observer.observe(line);
    // A font that loads late changes the width of every label.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [bar, itemKeys]);
  return fitting;
}

/** The overflow button is at the end of the last row, for all rows. */
function selectFittingIds(bar: HTMLElement, { rows, priorityOrder }: ToolbarRows): ReadonlySet<string> {
  const buttonSize = bar.querySelector<HTMLElement>('.tool')?.offsetHeight ?? 0;
  const fitting = new Set<string>();
  let hasOverflow = false;
  for (const row of rows) {
    const isLast = row === rows.at(-1);
    const width = bar.querySelector<HTMLElement>(`[data-line="${row.id}"]`)?.clientWidth ?? 0;
    const reservedWidth = (row.shared.length > 0 ? buttonSize : 0) + (isLast && hasOverflow ? buttonSize : 0);
    const overflowButtonWidth = isLast && !hasOverflow ? buttonSize : 0;
    const fittingInRow = selectFittingItems(measureItems(bar, row), {
      availableWidth: width - reservedWidth,
      overflowButtonWidth,
      priorityOrder,
    });
    hasOverflow ||= fittingInRow.size < row.items.length;
    for (const id of [...fittingInRow, ...row.shared.map((item) => item.id)]) fitting.add(id);
  }
  return fitting;
}

function measureItems(bar: HTMLElement, row: BarRow<Item>): MeasuredItem[] {
  return row.items.map(({ id, group }) => {
    const button = bar.querySelector<HTMLElement>(`[data-item="${id}"] > .tool`);
    // A single row has no separators (toolbar.css).
    return { id, group: row.id === 'all' ? '' : group, width: button?.offsetWidth ?? 0 };
  });
}
