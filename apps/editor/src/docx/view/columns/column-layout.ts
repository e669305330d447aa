import type { EditorState, PluginKey } from 'prosemirror-state';
import { DecorationSet, type EditorView } from 'prosemirror-view';
import type { PagePluginContext } from '../../editing/page-plugin-context.ts';
import { dispatchKeepingCaret } from '../../selection/native-caret.ts';
import { getLivePages } from '../pages/live-pages.ts';
import type { LivePages } from '../pages/pages.ts';
import { computeColumnPlan, type RegionEnd } from './column-plan.ts';
import type { ColumnRegion } from './column-regions.ts';
import { watchColumnSelection } from './column-selection.ts';
import { drawSeparators, listSeparators } from './column-separators.ts';
import { createShiftDecoration, listShifts } from './column-shifts.ts';
import type { ColumnFlow, ColumnPlan } from './column-slots.ts';
import type { ColumnsState } from './columns-plugin.ts';
import { createStrip } from './measure-strip.ts';

/** Input methods keep the elements that they write in: the layout waits for them. */
const compositionDelayMs = 200;

interface LayoutPorts {
  key: PluginKey<ColumnsState>;
  context: PagePluginContext;
}

/** Lays out columns in the next frame after a change: the ends of regions first, then what has to be moved. */
export class ColumnLayout {
  readonly #view: EditorView;
  readonly #ports: LayoutPorts;
  readonly #observer: ResizeObserver;
  readonly #stops: (() => void)[];
  #animationFrame = 0;
  #timer = 0;
  #plan: ColumnPlan | null = null;
  /** What the plan follows from. */
  #measured = '';
  #shifts = '[]';
  #separators: HTMLElement[] = [];
  readonly #heights = new WeakMap<HTMLElement, number>();
  #section: unknown;

  constructor(view: EditorView, ports: LayoutPorts) {
    this.#view = view;
    this.#ports = ports;
    this.#section = ports.context.parts().document.finalSectionProperties;
    this.#observer = new ResizeObserver(() => this.schedule());
    this.#observer.observe(view.dom);
    this.#stops = [
      getLivePages(view).subscribe(() => this.schedule()),
      ports.context.subscribe(() => this.#readSection()),
      watchColumnSelection(view.dom),
    ];
    this.schedule();
  }

  update(_view: EditorView, before: EditorState): void {
    if (before.doc === this.#view.state.doc || !this.#hasWork()) return;
    if (!this.#isWithinLine(before)) this.schedule();
  }

  /** Typing that adds no line to its paragraph moves nothing else, unless the paragraph itself is in two columns or has a column break. */
  #isWithinLine(before: EditorState): boolean {
    const { doc, selection } = this.#view.state;
    if (doc.childCount !== before.doc.childCount || selection.$head.depth === 0) return false;
    const index = selection.$head.index(0);
    if (doc.children.some((block, at) => at !== index && block !== before.doc.child(at))) return false;
    const dom = this.#view.nodeDOM(selection.$head.before(1));
    if (!(dom instanceof HTMLElement)) return false;
    const height = dom.offsetHeight;
    const isSame = this.#heights.get(dom) === height && dom.querySelector('.shifted, .column-break') === null;
    this.#heights.set(dom, height);
    return isSame;
  }

  destroy(): void {
    cancelAnimationFrame(this.#animationFrame);
    clearTimeout(this.#timer);
    this.#observer.disconnect();
    for (const separator of this.#separators) separator.remove();
    for (const stop of this.#stops) stop();
  }

  /** The last section is no part of the text. */
  #readSection(): void {
    const { finalSectionProperties } = this.#ports.context.parts().document;
    if (finalSectionProperties === this.#section) return;
    this.#section = finalSectionProperties;
    dispatchKeepingCaret(this.#view, (tr) =>
      tr.setMeta(this.#ports.key, 'sections').setMeta('addToHistory', false),
    );
  }

  /** Nothing is measured for a text without columns. */
  #hasWork(): boolean {
    return this.#plan !== null || (this.#ports.key.getState(this.#view.state)?.regions.length ?? 0) > 0;
  }

  schedule(): void {
    if (!this.#hasWork()) return;
    this.#animationFrame ||= requestAnimationFrame(() => {
      this.#animationFrame = 0;
      if (this.#view.composing) this.#timer = window.setTimeout(() => this.schedule(), compositionDelayMs);
      else this.#layOut();
    });
  }

  #layOut(): void {
    const pages = getLivePages(this.#view);
    const regions = this.#ports.key.getState(this.#view.state)?.regions ?? [];
    if (regions.length === 0 || pages.layout() === 'flow') {
      this.#plan = null;
      this.#measured = '';
      pages.setColumnPlan(null);
      this.#drawSeparators([]);
      this.#move('[]', []);
      return;
    }
    this.#view.dom.classList.add('is-measured');
    if (this.#plan === null || this.#measureAll(regions, pages) !== this.#measured)
      this.#computePlan(regions, pages);
    const columns = pages.columnFlow();
    const strip = createStrip(this.#view);
    const shifts = columns === null ? [] : listShifts(this.#view.state.doc, regions, { columns, strip });
    const textEnd = this.#measureEnd(regions.at(-1)).middle;
    this.#view.dom.classList.remove('is-measured');
    this.#drawSeparators(columns === null ? [] : listSeparators(columns, pages.pageCount(), textEnd));
    this.#move(JSON.stringify(shifts), shifts);
  }

  #computePlan(regions: readonly ColumnRegion[], pages: LivePages): void {
    const apply = (plan: ColumnPlan): ColumnFlow => {
      pages.setColumnPlan(plan);
      const columns = pages.columnFlow();
      if (columns === null) throw new Error('Pages have columns');
      return columns;
    };
    const measureEnd = (region: ColumnRegion): RegionEnd => this.#measureEnd(region);
    this.#plan = computeColumnPlan(regions, { flow: pages.flow(), apply, measureEnd });
    this.#measured = this.#measureAll(regions, pages);
  }

  #measureAll(regions: readonly ColumnRegion[], pages: LivePages): string {
    const ends = regions.slice(0, -1).map((region) => {
      const { middle, bottom } = this.#measureEnd(region);
      return [Math.round(middle), Math.round(bottom)];
    });
    const setups = regions.map(({ columns, startsPage }) => [columns, startsPage]);
    const heights = [...(this.#plan?.pages.keys() ?? [])].map((page) => pages.flow().getTextHeight(page));
    return JSON.stringify([ends, setups, heights]);
  }

  #drawSeparators(separators: ReturnType<typeof listSeparators>): void {
    const pages = getLivePages(this.#view);
    for (const separator of this.#separators) separator.remove();
    this.#separators = drawSeparators(pages, separators, pages.flow().getTop);
  }

  #measureEnd(region: Pick<ColumnRegion, 'to'> | undefined): RegionEnd {
    const to = region?.to ?? 0;
    const strip = createStrip(this.#view);
    const { nodeBefore } = this.#view.state.doc.resolve(to);
    const pos = to - (nodeBefore?.nodeSize ?? 0);
    const block = strip.measureBlock(pos) ?? { top: 0, bottom: 0 };
    const last = nodeBefore?.type.name === 'paragraph' ? strip.measureLines(pos).at(-1) : null;
    const { top, bottom } = last ?? { top: block.bottom - 1, bottom: block.bottom };
    return {
      middle: (top + bottom) / 2,
      lineBottom: bottom,
      bottom: block.bottom + strip.measureSpaceAfter(pos),
    };
  }

  #move(description: string, shifts: ReturnType<typeof listShifts>): void {
    if (description === this.#shifts) return;
    this.#shifts = description;
    const decorations = shifts.map(createShiftDecoration);
    dispatchKeepingCaret(this.#view, (tr) =>
      tr
        .setMeta(this.#ports.key, { shifts: DecorationSet.create(tr.doc, decorations) })
        .setMeta('addToHistory', false),
    );
  }
}
