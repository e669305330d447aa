import { MessageSquare } from 'lucide-react';
import { type CSSProperties, type SyntheticEvent, useMemo } from 'react';
import { useTexts } from '../../i18n.ts';
import { indexShapes } from '../connectors/page-shapes.ts';
import { toPixels } from '../geometry/box.ts';
import { listThreads } from '../scene/comment-threads.ts';
import type { ScenePage, Shape } from '../scene/scene.ts';
import { useEditorContext, useUiState } from '../state/editor-context.tsx';
import { findPlace } from './comment-place.ts';
import { openCard } from './show-comment.ts';

/** In pixels, as in canvas.css. */
const pinSize = 24;

/** Where comments are on the page. The shape of the chosen comment has an outline. */
export function CommentPins({ page, scale }: { page: ScenePage; scale: number }) {
  const t = useTexts();
  const context = useEditorContext();
  const isPanelOpen = useUiState(({ panel }) => panel === 'comments');
  const activeComment = useUiState((uiState) => uiState.activeComment);
  const pins = useMemo(() => listPins(page, scale), [page, scale]);
  if (pins.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps events of its buttons from the page below
    <div
      className="comment-pins"
      onPointerDown={stop}
      onMouseDown={stop}
      onKeyDown={stop}
      onDoubleClick={stop}
    >
      {pins.map(({ root, shape, style }) => {
        const isActive = isPanelOpen && root.id === activeComment;
        return (
          <div key={root.id}>
            {isActive && shape !== null ? <ShapeOutline shape={shape} scale={scale} /> : null}
            <button
              type="button"
              className="comment-pin"
              style={style}
              data-pin={root.id}
              data-done={root.isResolved === true}
              aria-label={t('comments:thread', { author: root.author || t('canvas:comments.somebody') })}
              aria-pressed={isActive}
              onClick={() => openCard(context, root.id)}
            >
              <MessageSquare size={14} aria-hidden />
            </button>
          </div>
        );
      })}
    </div>
  );
}

const stop = (event: SyntheticEvent): void => event.stopPropagation();

function ShapeOutline({ shape, scale }: { shape: Shape; scale: number }) {
  const toScreen = (emu: number): number => toPixels(emu) * scale;
  const style: CSSProperties = {
    left: toScreen(shape.x),
    top: toScreen(shape.y),
    width: toScreen(shape.width),
    height: toScreen(shape.height),
    rotate: `${shape.rotation}deg`,
  };
  return <div className="comment-outline" style={style} />;
}

/** Pins at the same place stand side by side, within the page. */
function listPins(page: ScenePage, scale: number) {
  if (page.comments.length === 0) return [];
  const countByPlace = new Map<string, number>();
  const shapesById = indexShapes(page.shapes);
  return listThreads(page.comments).map(({ root }) => {
    const { shape, x, y } = findPlace(page, root, shapesById);
    const key = `${Math.round((toPixels(x) * scale) / pinSize)} ${Math.round((toPixels(y) * scale) / pinSize)}`;
    const count = countByPlace.get(key) ?? 0;
    countByPlace.set(key, count + 1);
    const keepOnPage = (position: number, side: number): number =>
      Math.max(0, Math.min(position, toPixels(side) * scale - pinSize));
    const style: CSSProperties = {
      left: keepOnPage(toPixels(x) * scale + count * (pinSize + 2), page.width),
      top: keepOnPage(toPixels(y) * scale, page.height),
    };
    return { root, shape, style };
  });
}
