import { EyeOff } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../../i18n.ts';
import { goToPage, moveThisPage, removeThisPage } from '../commands/editor-commands.ts';
import { movePage } from '../commands/page-commands.ts';
import { pixels } from '../geometry/box.ts';
import type { ScenePage } from '../scene/scene.ts';
import { useCanvas, useEditorContext } from '../state/editor-context.tsx';
import { MediaProvider } from '../view/media.ts';
import { SheetView } from '../view/SheetView.tsx';
import { dropPlace, visibleRange } from './visible-range.ts';

const thumbWidth = 152;
/** Height of the page number, name and gap around each thumbnail. */
const rowExtra = 34;
const columnExtra = 16;

/** Thumbnails of all pages at the side, or in a strip on phones: to view, select and move them. Only visible ones are rendered. */
export function PageList() {
  const t = useTexts();
  const context = useEditorContext();
  const { canvas, traits } = context;
  const { pages, media } = useCanvas(({ scene }) => scene);
  const pageId = useCanvas((now) => now.pageId);
  const canWrite = useCanvas((now) => now.canWrite);
  const list = useRef<HTMLDivElement>(null);
  const sight = useVisibleRange(list);
  const [drag, setDrag] = useState<{ id: string; place: number } | null>(null);
  const tallest = Math.max(
    0.2,
    ...pages.slice(0, 300).map(({ width, height }) => Math.min(1.6, height / width)),
  );
  const size = sight.isStrip ? thumbWidth * 0.62 + columnExtra : thumbWidth * tallest + rowExtra;
  const { first, last } = visibleRange({ from: sight.from, room: sight.room, size }, pages.length);
  const at = pages.findIndex(({ id }) => id === pageId);
  const { isStrip } = sight;
  // Scrolls the list so that the current page is visible.
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const [from, space] = isStrip
      ? [element.scrollLeft, element.clientWidth]
      : [element.scrollTop, element.clientHeight];
    const offset =
      at * size < from ? at * size : (at + 1) * size > from + space ? (at + 1) * size - space : from;
    if (offset !== from) element.scrollTo(isStrip ? { left: offset } : { top: offset });
  }, [at, size, isStrip]);

  const handleKey = (event: KeyboardEvent): void => {
    const by =
      event.key === 'ArrowDown' || event.key === 'ArrowRight'
        ? 1
        : event.key === 'ArrowUp' || event.key === 'ArrowLeft'
          ? -1
          : 0;
    const isMoving = event.ctrlKey || event.metaKey || event.altKey;
    if (by !== 0 && isMoving && canWrite) moveThisPage(context, by, t);
    else if (by !== 0 && !isMoving) goToPage(context, by);
    else if (event.key === 'Home') goToPage(context, -pages.length);
    else if (event.key === 'End') goToPage(context, pages.length);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && canWrite) removeThisPage(context, t);
    else return;
    event.preventDefault();
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus());
  };
  const placeAt = (event: PointerEvent): number => {
    const box = list.current?.getBoundingClientRect();
    const offset = isStrip
      ? event.clientX - (box?.left ?? 0) + (list.current?.scrollLeft ?? 0)
      : event.clientY - (box?.top ?? 0) + (list.current?.scrollTop ?? 0);
    return dropPlace(offset, {
      size,
      count: pages.length,
      moving: pages.findIndex(({ id }) => id === drag?.id),
    });
  };
  const style: CSSProperties = isStrip ? { width: pages.length * size } : { height: pages.length * size };
  return (
    <nav className="page-list" aria-label={t(`canvas:${traits.words}.list`)} data-region="list">
      <div
        ref={list}
        className="page-list-scroll"
        role="listbox"
        aria-label={t(`canvas:${traits.words}.list`)}
        aria-orientation={isStrip ? 'horizontal' : 'vertical'}
        tabIndex={-1}
        onKeyDown={handleKey}
        onPointerMove={(event) => {
          if (drag !== null) setDrag({ ...drag, place: placeAt(event) });
        }}
        onPointerUp={() => {
          if (drag !== null) canvas.change(movePage(canvas.now().scene, drag.id, drag.place));
          setDrag(null);
        }}
        onPointerCancel={() => setDrag(null)}
      >
        <MediaProvider value={media}>
          <div className="page-list-all" style={style}>
            {pages.slice(first, last + 1).map((page, index) => (
              <Row
                key={page.id}
                page={page}
                number={first + index + 1}
                count={pages.length}
                isChosen={page.id === pageId}
                offset={(first + index) * size}
                size={size}
                isStrip={isStrip}
                isMoving={drag?.id === page.id}
                onGo={() => canvas.go({ pageId: page.id })}
                onDrag={(pointer) => {
                  if (!canWrite) return;
                  list.current?.setPointerCapture(pointer);
                  setDrag({ id: page.id, place: first + index });
                }}
              />
            ))}
            {drag === null ? null : (
              <DropMark
                place={drag.place}
                from={pages.findIndex(({ id }) => id === drag.id)}
                size={size}
                isStrip={isStrip}
              />
            )}
          </div>
        </MediaProvider>
      </div>
    </nav>
  );
}

interface RowProps {
  page: ScenePage;
  number: number;
  count: number;
  isChosen: boolean;
  offset: number;
  size: number;
  isStrip: boolean;
  isMoving: boolean;
  onGo: () => void;
  onDrag: (pointer: number) => void;
}

function Row({ page, number, count, isChosen, offset, size, isStrip, isMoving, onGo, onDrag }: RowProps) {
  const t = useTexts();
  const { words } = useEditorContext().traits;
  const title = page.name === '' ? '' : `, ${page.name}`;
  const hidden = page.isHidden ? `, ${t('canvas:isHidden')}` : '';
  const pressed = useRef<{ x: number; y: number } | null>(null);
  return (
    <div
      className="page-row"
      role="option"
      aria-label={`${t(`canvas:${words}.place`, { page: number, pages: count })}${title}${hidden}`}
      aria-selected={isChosen}
      tabIndex={isChosen ? 0 : -1}
      data-moving={isMoving}
      data-hidden={page.isHidden}
      style={isStrip ? { left: offset, width: size } : { top: offset, height: size }}
      onClick={onGo}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') onGo();
      }}
      onPointerDown={(event) => {
        if (event.button === 0 && event.pointerType !== 'touch')
          pressed.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={(event) => {
        const from = pressed.current;
        if (from === null || Math.hypot(event.clientX - from.x, event.clientY - from.y) < 6) return;
        pressed.current = null;
        onDrag(event.pointerId);
      }}
      onPointerUp={() => {
        pressed.current = null;
      }}
    >
      <span className="page-number">
        {number}
        {page.isHidden ? <EyeOff size={12} aria-hidden /> : null}
      </span>
      <Thumb page={page} isStrip={isStrip} />
      {page.name === '' || isStrip ? null : (
        <span className="page-name" dir="auto">
          {page.name}
        </span>
      )}
    </div>
  );
}

const Thumb = memo(({ page, isStrip }: { page: ScenePage; isStrip: boolean }) => {
  const width = isStrip ? thumbWidth * 0.62 : thumbWidth;
  const scale = Math.min(width / pixels(page.width), (width * 1.6) / pixels(page.height));
  return (
    <div className="page-thumb" aria-hidden="true">
      <SheetView
        page={page}
        scale={isStrip ? Math.min(scale, 56 / pixels(page.height)) : scale}
        showing="still"
      />
    </div>
  );
});

function DropMark(props: { place: number; from: number; size: number; isStrip: boolean }) {
  const { place, from, size, isStrip } = props;
  const offset = (place > from ? place + 1 : place) * size;
  return <div className="page-drop" style={isStrip ? { left: offset } : { top: offset }} />;
}

/** The visible part of the list, and whether it is laid out as a strip. */
function useVisibleRange(list: RefObject<HTMLElement | null>) {
  const [sight, setSight] = useState({ from: 0, room: 600, isStrip: false });
  // Measures the list now and whenever it is resized or scrolled.
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const format = (): void => {
      const isStrip = matchMedia('(max-width: 700px)').matches;
      setSight({
        isStrip,
        from: isStrip ? element.scrollLeft : element.scrollTop,
        room: isStrip ? element.clientWidth : element.clientHeight,
      });
    };
    const observer = new ResizeObserver(format);
    observer.observe(element);
    element.addEventListener('scroll', format, { passive: true });
    format();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', format);
    };
  }, [list]);
  return sight;
}
