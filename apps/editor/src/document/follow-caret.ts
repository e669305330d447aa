import type { DocxEditorRef } from '@eigenpal/docx-editor-react';

/**
 * Keeps the line that is being written in sight. The editor paints its pages beside the element that really has the focus, so the browser
 * does not scroll along by itself. Only keys move the view, never the mouse.
 */
const MARGIN_PX = 48;
/** Painting follows a key after a moment; the second look is for slow devices and new pages. */
const LOOK_AFTER_MS = [60, 350];

export function followCaret(page: HTMLElement, editor: () => DocxEditorRef | null): () => void {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const lookAfter = (ms: number): void => {
    // A look that is due stands: keys that come quickly must not put it off.
    if (timers.has(ms)) return;
    const look = (): void => {
      timers.delete(ms);
      bringIntoSight(page, editor());
    };
    timers.set(ms, setTimeout(look, ms));
  };
  const onKey = (event: Event): void => {
    if (event instanceof KeyboardEvent && ['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
    for (const ms of LOOK_AFTER_MS) lookAfter(ms);
  };
  // On the whole document: the element that takes the keys stands outside the page.
  document.addEventListener('keydown', onKey, { capture: true });
  document.addEventListener('input', onKey, { capture: true });
  return () => {
    for (const timer of timers.values()) clearTimeout(timer);
    document.removeEventListener('keydown', onKey, { capture: true });
    document.removeEventListener('input', onKey, { capture: true });
  };
}

function bringIntoSight(page: HTMLElement, editor: DocxEditorRef | null): void {
  const view = editor?.getEditorRef()?.getView();
  if (!editor || !view?.hasFocus()) return;
  const scroller = page.querySelector('.docx-editor__scroll-container');
  const caret = page.querySelector('[data-testid="caret"]');
  if (scroller === null) return;
  if (caret === null) {
    if (view.state.selection.empty) editor.scrollToPosition(view.state.selection.head);
    return;
  }
  const [seen, wanted] = [scroller.getBoundingClientRect(), caret.getBoundingClientRect()];
  const dy = overshoot(wanted.top - MARGIN_PX, wanted.bottom + MARGIN_PX, seen.top, seen.bottom);
  const dx = overshoot(wanted.left - MARGIN_PX, wanted.right + MARGIN_PX, seen.left, seen.right);
  if (dy !== 0 || dx !== 0) scroller.scrollBy(dx, dy);
}

/** How far a stretch reaches beyond the window: negative before it, positive behind it. */
function overshoot(from: number, to: number, low: number, high: number): number {
  if (from < low) return from - low;
  return to > high ? to - high : 0;
}
