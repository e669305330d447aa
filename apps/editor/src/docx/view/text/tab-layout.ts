import { renderedScale } from '../rendered-scale.ts';
import { layTab, type Stop } from './tab-stops.ts';

/** Paragraphs whose tabs the browser cannot lay out; each is measured after a change, before the next paint. */
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

  /** The document's default distance of tab stops. */
  setStep(step: number): void {
    this.#step = step;
  }

  /** Lays out all paragraphs after a change of the text width. */
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

  /** First the first tabs of all paragraphs, then the second ones: interleaved reads and writes would each lay out the whole text. */
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

/** Maximum number of measured tabs; later ones have the default width. */
const measuredTabs = 40;

interface TabbedLine {
  paragraph: HTMLElement;
  /** The element from whose edge stops are counted. */
  margin: HTMLElement;
  tabs: readonly HTMLElement[];
  stops: readonly Stop[];
}

/** Null if there is no such tab, or if it is not visible. */
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

/** Width of the text up to the next tab or the end of the line. */
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
