interface Watchers {
  /** The text is this high now. */
  onText: (height: number) => void;
  /** The place for the paper is this wide now. */
  onFrame: (width: number) => void;
}

/** Tells what the browser has laid out, right after it did and before it paints; costs nothing while nothing changes. */
export function watchPaper(paper: HTMLElement, text: HTMLElement, { onText, onFrame }: Watchers): () => void {
  let place: Element | null = null;
  let soon = 0;
  // The paper is made before the page around it, and moves there; the text may keep its size all the while.
  const moves = new MutationObserver(() => follow());
  const follow = (): void => {
    if (paper.parentElement === place || !paper.isConnected) return;
    if (place !== null) observer.unobserve(place);
    moves.disconnect();
    place = paper.parentElement;
    if (place === null) return;
    observer.observe(place);
    moves.observe(place, { childList: true });
  };
  const observer = new ResizeObserver((entries) => {
    follow();
    if (entries.some(({ target }) => target === text)) onText(text.offsetHeight);
    const frame = entries.find(({ target }) => target === place);
    if (frame === undefined) return;
    // Another layout of the pages changes the height of the text: in the next frame, or the browser would call it a loop.
    cancelAnimationFrame(soon);
    soon = requestAnimationFrame(() => onFrame(frame.contentRect.width));
  });
  observer.observe(text);
  return () => {
    cancelAnimationFrame(soon);
    observer.disconnect();
    moves.disconnect();
  };
}
