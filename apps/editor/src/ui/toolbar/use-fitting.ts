import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { BarRow } from './bar-rows.ts';
import { fittingTools, type Measured } from './fitting.ts';

type Item = Omit<Measured, 'width'>;

interface Fitted {
  rows: readonly BarRow<Item>[];
  preferred: readonly string[];
}

/**
 * Determines which items fit into their rows. All of them are laid out, those that do not fit on a hidden second line, so that their widths are
 * known; they are read after layout, and never while the user types.
 */
export function useFitting(
  bar: RefObject<HTMLElement | null>,
  { rows, preferred: requested }: Fitted,
): ReadonlySet<string> {
  const all = rows.flatMap(({ items, shared }) => [...items, ...shared]).map(({ id }) => id);
  const names = rows.map(({ id, items }) => `${id}:${items.map((item) => item.id).join()}`).join();
  const [fitting, setFitting] = useState<ReadonlySet<string>>(() => new Set(all));
  const measure = (): void => {
    if (bar.current === null) return;
    const next = fittingRows(bar.current, { rows, preferred: requested });
    setFitting((now) => ([...now].join() === [...next].join() ? now : next));
  };
  // The items change rarely: when a reader gets write permission, or a wide toolbar becomes narrow.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names stand for the rows
  useLayoutEffect(measure, [names]);
  // Synchronises with the width of the rows: the host may add its own buttons to the first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names stand for the rows
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    for (const line of bar.current?.querySelectorAll('.bar-line') ?? []) observer.observe(line);
    // A font that loads late changes the width of every label.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [bar, names]);
  return fitting;
}

/** The overflow button is at the end of the last row, for all rows. */
function fittingRows(bar: HTMLElement, { rows, preferred: requested }: Fitted): ReadonlySet<string> {
  const square = bar.querySelector<HTMLElement>('.tool')?.offsetHeight ?? 0;
  const fitting = new Set<string>();
  let hasRest = false;
  for (const row of rows) {
    const isLast = row === rows.at(-1);
    const width = bar.querySelector<HTMLElement>(`[data-line="${row.id}"]`)?.clientWidth ?? 0;
    const taken = (row.shared.length > 0 ? square : 0) + (isLast && hasRest ? square : 0);
    const more = isLast && !hasRest ? square : 0;
    const shown = fittingTools(measured(bar, row), { room: width - taken, more, wanted: requested });
    hasRest ||= shown.size < row.items.length;
    for (const id of [...shown, ...row.shared.map((item) => item.id)]) fitting.add(id);
  }
  return fitting;
}

function measured(bar: HTMLElement, row: BarRow<Item>): Measured[] {
  return row.items.map(({ id, group }) => {
    const button = bar.querySelector<HTMLElement>(`[data-item="${id}"] > .tool`);
    // A single row has no separators (toolbar.css).
    return { id, group: row.id === 'all' ? '' : group, width: button?.offsetWidth ?? 0 };
  });
}
