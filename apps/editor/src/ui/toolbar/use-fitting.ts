import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { fittingTools, type Measured } from './fitting.ts';

interface Fitted {
  items: readonly Omit<Measured, 'width'>[];
  wanted: readonly string[];
}

/**
 * Which of the items fit into the bar. All of them are always laid out, those that do not fit on a line below its edge, so that their widths are
 * known; they are read after the browser has laid out the page, and never while somebody types.
 */
export function useFitting(
  bar: RefObject<HTMLElement | null>,
  { items, wanted }: Fitted,
): ReadonlySet<string> {
  const names = items.map(({ id }) => id).join();
  const [fitting, setFitting] = useState<ReadonlySet<string>>(() => new Set(items.map(({ id }) => id)));
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

function measured(bar: HTMLElement, items: Fitted['items']): Measured[] {
  return items.map(({ id, group }) => {
    const button = bar.querySelector<HTMLElement>(`[data-item="${id}"] > .tool`);
    return { id, group, width: button?.offsetWidth ?? 0 };
  });
}

function roomIn(bar: HTMLElement): { room: number; more: number } {
  const tool = bar.querySelector<HTMLElement>('.tool');
  return { room: bar.clientWidth, more: tool?.offsetHeight ?? 0 };
}
