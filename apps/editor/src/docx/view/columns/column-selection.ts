const highlightName = 'column-selection';
const movedLines = 'span.shifted';

/**
 * Chrome paints the selection of lines that are moved up as high as the way that they have moved. Their part of the selection is painted as a highlight
 * instead; the selection itself stays that of the browser.
 */
export function watchColumnSelection(text: HTMLElement): () => void {
  if (!('highlights' in CSS)) return () => {};
  const page = text.ownerDocument;
  const paint = (): void => {
    const selection = page.getSelection();
    const range = selection !== null && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
    const lines = range === null || range.collapsed ? [] : [...text.querySelectorAll(movedLines)];
    const selected = lines.flatMap((line) => (range?.intersectsNode(line) ? [intersect(line, range)] : []));
    if (selected.length > 0) CSS.highlights.set(highlightName, new Highlight(...selected));
    else CSS.highlights.delete(highlightName);
  };
  page.addEventListener('selectionchange', paint);
  return () => {
    page.removeEventListener('selectionchange', paint);
    CSS.highlights.delete(highlightName);
  };
}

function intersect(line: Element, selected: Range): Range {
  const range = document.createRange();
  range.selectNodeContents(line);
  if (range.compareBoundaryPoints(Range.START_TO_START, selected) < 0)
    range.setStart(selected.startContainer, selected.startOffset);
  if (range.compareBoundaryPoints(Range.END_TO_END, selected) > 0)
    range.setEnd(selected.endContainer, selected.endOffset);
  return range;
}
