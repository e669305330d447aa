import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { toPixels } from '../geometry/box.ts';
import { useCanvas, useEditorContext, useUiState } from '../state/editor-context.tsx';
import { MediaProvider } from '../view/media.ts';
import { SheetView } from '../view/SheetView.tsx';
import { computeIndexAfterKey, listShownPages } from './show-rules.ts';

/** Full-screen slide show. */
export function Presentation() {
  const isPresenting = useUiState((uiState) => uiState.isPresenting);
  return isPresenting ? <SlideShow /> : null;
}

function SlideShow() {
  const t = useTexts();
  const context = useEditorContext();
  const { canvas } = context;
  const scene = useCanvas((now) => now.scene);
  const pages = listShownPages(scene.pages);
  const [at, setIndex] = useState(() =>
    Math.max(
      0,
      pages.findIndex(({ id }) => id === canvas.getState().pageId),
    ),
  );
  const [isBlack, setBlack] = useState(false);
  const [screenSize, setScreenSize] = useState({ width: window.innerWidth, height: window.innerHeight });
  const dialog = useRef<HTMLDialogElement>(null);
  const isAtEnd = at >= pages.length;
  const page = pages[at];
  const lastPage = useRef(page);
  lastPage.current = page ?? lastPage.current;
  // Opens the dialog, in full screen if the browser allows it, and closes it on unmount.
  useEffect(() => {
    const dialogElement = dialog.current;
    const endShow = (): void => context.setUiState({ isPresenting: false });
    const endIfNotFullscreen = (): void => {
      if (document.fullscreenElement === null) endShow();
    };
    const measure = (): void => setScreenSize({ width: window.innerWidth, height: window.innerHeight });
    dialogElement?.showModal();
    // The dialog gets the focus instead of its first button, so that Enter and Space advance the slides.
    dialogElement?.focus();
    dialogElement?.requestFullscreen?.().then(
      () => document.addEventListener('fullscreenchange', endIfNotFullscreen),
      () => console.info('The page alone is filled'),
    );
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      document.removeEventListener('fullscreenchange', endIfNotFullscreen);
      if (document.fullscreenElement !== null) void document.exitFullscreen();
      dialogElement?.close();
      if (lastPage.current !== undefined) canvas.select({ pageId: lastPage.current.id });
      context.focus();
    };
  }, [context, canvas]);
  const endShow = (): void => context.setUiState({ isPresenting: false });
  const goBy = (by: number): void => {
    setBlack(false);
    if (isAtEnd && by > 0) endShow();
    else setIndex(Math.min(pages.length, Math.max(0, at + by)));
  };
  const handleKey = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const newIndex = computeIndexAfterKey(event.key, { at, count: pages.length });
    if (event.key === 'Escape') endShow();
    else if (event.key === 'b' || event.key === 'B' || event.key === '.') setBlack(!isBlack);
    else if (newIndex !== null) goBy(newIndex - at);
    else return;
    event.preventDefault();
  };
  const scale =
    page === undefined
      ? 1
      : Math.min(screenSize.width / toPixels(page.width), screenSize.height / toPixels(page.height));
  return (
    <dialog
      ref={dialog}
      className="show"
      aria-label={t('canvas:show.label')}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        endShow();
      }}
      onKeyDown={handleKey}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a[href], .show-bar') === null) goBy(1);
      }}
    >
      <p className="unseen" role="status">
        {isAtEnd || page === undefined
          ? t('canvas:show.over')
          : t('canvas:slides.place', { page: at + 1, pages: pages.length })}
      </p>
      {isBlack ? null : isAtEnd || page === undefined ? (
        <p className="show-over">{t('canvas:show.over')}</p>
      ) : (
        <MediaProvider value={scene.media}>
          <SheetView page={page} scale={scale} viewMode="present" />
        </MediaProvider>
      )}
      <div className="show-bar">
        <button type="button" onClick={() => goBy(-1)} disabled={at === 0}>
          {t('canvas:show.back')}
        </button>
        <button type="button" onClick={() => goBy(1)}>
          {t('canvas:show.next')}
        </button>
        <button type="button" onClick={endShow}>
          {t('canvas:show.end')}
        </button>
      </div>
    </dialog>
  );
}
