import { type CSSProperties, lazy, memo, type ReactNode, Suspense } from 'react';
import { useTexts } from '../../i18n.ts';
import { emuPerPixel, toPixels } from '../geometry/box.ts';
import { buildLineParts } from '../geometry/line-parts.ts';
import { buildOutlinePath } from '../geometry/outline-paths.ts';
import type { BoxShape, GroupShape, LineShape, OtherShape, PictureShape, Shape } from '../scene/scene.ts';
import { hasText } from '../text/text-formats.ts';
import { DimensionView } from './DimensionView.tsx';
import { EditableText } from './EditableText.tsx';
import { FillPaintView } from './FillPaintView.tsx';
import { LinePaths } from './LinePaths.tsx';
import { useMediaUrl } from './media.ts';
import { getKindName, getPlaceholderName, getShapeName } from './shape-names.ts';
import { toStrokeProps } from './stroke-props.ts';
import { TableView } from './TableView.tsx';
import { computeTextAreaCss } from './text-layout.ts';
import { VideoView } from './VideoView.tsx';
import type { ViewMode } from './view-mode.ts';

interface Props {
  shape: Shape;
  /** Page position of the group that contains it. */
  originX?: number;
  originY?: number;
  isInGroup?: boolean;
  viewMode: ViewMode;
}

/** One shape, in page pixels. Memoised: it renders only when the shape changes. */
export const ShapeView = memo(({ shape, originX = 0, originY = 0, isInGroup = false, viewMode }: Props) => {
  const t = useTexts();
  const isInteractive = viewMode === 'edit' || viewMode === 'read';
  if (viewMode !== 'edit' && isEmptyPlaceholder(shape)) return null;
  const names = {
    role: shape.kind === 'picture' ? 'img' : 'group',
    'aria-label': getShapeName(shape, t),
    'aria-roledescription': getKindName(shape, t),
  };
  const interactionProps = isInteractive
    ? // Shapes in a group get the focus through the group.
      { ...names, 'data-shape': shape.id, tabIndex: isInGroup ? -1 : 0 }
    : viewMode === 'locked'
      ? { ...names, 'data-locked': true }
      : {};
  return (
    <div
      className={`shape shape-${shape.kind}`}
      data-hollow={isUnfilled(shape) || undefined}
      style={computePositionStyle(shape, originX, originY)}
      {...interactionProps}
    >
      <ShapeContent shape={shape} viewMode={viewMode} />
    </div>
  );
});

function ShapeContent({ shape, viewMode }: { shape: Shape; viewMode: ViewMode }): ReactNode {
  switch (shape.kind) {
    case 'box':
      return <BoxView shape={shape} viewMode={viewMode} />;
    case 'line':
      return <LineView shape={shape} />;
    case 'picture':
      return <PictureView shape={shape} />;
    case 'table':
      return <TableView table={shape} viewMode={viewMode} />;
    case 'other':
      return <OtherView shape={shape} viewMode={viewMode} />;
    case 'group':
      return shape.shapes.map((inner) => (
        <ShapeView
          key={inner.id}
          shape={inner}
          originX={shape.x}
          originY={shape.y}
          isInGroup
          viewMode={viewMode}
        />
      ));
  }
}

export function isEmptyPlaceholder(shape: Shape): boolean {
  return shape.kind === 'box' && shape.placeholder !== null && !hasText(shape.text) && !isFilled(shape);
}

const isFilled = ({ fill, fillPaint }: BoxShape): boolean => fill !== null || fillPaint !== null;

/** An unfilled shape: clicks pass through its interior to shapes behind it. */
function isUnfilled(shape: Shape): boolean {
  return (
    shape.kind === 'box' &&
    !isFilled(shape) &&
    shape.line !== null &&
    shape.placeholder === null &&
    !hasText(shape.text)
  );
}

function computePositionStyle(shape: Shape, originX: number, originY: number): CSSProperties {
  const flips =
    shape.kind === 'group' ? `scale(${shape.isFlippedX ? -1 : 1}, ${shape.isFlippedY ? -1 : 1})` : '';
  const rotation = shape.rotation === 0 ? '' : `rotate(${shape.rotation}deg)`;
  return {
    left: toPixels(shape.x - originX),
    top: toPixels(shape.y - originY),
    width: toPixels(shape.width),
    height: toPixels(shape.height),
    transform: `${rotation} ${flips === 'scale(1, 1)' ? '' : flips}`.trim() || undefined,
  };
}

function BoxView({ shape, viewMode }: { shape: BoxShape; viewMode: ViewMode }) {
  const t = useTexts();
  const { fill, fillPaint, line, text, placeholder } = shape;
  const showsPrompt = viewMode === 'edit' && placeholder !== null && !hasText(text);
  return (
    <>
      {fillPaint === null ? null : <FillPaintView shape={shape} paint={fillPaint} />}
      {(fill === null || fillPaint !== null) && line === null ? null : (
        <ShapeSvg shape={shape}>
          <path
            d={buildOutlinePath(shape)}
            fill={fillPaint === null ? (fill ?? 'none') : 'none'}
            fillOpacity={shape.fillOpacity}
            {...toStrokeProps(shape.linePath === undefined ? line : null)}
          />
          {shape.linePath === undefined ? null : (
            <path d={shape.linePath} fill="none" {...toStrokeProps(line)} />
          )}
        </ShapeSvg>
      )}
      <div
        className="shape-text"
        data-anchor={text.anchor}
        data-asking={showsPrompt || undefined}
        style={computeTextAreaCss(shape)}
      >
        <EditableText path={{ shape: shape.id, cell: null }} body={text} viewMode={viewMode} />
        {showsPrompt ? (
          <span
            className="shape-prompt"
            dir="auto"
            data-anchor={text.anchor}
            style={{
              ...computeTextAreaCss(shape),
              textAlign: text.paragraphs[0]?.align,
              color: text.paragraphs[0]?.runs[0]?.color,
            }}
          >
            {t('canvas:write', { what: getPlaceholderName(placeholder, t) })}
          </span>
        ) : null}
      </div>
    </>
  );
}

function LineView({ shape }: { shape: LineShape }) {
  if (shape.dimension !== undefined) return <DimensionView shape={shape} dimension={shape.dimension} />;
  const { path, headPaths } = buildLineParts(shape);
  return (
    <ShapeSvg shape={shape}>
      <LinePaths path={path} headPaths={headPaths} line={shape.line} />
    </ShapeSvg>
  );
}

/** SVG in scene units, with the flips of the shape. */
function ShapeSvg({ shape, children }: { shape: BoxShape | LineShape; children: ReactNode }) {
  const { width, height, isFlippedX, isFlippedY } = shape;
  const flips =
    isFlippedX || isFlippedY
      ? `translate(${isFlippedX ? width : 0} ${isFlippedY ? height : 0}) scale(${isFlippedX ? -1 : 1} ${isFlippedY ? -1 : 1})`
      : '';
  return (
    <svg className="shape-outline" width="1" height="1" aria-hidden="true">
      <g transform={`scale(${1 / emuPerPixel}) ${flips}`}>{children}</g>
    </svg>
  );
}

function PictureView({ shape }: { shape: PictureShape }) {
  const t = useTexts();
  const address = useMediaUrl(shape.media);
  const { crop, isFlippedX, isFlippedY } = shape;
  if (address === null) return <div className="shape-stand-in">{shape.alt || t('canvas:noPicture')}</div>;
  const visibleWidth = Math.max(0.01, 1 - crop.left - crop.right);
  const visibleHeight = Math.max(0.01, 1 - crop.top - crop.bottom);
  return (
    <div
      className="shape-picture-frame"
      style={{ transform: `scale(${isFlippedX ? -1 : 1}, ${isFlippedY ? -1 : 1})` }}
    >
      <img
        src={address}
        alt=""
        draggable={false}
        style={{
          width: `${100 / visibleWidth}%`,
          height: `${100 / visibleHeight}%`,
          left: `${(-crop.left / visibleWidth) * 100}%`,
          top: `${(-crop.top / visibleHeight) * 100}%`,
        }}
      />
    </div>
  );
}

const ChartView = lazy(() => import('../../chart/ChartView.tsx'));

function OtherView({ shape, viewMode }: { shape: OtherShape; viewMode: ViewMode }) {
  const t = useTexts();
  if (shape.drawing !== undefined) return <DiagramView shape={shape} drawing={shape.drawing} />;
  if (shape.what === 'video')
    return <VideoView {...{ shape, viewMode }} poster={<PlaceholderView shape={shape} />} />;
  if (shape.chart === undefined) return <PlaceholderView shape={shape} />;
  return (
    <Suspense fallback={<PlaceholderView shape={shape} isLoading />}>
      <ChartView
        chart={shape.chart}
        width={toPixels(shape.width)}
        height={toPixels(shape.height)}
        label={viewMode === 'static' ? undefined : getShapeName(shape, t)}
      />
    </Suspense>
  );
}

/** The shapes of a diagram, stretched to its box. */
function DiagramView({ shape, drawing }: { shape: OtherShape; drawing: GroupShape }) {
  const scale = {
    x: drawing.width === 0 ? 1 : shape.width / drawing.width,
    y: drawing.height === 0 ? 1 : shape.height / drawing.height,
  };
  return (
    <div className="shape-drawing" style={{ transform: `scale(${scale.x}, ${scale.y})` }}>
      {drawing.shapes.map((inner) => (
        <ShapeView key={inner.id} shape={inner} isInGroup viewMode="static" />
      ))}
    </div>
  );
}

function PlaceholderView({ shape, isLoading = false }: { shape: OtherShape; isLoading?: boolean }) {
  const t = useTexts();
  const address = useMediaUrl(shape.media);
  return address === null ? (
    <div className="shape-stand-in" aria-busy={isLoading}>
      {t(`canvas:what.${shape.what}`)}
    </div>
  ) : (
    <div className="shape-picture-frame">
      <img src={address} alt="" draggable={false} style={{ width: '100%', height: '100%' }} />
    </div>
  );
}
