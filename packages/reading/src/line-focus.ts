import { blockAt, findNeighbour, measureLines } from './line-blocks.ts';
import { clearBand, findLine } from './lines.ts';
import { scrollBoxIntoReach } from './scroll.ts';
import { createShade } from './shade.ts';

interface Options {
  /** Lines that stay clear. */
  lines: number;
  onEscape: () => void;
}

/** The line in focus, by its block: a line has no element of its own and moves when the page is scrolled. */
interface FocusedLine {
  region: HTMLElement;
  block: Element;
  index: number;
}

const regions = '[data-reading]';

/**
 * Dims a text except for the lines under the pointer, the caret, or where the arrow keys have led. It draws over the page and changes nothing in it.
 * Returns what ends it.
 */
export function startLineFocus(page: Document, { lines, onEscape }: Options): () => void {
  const { defaultView: view } = page;
  if (view === null) return () => undefined;
  const shade = createShade(page);
  let focused: FocusedLine | null = null;
  let frame = 0;
  /** Finds the line where pointer or caret were last: measured once a frame. */
  let findNext: (() => FocusedLine | null) | null = null;
  const takeNext = (): void => {
    focused = findNext?.() ?? focused;
    findNext = null;
  };
  const draw = (): void => {
    frame = 0;
    takeNext();
    const band = focused?.region.isConnected
      ? clearBand(measureLines(focused.block), focused.index, lines)
      : null;
    if (focused === null || band === null) shade.hide();
    else shade.show(focused.region, band);
  };
  const drawSoon = (): void => {
    frame ||= view.requestAnimationFrame(draw);
  };
  const focusSoon = (find: () => FocusedLine | null): void => {
    findNext = find;
    drawSoon();
  };
  const focusPoint = ({ target, clientX, clientY }: PointerEvent): void => {
    const region = target instanceof view.Element ? target.closest<HTMLElement>(regions) : null;
    if (region !== null) focusSoon(() => findLineAt(region, clientX, clientY));
  };
  const focusCaret = (): void => {
    const { focusNode } = page.getSelection() ?? {};
    const element = focusNode instanceof view.Element ? focusNode : focusNode?.parentElement;
    const region = element?.closest<HTMLElement>(regions);
    if (focusNode && region && element?.closest('[contenteditable="true"]'))
      focusSoon(() => findLineOfCaret(page, region));
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.isComposing || event.defaultPrevented) return;
    if (event.key === 'Escape' && shade.isShown()) {
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    }
  };
  const handleArrow = (event: KeyboardEvent): void => {
    const direction = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (direction === 0 || event.defaultPrevented || hasModifier(event) || hasOwnArrows(event.target)) return;
    takeNext();
    const next = focused?.region.isConnected ? step(focused, direction) : findFirstLine(page);
    if (next === null) return;
    event.preventDefault();
    focused = next;
    drawSoon();
    scrollTo(next);
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  page.addEventListener('pointermove', focusPoint, { signal, passive: true });
  page.addEventListener('pointerdown', focusPoint, { signal, passive: true });
  page.addEventListener('selectionchange', focusCaret, { signal });
  page.addEventListener('scroll', drawSoon, { signal, passive: true, capture: true });
  view.addEventListener('resize', drawSoon, { signal });
  // After the window's listeners: Escape first ends dictation and read aloud.
  page.addEventListener('keydown', handleKey, { signal, capture: true });
  page.addEventListener('keydown', handleArrow, { signal });
  focusCaret();
  return () => {
    listeners.abort();
    view.cancelAnimationFrame(frame);
    shade.remove();
  };
}

function hasModifier({ ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey || shiftKey;
}

/** Fields and widgets that move by the arrow keys themselves; a caret is followed as it moves. */
const withOwnArrows =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="combobox"], [role="slider"], [role="radiogroup"], [role="tablist"], [role="toolbar"], [role="grid"], video';

function hasOwnArrows(target: EventTarget | null): boolean {
  return target !== null && 'closest' in target && typeof target.closest === 'function'
    ? target.closest(withOwnArrows) !== null
    : false;
}

function findLineAt(region: HTMLElement, x: number, y: number): FocusedLine | null {
  const block = blockAt(region, x, y);
  if (block === null) return null;
  const index = findLine(measureLines(block), y);
  return index === -1 ? null : { region, block, index };
}

function findLineOfCaret(page: Document, region: HTMLElement): FocusedLine | null {
  const selection = page.getSelection();
  if (selection === null || selection.rangeCount === 0) return null;
  const { focusNode: node } = selection;
  const range = selection.getRangeAt(0).cloneRange();
  range.collapse(false);
  const box = range.getClientRects()[0] ?? (node instanceof Element ? node.getBoundingClientRect() : null);
  return box ? findLineAt(region, box.left + 1, (box.top + box.bottom) / 2) : null;
}

function step({ region, block, index }: FocusedLine, direction: 1 | -1): FocusedLine | null {
  const next = index + direction;
  if (next >= 0 && next < measureLines(block).length) return { region, block, index: next };
  const neighbour = findNeighbour(region, block, direction);
  if (neighbour === null) return null;
  return { region, block: neighbour, index: direction === 1 ? 0 : measureLines(neighbour).length - 1 };
}

/** The first line that is visible on the page. */
function findFirstLine(page: Document): FocusedLine | null {
  const height = page.documentElement.clientHeight;
  for (const region of page.querySelectorAll<HTMLElement>(regions)) {
    const { top, bottom, left } = region.getBoundingClientRect();
    if (bottom <= 0 || top >= height || !region.checkVisibility()) continue;
    const found = findLineAt(region, left + 1, Math.max(top, 0) + 1);
    if (found !== null) return found;
  }
  return null;
}

function scrollTo({ block, index }: FocusedLine): void {
  const line = measureLines(block)[index];
  if (line !== undefined) scrollBoxIntoReach(block, line);
}
