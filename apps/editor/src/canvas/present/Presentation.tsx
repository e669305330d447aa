import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { pixels } from '../geometry/box.ts';
import { useCanvas, useEditorContext, useUiState } from '../state/editor-context.tsx';
import { MediaProvider } from '../view/media.ts';
import { SheetView } from '../view/SheetView.tsx';
import { stepAfterKey, visiblePages } from './show-rules.ts';

/** Full-screen slide show. */
export function Presentation() {
  const isPresenting = useUiState((around) => around.isPresenting);
  return isPresenting ? <Show /> : null;
}

function Show() {
  const t = useTexts();
  const context = useEditorContext();
  const { canvas } = context;
  const scene = useCanvas((now) => now.scene);
  const pages = visiblePages(scene.pages);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      pages.findIndex(({ id }) => id === canvas.now().pageId),
    ),
  );
  const [isBlack, setBlack] = useState(false);
  const [space, setSpace] = useState({ width: window.innerWidth, height: window.innerHeight });
  const dialog = useRef<HTMLDialogElement>(null);
  const isOver = at >= pages.length;
  const page = pages[at];
  const last = useRef(page);
  last.current = page ?? last.current;
  // Opens the dialog, in full screen if the browser allows it, and closes it on unmount.
  useEffect(() => {
    const shown = dialog.current;
    const end = (): void => context.setUiState({ isPresenting: false });
    const left = (): void => {
      if (document.fullscreenElement === null) end();
    };
    const measure = (): void => setSpace({ width: window.innerWidth, height: window.innerHeight });
    shown?.showModal();
    // The dialog gets the focus instead of its first button, so that Enter and Space advance the slides.
    shown?.focus();
    shown?.requestFullscreen?.().then(
      () => document.addEventListener('fullscreenchange', left),
      () => console.info('The page alone is filled'),
    );
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      document.removeEventListener('fullscreenchange', left);
      if (document.fullscreenElement !== null) void document.exitFullscreen();
      shown?.close();
      if (last.current !== undefined) canvas.go({ pageId: last.current.id });
      context.focus();
    };
  }, [context, canvas]);
  const end = (): void => context.setUiState({ isPresenting: false });
  const step = (by: number): void => {
    setBlack(false);
    if (isOver && by > 0) end();
    else setAt(Math.min(pages.length, Math.max(0, at + by)));
  };
  const handleKey = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const found = stepAfterKey(event.key, { at, count: pages.length });
    if (event.key === 'Escape') end();
    else if (event.key === 'b' || event.key === 'B' || event.key === '.') setBlack(!isBlack);
    else if (found !== null) step(found - at);
    else return;
    event.preventDefault();
  };
  const scale =
    page === undefined ? 1 : Math.min(space.width / pixels(page.width), space.height / pixels(page.height));
  return (
    <dialog
      ref={dialog}
      className="show"
      aria-label={t('canvas:show.label')}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        end();
      }}
      onKeyDown={handleKey}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a[href], .show-bar') === null) step(1);
      }}
    >
      <p className="unseen" role="status">
        {isOver || page === undefined
          ? t('canvas:show.over')
          : t('canvas:slides.place', { page: at + 1, pages: pages.length })}
      </p>
      {isBlack ? null : isOver || page === undefined ? (
        <p className="show-over">{t('canvas:show.over')}</p>
      ) : (
        <MediaProvider value={scene.media}>
          <SheetView page={page} scale={scale} showing="present" />
        </MediaProvider>
      )}
      <div className="show-bar">
        <button type="button" onClick={() => step(-1)} disabled={at === 0}>
          {t('canvas:show.back')}
        </button>
        <button type="button" onClick={() => step(1)}>
          {t('canvas:show.next')}
        </button>
        <button type="button" onClick={end}>
          {t('canvas:show.end')}
        </button>
      </div>
    </dialog>
  );
}
