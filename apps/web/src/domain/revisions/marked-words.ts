import { type RefObject, useEffect } from 'react';
import type { TextRange } from './passage.ts';

type Lines = readonly { start: number }[];
const noLines: Lines = [];

/**
 * Tracks the user's selection within a text, in UTF-16 units. Elements declare their start by `data-start`, relative to their line (`data-line`,
 * index of the line), so that a paragraph need not re-render when an earlier one grows; without a line, relative to the text.
 */
export function useMarkedWords(
  box: RefObject<HTMLElement | null>,
  onMark: ((marked: TextRange | null) => void) | undefined,
  lines: Lines = noLines,
): void {
  // Listens for selection changes, and reads again after the text was rendered.
  useEffect(() => {
    if (onMark === undefined) return;
    const readSelection = () => onMark(readSelectedRange(box.current, lines));
    readSelection();
    document.addEventListener('selectionchange', readSelection);
    return () => document.removeEventListener('selectionchange', readSelection);
  }, [box, onMark, lines]);
}

function readSelectedRange(box: HTMLElement | null, lines: Lines): TextRange | null {
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

/** Null for a position outside the element. */
function unitsBefore(element: HTMLElement, container: Node, offset: number): number | null {
  if (!element.contains(container)) return null;
  const rangeBefore = document.createRange();
  rangeBefore.setStart(element, 0);
  rangeBefore.setEnd(container, offset);
  return rangeBefore.toString().length;
}
