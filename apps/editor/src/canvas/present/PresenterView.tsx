import { findPageNumber } from '../scene/page-number.ts';
import './presenter.css';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../i18n.ts';
import { toPixels } from '../geometry/box.ts';
import type { ScenePage } from '../scene/scene.ts';
import { useCanvas } from '../state/editor-context.tsx';
import { MediaProvider } from '../view/media.ts';
import { SheetView } from '../view/SheetView.tsx';
import { formatElapsed } from './show-rules.ts';

interface Props {
  /** The window that it fills. */
  popup: Window;
  pages: readonly ScenePage[];
  /** Index of the slide that is shown; after the last one, the number of slides. */
  at: number;
  goBy: (by: number) => void;
  onClose: () => void;
}

/** The presenter's window: the slide that is shown, the next one, notes, and the time since the beginning. */
export function PresenterView({ popup, pages, at, goBy, onClose }: Props) {
  const t = useTexts();
  const root = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: popup.innerWidth, height: popup.innerHeight });
  // Follows the size of the window, and notices when it is closed.
  useEffect(() => {
    const measure = (): void => setSize({ width: popup.innerWidth, height: popup.innerHeight });
    // Keys work at once, before anything is clicked.
    root.current?.focus();
    popup.addEventListener('resize', measure);
    popup.addEventListener('pagehide', onClose);
    return () => {
      popup.removeEventListener('resize', measure);
      popup.removeEventListener('pagehide', onClose);
    };
  }, [popup, onClose]);
  const [page, next] = [pages[at], pages[at + 1]];
  const isAtEnd = page === undefined;
  const notes = page?.notes ?? '';
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: clicks here are not clicks on the slide show, which holds this in React's tree
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are those of the slide show
    <div ref={root} tabIndex={-1} className="presenter" onClick={(event) => event.stopPropagation()}>
      <header className="presenter-head">
        <ElapsedTime />
        <span>
          {isAtEnd
            ? t('canvas:show.overShort')
            : t('canvas:slides.place', { page: at + 1, pages: pages.length })}
        </span>
      </header>
      <div className="presenter-slides">
        <Slide
          page={page}
          width={size.width * 0.58}
          height={size.height * 0.55}
          label={t('canvas:show.current')}
        />
        <Slide
          page={next}
          width={size.width * 0.34}
          height={size.height * 0.3}
          label={t('canvas:show.nextSlide')}
        />
      </div>
      <section className="presenter-notes" aria-label={t('canvas:notes')}>
        {notes.trim() === '' ? (
          <p className="presenter-empty">{t('canvas:show.noNotes')}</p>
        ) : (
          <p dir="auto">{notes}</p>
        )}
      </section>
      <div className="presenter-bar">
        <button type="button" onClick={() => goBy(-1)} disabled={at === 0}>
          {t('canvas:show.back')}
        </button>
        <button type="button" onClick={() => goBy(1)}>
          {isAtEnd ? t('canvas:show.end') : t('canvas:show.next')}
        </button>
      </div>
    </div>,
    popup.document.body,
  );
}

function Slide({
  page,
  width,
  height,
  label,
}: {
  page: ScenePage | undefined;
  width: number;
  height: number;
  label: string;
}) {
  const t = useTexts();
  const scene = useCanvas((now) => now.scene);
  return (
    <figure className="presenter-slide">
      <figcaption>{label}</figcaption>
      {page === undefined ? (
        <p className="presenter-empty">{t('canvas:show.overShort')}</p>
      ) : (
        <MediaProvider value={scene.media}>
          <SheetView
            page={page}
            number={findPageNumber(scene, page.id)}
            scale={Math.min(width / toPixels(page.width), height / toPixels(page.height))}
            viewMode="static"
          />
        </MediaProvider>
      )}
    </figure>
  );
}

function ElapsedTime() {
  const t = useTexts();
  const [startedAt, setStartedAt] = useState(() => Date.now());
  const [now, setNow] = useState(startedAt);
  // Counts the seconds.
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="presenter-time">
      <span role="timer" aria-label={t('canvas:show.elapsed')}>
        {formatElapsed(Math.max(0, now - startedAt))}
      </span>
      <button
        type="button"
        onClick={() => {
          setStartedAt(Date.now());
          setNow(Date.now());
        }}
      >
        {t('canvas:show.restart')}
      </button>
    </span>
  );
}
