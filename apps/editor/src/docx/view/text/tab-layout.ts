import { renderedScale } from '../rendered-scale.ts';
import { layTab, type Stop } from './tab-stops.ts';

/** Paragraphs whose tabs the browser cannot lay out by itself; each is measured after it changed, before the frame is painted. */
export class TabLayout {
  readonly #kept = new Map<HTMLElement, readonly Stop[]>();
  readonly #changed = new Set<HTMLElement>();
  #step = 48;
  #soon = 0;

  keep(paragraph: HTMLElement, stops: readonly Stop[]): void {
    this.#kept.set(paragraph, stops);
    this.#changed.add(paragraph);
    this.#laySoon();
  }

  forget(paragraph: HTMLElement): void {
    this.#kept.delete(paragraph);
  }

  /** The distance of stops that a document sets for all its paragraphs. */
  setStep(step: number): void {
    this.#step = step;
  }

  /** After the text became wider or narrower. */
  layAll(): void {
    for (const paragraph of this.#kept.keys()) this.#changed.add(paragraph);
    if (this.#changed.size > 0) this.#laySoon();
  }

  stop(): void {
    cancelAnimationFrame(this.#soon);
  }

  #laySoon(): void {
    this.#soon ||= requestAnimationFrame(() => {
      this.#soon = 0;
      const lines = [...this.#changed].flatMap((paragraph) => this.#lineOf(paragraph) ?? []);
      this.#changed.clear();
      this.#layAt(lines);
    });
  }

  #lineOf(paragraph: HTMLElement): TabbedLine | null {
    const stops = this.#kept.get(paragraph);
    const margin = paragraph.parentElement;
    if (stops === undefined || margin === null) return null;
    const tabs = [...paragraph.querySelectorAll<HTMLElement>('.docx-tab')];
    return { paragraph, margin, tabs, stops };
  }

  /** The first tabs of all paragraphs, then the second ones: a look between two changes lays out the whole text, however long it is. */
  #layAt(lines: readonly TabbedLine[]): void {
    for (const { tabs } of lines)
      for (const [index, tab] of tabs.entries())
        tab.style.width = `${index < measuredTabs ? 1 : this.#step}px`;
    const max = Math.min(measuredTabs, Math.max(0, ...lines.map(({ tabs }) => tabs.length)));
    for (let index = 0; index < max; index++) {
      const laid = lines.flatMap((line) => measured(line, index, this.#step) ?? []);
      for (const { tab, width, leader } of laid) {
        tab.style.width = `${width}px`;
        tab.dataset.leader = leader;
      }
    }
  }
}

/** Nobody sets so many stops; those behind them are as wide as the step of the document. */
const measuredTabs = 40;

interface TabbedLine {
  paragraph: HTMLElement;
  /** What the stops are counted from. */
  margin: HTMLElement;
  tabs: readonly HTMLElement[];
  stops: readonly Stop[];
}

/** Null where there is no such tab, and where it is not to be seen. */
function measured({ paragraph, margin, tabs, stops }: TabbedLine, index: number, step: number) {
  const tab = tabs[index];
  if (tab === undefined || paragraph.offsetWidth === 0) return null;
  const box = margin.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(paragraph).direction === 'rtl';
  const scale = renderedScale(paragraph);
  const from = (isRightToLeft ? box.right - right : left - box.left) / scale;
  const following = widthBetween(tab, tabs[index + 1] ?? null, { paragraph, isRightToLeft }) / scale;
  return { tab, ...layTab(from, following, { stops, step, end: box.width / scale }) };
}

/** How wide the text between two tabs is, or to the end of the line. */
function widthBetween(
  tab: HTMLElement,
  next: HTMLElement | null,
  { paragraph, isRightToLeft }: { paragraph: HTMLElement; isRightToLeft: boolean },
): number {
  const range = document.createRange();
  range.setStartAfter(tab);
  if (next === null) range.setEndAfter(paragraph.lastChild ?? tab);
  else range.setEndBefore(next);
  const line = tab.getBoundingClientRect();
  let width = 0;
  for (const rect of range.getClientRects()) {
    if (rect.top >= line.bottom || rect.bottom <= line.top) continue;
    width = Math.max(width, isRightToLeft ? line.left - rect.left : rect.right - line.right);
  }
  return width;
}
