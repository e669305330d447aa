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
import { inlineArrowKey, isRightToLeft } from '../../ui/inline-arrow-key.ts';
import { moveCurrentPage, removeCurrentPage, selectPageByOffset } from '../commands/editor-commands.ts';
import { movePage } from '../commands/page-commands.ts';
import { toPixels } from '../geometry/box.ts';
import { getPageNumber } from '../scene/page-number.ts';
import type { ScenePage } from '../scene/scene.ts';
import { useCanvas, useEditorContext } from '../state/editor-context.tsx';
import { MediaProvider } from '../view/media.ts';
import { SheetView } from '../view/SheetView.tsx';
import { getPageTitle } from '../view/shape-names.ts';
import { computeDropIndex, computeVisibleRange } from './visible-range.ts';

const thumbnailWidth = 152;
/** Height of the page number, name and gap around each thumbnail. */
const rowPadding = 34;
const columnPadding = 16;

/** Thumbnails of all pages at the side, or in a strip on phones: to view, select and move them. Only visible ones are rendered. */
export function PageList() {
  const t = useTexts();
  const context = useEditorContext();
  const { canvas, capabilities } = context;
  const { pages, media } = useCanvas(({ scene }) => scene);
  const pageId = useCanvas((now) => now.pageId);
  const canWrite = useCanvas((now) => now.canWrite);
  const list = useRef<HTMLDivElement>(null);
  const visibleList = useVisibleRange(list);
  const [drag, setDrag] = useState<{ id: string; dropIndex: number } | null>(null);
  const maxAspectRatio = Math.max(
    0.2,
    ...pages.slice(0, 300).map(({ width, height }) => Math.min(1.6, height / width)),
  );
  const size = visibleList.isStrip
    ? thumbnailWidth * 0.62 + columnPadding
    : thumbnailWidth * maxAspectRatio + rowPadding;
  const { first, last } = computeVisibleRange(
    { from: visibleList.from, viewSize: visibleList.room, size },
    pages.length,
  );
  const currentIndex = pages.findIndex(({ id }) => id === pageId);
  const { isStrip } = visibleList;
  // Scrolls the list so that the current page is visible.
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const [from, visibleSize] = isStrip
      ? [Math.abs(element.scrollLeft), element.clientWidth]
      : [element.scrollTop, element.clientHeight];
    const offset =
      currentIndex * size < from
        ? currentIndex * size
        : (currentIndex + 1) * size > from + visibleSize
          ? (currentIndex + 1) * size - visibleSize
          : from;
    if (offset !== from)
      element.scrollTo(isStrip ? { left: isRightToLeft(element) ? -offset : offset } : { top: offset });
  }, [currentIndex, size, isStrip]);

  const handleKey = (event: KeyboardEvent): void => {
    const key = inlineArrowKey(event);
    const direction =
      key === 'ArrowDown' || key === 'ArrowRight' ? 1 : key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 0;
    const isMoving = event.ctrlKey || event.metaKey || event.altKey;
    if (direction !== 0 && isMoving && canWrite) moveCurrentPage(context, direction, t);
    else if (direction !== 0 && !isMoving) selectPageByOffset(context, direction);
    else if (event.key === 'Home') selectPageByOffset(context, -pages.length);
    else if (event.key === 'End') selectPageByOffset(context, pages.length);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && canWrite) removeCurrentPage(context, t);
    else return;
    event.preventDefault();
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus());
  };
  const findDropIndex = (event: PointerEvent): number => {
    const offset = list.current === null ? 0 : measureOffset(list.current, event, isStrip);
    return computeDropIndex(offset, {
      size,
      count: pages.length,
      moving: pages.findIndex(({ id }) => id === drag?.id),
    });
  };
  const style: CSSProperties = isStrip ? { width: pages.length * size } : { height: pages.length * size };
  return (
    <nav className="page-list" aria-label={t(`canvas:${capabilities.labelPrefix}.list`)} data-region="list">
      <div
        ref={list}
        className="page-list-scroll"
        role="listbox"
        aria-label={t(`canvas:${capabilities.labelPrefix}.list`)}
        aria-orientation={isStrip ? 'horizontal' : 'vertical'}
        tabIndex={-1}
        onKeyDown={handleKey}
        onPointerMove={(event) => {
          if (drag !== null) setDrag({ ...drag, dropIndex: findDropIndex(event) });
        }}
        onPointerUp={() => {
          if (drag !== null) canvas.change(movePage(canvas.getState().scene, drag.id, drag.dropIndex));
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
                index={first + index}
                count={pages.length}
                isSelected={page.id === pageId}
                offset={(first + index) * size}
                size={size}
                isStrip={isStrip}
                isMoving={drag?.id === page.id}
                onSelect={() => canvas.select({ pageId: page.id })}
                onDrag={(pointer) => {
                  if (!canWrite) return;
                  list.current?.setPointerCapture(pointer);
                  setDrag({ id: page.id, dropIndex: first + index });
                }}
              />
            ))}
            {drag === null ? null : (
              <DropIndicator
                place={drag.dropIndex}
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
  index: number;
  count: number;
  isSelected: boolean;
  offset: number;
  size: number;
  isStrip: boolean;
  isMoving: boolean;
  onSelect: () => void;
  onDrag: (pointer: number) => void;
}

function Row({
  page,
  index,
  count,
  isSelected,
  offset,
  size,
  isStrip,
  isMoving,
  onSelect,
  onDrag,
}: RowProps) {
  const t = useTexts();
  const { labelPrefix } = useEditorContext().capabilities;
  const place = index + 1;
  const title = getPageTitle(page);
  const hidden = page.isHidden ? `, ${t('canvas:isHidden')}` : '';
  const pressPosition = useRef<{ x: number; y: number } | null>(null);
  return (
    <div
      className="page-row"
      role="option"
      aria-label={`${t(`canvas:${labelPrefix}.place`, { page: place, pages: count })}${title === '' ? '' : `, ${title}`}${hidden}`}
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      data-moving={isMoving}
      data-hidden={page.isHidden}
      style={isStrip ? { insetInlineStart: offset, width: size } : { top: offset, height: size }}
      onClick={onSelect}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') onSelect();
      }}
      onPointerDown={(event) => {
        if (event.button === 0 && event.pointerType !== 'touch')
          pressPosition.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={(event) => {
        const from = pressPosition.current;
        if (from === null || Math.hypot(event.clientX - from.x, event.clientY - from.y) < 6) return;
        pressPosition.current = null;
        onDrag(event.pointerId);
      }}
      onPointerUp={() => {
        pressPosition.current = null;
      }}
    >
      <span className="page-number">
        {place}
        {page.isHidden ? <EyeOff size={12} aria-hidden /> : null}
      </span>
      <Thumbnail page={page} index={index} isStrip={isStrip} />
      {page.name === '' || isStrip ? null : (
        <span className="page-name" dir="auto">
          {page.name}
        </span>
      )}
    </div>
  );
}

const Thumbnail = memo((props: { page: ScenePage; index: number; isStrip: boolean }) => {
  const { page, index, isStrip } = props;
  const layers = useCanvas(({ scene }) => scene.layers);
  const number = useCanvas(({ scene }) => getPageNumber(scene, index));
  const width = isStrip ? thumbnailWidth * 0.62 : thumbnailWidth;
  const scale = Math.min(width / toPixels(page.width), (width * 1.6) / toPixels(page.height));
  return (
    <div className="page-thumb" aria-hidden="true">
      <SheetView
        page={page}
        number={number}
        scale={isStrip ? Math.min(scale, 56 / toPixels(page.height)) : scale}
        viewMode="static"
        layers={layers}
      />
    </div>
  );
});

function DropIndicator(props: { place: number; from: number; size: number; isStrip: boolean }) {
  const { place, from, size, isStrip } = props;
  const offset = (place > from ? place + 1 : place) * size;
  return <div className="page-drop" style={isStrip ? { insetInlineStart: offset } : { top: offset }} />;
}

/** Distance of a pointer from the beginning of the list, which is at the right in a strip from right to left. */
function measureOffset(
  list: Element,
  pointer: { clientX: number; clientY: number },
  isStrip: boolean,
): number {
  const box = list.getBoundingClientRect();
  if (!isStrip) return pointer.clientY - box.top + list.scrollTop;
  const distance = isRightToLeft(list) ? box.right - pointer.clientX : pointer.clientX - box.left;
  return distance + Math.abs(list.scrollLeft);
}

/** The visible part of the list, and whether it is laid out as a strip. */
function useVisibleRange(list: RefObject<HTMLElement | null>) {
  const [visibleList, setVisibleList] = useState({ from: 0, room: 600, isStrip: false });
  // Measures the list now and whenever it is resized or scrolled.
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = (): void => {
      const isStrip = matchMedia('(max-width: 700px)').matches;
      setVisibleList({
        isStrip,
        from: isStrip ? Math.abs(element.scrollLeft) : element.scrollTop,
        room: isStrip ? element.clientWidth : element.clientHeight,
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [list]);
  return visibleList;
}
