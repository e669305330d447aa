import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { keepTabInside } from '../../ui/keep-tab-inside.ts';
import { toPixels } from '../geometry/box.ts';
import { findPageNumber } from '../scene/page-number.ts';
import type { ScenePage } from '../scene/scene.ts';
import { useCanvas, useEditorContext, useUiState } from '../state/editor-context.tsx';
import { MediaProvider } from '../view/media.ts';
import { SheetView } from '../view/SheetView.tsx';
import { PresenterView } from './PresenterView.tsx';
import { openPopupWindow } from './popup-window.ts';
import { computeIndexAfterKey, computeSwipe, listShownPages } from './show-rules.ts';

const isAnimated = ({ transition }: ScenePage): boolean => transition === 'fade' || transition === 'push';

/** Elements of the presenter's window have their own classes, so `instanceof Element` is false for them. */
const isOnButton = (target: EventTarget): boolean =>
  'closest' in target &&
  typeof target.closest === 'function' &&
  target.closest('button, a[href], video') !== null;

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
  const numberOf = (shown: ScenePage): number => findPageNumber(scene, shown.id);
  const [at, setIndex] = useState(() =>
    Math.max(
      0,
      pages.findIndex(({ id }) => id === canvas.getState().pageId),
    ),
  );
  const [isBlack, setBlack] = useState(false);
  const [previous, setPrevious] = useState<ScenePage | null>(null);
  const [screenSize, setScreenSize] = useState({ width: window.innerWidth, height: window.innerHeight });
  const [popup, setPopup] = useState<Window | null>(null);
  const [isPopupBlocked, setPopupBlocked] = useState(false);
  const popupWindow = useRef<Window | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const swipeStart = useRef<{ x: number; y: number } | null>(null);
  const isSwiped = useRef(false);
  const isAtEnd = at >= pages.length;
  const page = pages[at];
  const lastPage = useRef(page);
  lastPage.current = page ?? lastPage.current;
  // Opens the dialog, in full screen if the browser allows it, and closes it on unmount.
  useEffect(() => {
    const dialogElement = dialog.current;
    const endShow = (): void => context.setUiState({ isPresenting: false });
    const endIfNotFullscreen = (): void => {
      // A browser leaves the full screen for the window of the presenter.
      if (document.fullscreenElement === null && popupWindow.current === null) endShow();
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
      popupWindow.current?.close();
      dialogElement?.close();
      if (lastPage.current !== undefined) canvas.select({ pageId: lastPage.current.id });
      context.focus();
    };
  }, [context, canvas]);
  const endShow = (): void => context.setUiState({ isPresenting: false });
  const forgetPopup = useCallback((): void => {
    popupWindow.current = null;
    setPopup(null);
  }, []);
  const openPresenterView = (): void => {
    const opened = openPopupWindow({ title: t('canvas:show.presenter'), width: 1000, height: 700 });
    setPopupBlocked(opened === null);
    popupWindow.current = opened;
    setPopup(opened);
  };
  const goBy = (by: number): void => {
    setBlack(false);
    // Going back shows the slide at once, as in other programs.
    setPrevious(by === 1 && !isBlack ? (page ?? null) : null);
    if (isAtEnd && by > 0) endShow();
    else setIndex(Math.min(pages.length, Math.max(0, at + by)));
  };
  const handleKey = (event: KeyboardEvent<HTMLDialogElement>): void => {
    event.stopPropagation();
    // A focused button is pressed by these keys.
    const isForButton = (event.key === 'Enter' || event.key === ' ') && isOnButton(event.target);
    if (isForButton) return;
    const newIndex = computeIndexAfterKey(event.key, { at, count: pages.length });
    if (event.key === 'Escape') endShow();
    else if (event.key === 'b' || event.key === 'B' || event.key === '.') setBlack(!isBlack);
    else if (newIndex !== null) goBy(newIndex - at);
    else {
      keepTabInside(event);
      return;
    }
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
      onPointerDown={({ target, clientX, clientY, pointerType }) => {
        // The time bar of a video is dragged as well.
        const isOnVideo = target instanceof Element && target.closest('video') !== null;
        swipeStart.current = pointerType === 'mouse' || isOnVideo ? null : { x: clientX, y: clientY };
      }}
      onPointerUp={({ clientX, clientY }) => {
        const start = swipeStart.current;
        const step = start === null ? null : computeSwipe({ x: clientX - start.x, y: clientY - start.y });
        isSwiped.current = step !== null;
        if (step !== null) goBy(step);
      }}
      onClick={(event) => {
        // A browser may send a click after a swipe.
        if (isSwiped.current) return;
        if (event.target instanceof Element && event.target.closest('a[href], video, .show-bar') === null)
          goBy(1);
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
          <div className="show-slides" data-transition={previous === null ? 'none' : page.transition}>
            {previous === null || !isAnimated(page) ? null : (
              <div key={previous.id} className="show-leaving" aria-hidden="true">
                <SheetView page={previous} number={numberOf(previous)} scale={scale} viewMode="static" />
              </div>
            )}
            <div key={page.id} className="show-entering" onAnimationEnd={() => setPrevious(null)}>
              <SheetView page={page} number={numberOf(page)} scale={scale} viewMode="present" />
            </div>
          </div>
        </MediaProvider>
      )}
      {isPopupBlocked ? (
        <p role="alert" className="show-message">
          {t('canvas:show.blocked')}
        </p>
      ) : null}
      <div className="show-bar">
        <button type="button" onClick={() => goBy(-1)} disabled={at === 0}>
          {t('canvas:show.back')}
        </button>
        <button type="button" onClick={() => goBy(1)}>
          {t('canvas:show.next')}
        </button>
        {document.fullscreenEnabled && popup !== null ? (
          <button type="button" onClick={() => void dialog.current?.requestFullscreen()}>
            {t('canvas:show.fullScreen')}
          </button>
        ) : null}
        <button
          type="button"
          className="show-presenter"
          onClick={popup === null ? openPresenterView : () => popup.focus()}
        >
          {t('canvas:show.presenter')}
        </button>
        <button type="button" onClick={endShow}>
          {t('canvas:show.end')}
        </button>
      </div>
      {popup === null ? null : (
        <PresenterView popup={popup} pages={pages} at={at} goBy={goBy} onClose={forgetPopup} />
      )}
    </dialog>
  );
}
