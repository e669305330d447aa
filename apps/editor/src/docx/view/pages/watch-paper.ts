interface Watchers {
  /** Called with the new height of the text. */
  onText: (height: number) => void;
  /** Called with the new width of the area around the paper. */
  onFrame: (width: number) => void;
}

/** Reports layout changes before the next paint; no cost while nothing changes. */
export function watchPaper(paper: HTMLElement, text: HTMLElement, { onText, onFrame }: Watchers): () => void {
  let place: Element | null = null;
  let soon = 0;
  // The paper is created before its parent and moves there; the size of the text may stay the same.
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
    // A new page layout changes the height of the text: in the next frame, to avoid a ResizeObserver loop error.
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
