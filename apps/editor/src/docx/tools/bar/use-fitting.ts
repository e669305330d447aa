import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type BarItem, groupOf, idOf } from './bar-item.ts';
import { fittingTools, type Measured } from './fitting.ts';

/** The most wanted tools first: in a narrow bar and on phones these stay, and the others stand behind the last button. */
const wanted = [
  'undo',
  'bold',
  'insert',
  'style',
  'table-tools',
  'picture-tools',
  'italic',
  'bullets',
  'redo',
  'mode',
  'size',
  'review',
  'underline',
  'font',
  'numbers',
  'align',
  'view',
  'layout',
  'colour',
  'link',
  'spacing',
  'highlight',
];

/**
 * Which of the items fit into the bar. All of them are always laid out, those that do not fit on a line below its edge, so that their widths are
 * known; they are read after the browser has laid out the page, and never while somebody types.
 */
export function useFitting(
  bar: RefObject<HTMLElement | null>,
  items: readonly BarItem[],
): ReadonlySet<string> {
  const names = items.map(idOf).join();
  const [fitting, setFitting] = useState<ReadonlySet<string>>(() => new Set(items.map(idOf)));
  const measure = (): void => {
    if (bar.current === null) return;
    const next = fittingTools(measured(bar.current, items), { ...roomIn(bar.current), wanted });
    setFitting((now) => ([...now].join() === [...next].join() ? now : next));
  };
  // What stands in the bar changes seldom: when the caret enters a table, when the page is paused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names stand for the items
  useLayoutEffect(measure, [names]);
  // Synchronises with the width of the bar.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names stand for the items
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    if (bar.current !== null) observer.observe(bar.current);
    // A font that comes late changes the width of every name.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [bar, names]);
  return fitting;
}

function measured(bar: HTMLElement, items: readonly BarItem[]): Measured[] {
  return items.map((item) => {
    const button = bar.querySelector<HTMLElement>(`[data-item="${idOf(item)}"] > .tool`);
    return { id: idOf(item), group: groupOf(item), width: button?.offsetWidth ?? 0 };
  });
}

function roomIn(bar: HTMLElement): { room: number; more: number } {
  const tool = bar.querySelector<HTMLElement>('.tool');
  return { room: bar.clientWidth, more: tool?.offsetHeight ?? 0 };
}
