import { getRenderedScale } from '../rendered-scale.ts';
import { computeTab, type TabStop } from './tab-stops.ts';

/** Paragraphs whose tabs the browser cannot lay out; each is measured after a change, before the next paint. */
export class TabLayout {
  readonly #stopsByParagraph = new Map<HTMLElement, readonly TabStop[]>();
  readonly #changed = new Set<HTMLElement>();
  #defaultStep = 48;
  #animationFrame = 0;

  register(paragraph: HTMLElement, stops: readonly TabStop[]): void {
    this.#stopsByParagraph.set(paragraph, stops);
    this.#changed.add(paragraph);
    this.#scheduleLayout();
  }

  unregister(paragraph: HTMLElement): void {
    this.#stopsByParagraph.delete(paragraph);
  }

  /** The document's default distance of tab stops. */
  setStep(step: number): void {
    this.#defaultStep = step;
  }

  /** Lays out all paragraphs after a change of the text width. */
  layAll(): void {
    for (const paragraph of this.#stopsByParagraph.keys()) this.#changed.add(paragraph);
    if (this.#changed.size > 0) this.#scheduleLayout();
  }

  /** Lays out changed paragraphs at once: nothing is painted between a change before printing and the print. */
  layChanged(): void {
    this.stop();
    const lines = [...this.#changed].flatMap((paragraph) => this.#readLine(paragraph) ?? []);
    this.#changed.clear();
    this.#layOut(lines);
  }

  stop(): void {
    cancelAnimationFrame(this.#animationFrame);
    this.#animationFrame = 0;
  }

  #scheduleLayout(): void {
    this.#animationFrame ||= requestAnimationFrame(() => this.layChanged());
  }

  #readLine(paragraph: HTMLElement): TabbedLine | null {
    const stops = this.#stopsByParagraph.get(paragraph);
    const margin = paragraph.parentElement;
    if (stops === undefined || margin === null) return null;
    const tabs = [...paragraph.querySelectorAll<HTMLElement>('.docx-tab')];
    return { paragraph, margin, tabs, stops };
  }

  /** First the first tabs of all paragraphs, then the second ones: interleaved reads and writes would each lay out the whole text. */
  #layOut(lines: readonly TabbedLine[]): void {
    for (const { tabs } of lines)
      for (const [index, tab] of tabs.entries())
        tab.style.width = `${index < measuredTabs ? 1 : this.#defaultStep}px`;
    const max = Math.min(measuredTabs, Math.max(0, ...lines.map(({ tabs }) => tabs.length)));
    for (let index = 0; index < max; index++) {
      const measuredTabsAtIndex = lines.flatMap((line) => measureTab(line, index, this.#defaultStep) ?? []);
      for (const { tab, width, leader } of measuredTabsAtIndex) {
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
  stops: readonly TabStop[];
}

/** Null if there is no such tab, or if it is not visible. */
function measureTab({ paragraph, margin, tabs, stops }: TabbedLine, index: number, step: number) {
  const tab = tabs[index];
  if (tab === undefined || paragraph.offsetWidth === 0) return null;
  const box = margin.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(paragraph).direction === 'rtl';
  const scale = getRenderedScale(paragraph);
  const from = (isRightToLeft ? box.right - right : left - box.left) / scale;
  const followingWidth = measureTextWidth(tab, tabs[index + 1] ?? null, { paragraph, isRightToLeft }) / scale;
  return { tab, ...computeTab(from, followingWidth, { stops, step, end: box.width / scale }) };
}

/** Width of the text up to the next tab or the end of the line. */
function measureTextWidth(
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
