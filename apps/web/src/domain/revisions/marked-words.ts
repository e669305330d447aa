import { type RefObject, useEffect } from 'react';
import type { TextRange } from './passage.ts';

type Lines = readonly { start: number }[];
const noLines: Lines = [];

/**
 * Tells what somebody has marked of a text, in UTF-16 units of it. The elements that hold its words say where they begin by `data-start`,
 * counted from the line in which they stand (`data-line`, its place among the lines) so that a paragraph need not be drawn again
 * where one before it grew; without a line, from the beginning.
 */
export function useMarkedWords(
  box: RefObject<HTMLElement | null>,
  onMark: ((marked: TextRange | null) => void) | undefined,
  lines: Lines = noLines,
): void {
  // Synchronises with what is marked on the page, and with the words that it is marked in.
  useEffect(() => {
    if (onMark === undefined) return;
    const read = () => onMark(markedIn(box.current, lines));
    read();
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, [box, onMark, lines]);
}

function markedIn(box: HTMLElement | null, lines: Lines): TextRange | null {
  const selection = document.getSelection();
  if (!box || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const marked = [...box.querySelectorAll<HTMLElement>('[data-start]')].filter((one) =>
    range.intersectsNode(one),
  );
  const [first] = marked;
  const last = marked.at(-1);
  if (!first || !last) return null;
  const startOf = (element: HTMLElement) => {
    const line = element.closest<HTMLElement>('[data-line]')?.dataset.line;
    return Number(element.dataset.start) + (line === undefined ? 0 : (lines[Number(line)]?.start ?? 0));
  };
  const start = startOf(first) + (unitsBefore(first, range.startContainer, range.startOffset) ?? 0);
  const end =
    startOf(last) + (unitsBefore(last, range.endContainer, range.endOffset) ?? last.textContent?.length ?? 0);
  return start < end ? { start, end } : null;
}

/** Null for a place outside of the element. */
function unitsBefore(element: HTMLElement, container: Node, offset: number): number | null {
  if (!element.contains(container)) return null;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(container, offset);
  return before.toString().length;
}
