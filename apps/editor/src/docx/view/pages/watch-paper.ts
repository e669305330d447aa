interface Watchers {
  /** Called with the new height of the text. */
  onText: (height: number) => void;
  /** Called with the new width of the area around the paper. */
  onFrame: (width: number) => void;
}

/** Reports layout changes before the next paint; no cost while nothing changes. */
export function watchPaper(paper: HTMLElement, text: HTMLElement, { onText, onFrame }: Watchers): () => void {
  let parent: Element | null = null;
  let animationFrame = 0;
  // The paper is created before its parent and moves there; the size of the text may stay the same.
  const moveObserver = new MutationObserver(() => followParent());
  const followParent = (): void => {
    if (paper.parentElement === parent || !paper.isConnected) return;
    if (parent !== null) observer.unobserve(parent);
    moveObserver.disconnect();
    parent = paper.parentElement;
    if (parent === null) return;
    observer.observe(parent);
    moveObserver.observe(parent, { childList: true });
  };
  const observer = new ResizeObserver((entries) => {
    followParent();
    if (entries.some(({ target }) => target === text)) onText(text.offsetHeight);
    const frame = entries.find(({ target }) => target === parent);
    if (frame === undefined) return;
    // A new page layout changes the height of the text: in the next frame, to avoid a ResizeObserver loop error.
    cancelAnimationFrame(animationFrame);
    animationFrame = requestAnimationFrame(() => onFrame(frame.contentRect.width));
  });
  observer.observe(text);
  return () => {
    cancelAnimationFrame(animationFrame);
    observer.disconnect();
    moveObserver.disconnect();
  };
}
