import { drawnScale } from './drawn-scale.ts';
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
      for (const paragraph of this.#changed) this.#lay(paragraph);
      this.#changed.clear();
    });
  }

  #lay(paragraph: HTMLElement): void {
    const stops = this.#kept.get(paragraph);
    const box = paragraph.parentElement?.getBoundingClientRect();
    if (stops === undefined || box === undefined || paragraph.offsetWidth === 0) return;
    const scale = drawnScale(paragraph);
    const ruler = { stops, step: this.#step, end: box.width / scale };
    const tabs = [...paragraph.querySelectorAll<HTMLElement>('.docx-tab')];
    for (const tab of tabs) tab.style.width = '1px';
    tabs.forEach((tab, index) => {
      const from = (tab.getBoundingClientRect().left - box.left) / scale;
      const following = widthBetween(tab, tabs[index + 1] ?? null, paragraph) / scale;
      const { width, leader } = layTab(from, following, ruler);
      tab.style.width = `${width}px`;
      tab.dataset.leader = leader;
    });
  }
}

/** How wide the text between two tabs is, or to the end of the line. */
function widthBetween(tab: HTMLElement, next: HTMLElement | null, paragraph: HTMLElement): number {
  const range = document.createRange();
  range.setStartAfter(tab);
  if (next === null) range.setEndAfter(paragraph.lastChild ?? tab);
  else range.setEndBefore(next);
  const line = tab.getBoundingClientRect();
  let width = 0;
  for (const rect of range.getClientRects()) {
    if (rect.top < line.bottom && rect.bottom > line.top) width = Math.max(width, rect.right - line.right);
  }
  return width;
}
