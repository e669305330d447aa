import { type CSSProperties, memo, type ReactNode } from 'react';
import { useTexts } from '../../i18n.ts';
import { emuPerPixel, pixels } from '../geometry/box.ts';
import { linePartsOf } from '../geometry/line-parts.ts';
import { outlinePath } from '../geometry/outline-paths.ts';
import { textFrameOf } from '../geometry/text-frame.ts';
import type {
  BoxShape,
  LineShape,
  OtherShape,
  PictureShape,
  Shape,
  Stroke,
  TextBody,
} from '../scene/scene.ts';
import { hasWords } from '../text/text-formats.ts';
import { useMediaAddress } from './media.ts';
import { kindName, placeholderName, shapeName } from './shape-names.ts';
import type { Showing } from './showing.ts';
import { TableView } from './TableView.tsx';
import { WordsView } from './WordsView.tsx';

interface Props {
  shape: Shape;
  /** Page position of the group that contains it. */
  originX?: number;
  originY?: number;
  isInner?: boolean;
  showing: Showing;
}

/** One shape, in page pixels. Memoised: it renders only when the shape changes. */
export const ShapeView = memo(({ shape, originX = 0, originY = 0, isInner = false, showing }: Props) => {
  const t = useTexts();
  const isLive = showing === 'edit' || showing === 'read';
  if (showing !== 'edit' && isEmptyPlace(shape)) return null;
  const live = isLive
    ? {
        'data-shape': shape.id,
        role: shape.kind === 'picture' ? 'img' : 'group',
        'aria-label': shapeName(shape, t),
        'aria-roledescription': kindName(shape, t),
        // Shapes in a group get the focus through the group.
        tabIndex: isInner ? -1 : 0,
      }
    : {};
  return (
    <div
      className={`shape shape-${shape.kind}`}
      data-hollow={isHollow(shape) || undefined}
      style={placeStyle(shape, originX, originY)}
      {...live}
    >
      <Inside shape={shape} showing={showing} />
    </div>
  );
});

function Inside({ shape, showing }: { shape: Shape; showing: Showing }): ReactNode {
  switch (shape.kind) {
    case 'box':
      return <BoxView shape={shape} showing={showing} />;
    case 'line':
      return <LineView shape={shape} />;
    case 'picture':
      return <PictureView shape={shape} />;
    case 'table':
      return <TableView table={shape} showing={showing} />;
    case 'other':
      return <OtherView shape={shape} />;
    case 'group':
      return shape.shapes.map((inner) => (
        <ShapeView
          key={inner.id}
          shape={inner}
          originX={shape.x}
          originY={shape.y}
          isInner
          showing={showing}
        />
      ));
  }
}

function isEmptyPlace(shape: Shape): boolean {
  return shape.kind === 'box' && shape.placeholder !== null && !hasWords(shape.text) && shape.fill === null;
}

/** An unfilled shape: clicks pass through its interior to shapes behind it. */
function isHollow(shape: Shape): boolean {
  return (
    shape.kind === 'box' &&
    shape.fill === null &&
    shape.line !== null &&
    shape.placeholder === null &&
    !hasWords(shape.text)
  );
}

function placeStyle(shape: Shape, originX: number, originY: number): CSSProperties {
  const flips =
    shape.kind === 'group' ? `scale(${shape.isFlippedX ? -1 : 1}, ${shape.isFlippedY ? -1 : 1})` : '';
  const turn = shape.rotation === 0 ? '' : `rotate(${shape.rotation}deg)`;
  return {
    left: pixels(shape.x - originX),
    top: pixels(shape.y - originY),
    width: pixels(shape.width),
    height: pixels(shape.height),
    transform: `${turn} ${flips === 'scale(1, 1)' ? '' : flips}`.trim() || undefined,
  };
}

function BoxView({ shape, showing }: { shape: BoxShape; showing: Showing }) {
  const t = useTexts();
  const { fill, line, text, placeholder } = shape;
  const isAsking = showing === 'edit' && placeholder !== null && !hasWords(text);
  return (
    <>
      {fill === null && line === null ? null : (
        <Drawing shape={shape}>
          <path
            d={outlinePath(shape)}
            fill={fill ?? 'none'}
            fillOpacity={shape.fillOpacity}
            {...strokeOf(line)}
          />
        </Drawing>
      )}
      <div
        className="shape-text"
        data-anchor={text.anchor}
        data-asking={isAsking || undefined}
        style={frameStyle(shape, text)}
      >
        <WordsView place={{ shape: shape.id, cell: null }} body={text} showing={showing} />
        {isAsking ? (
          <span
            className="shape-prompt"
            data-anchor={text.anchor}
            style={{
              ...frameStyle(shape, text),
              textAlign: text.paragraphs[0]?.align,
              color: text.paragraphs[0]?.runs[0]?.color,
            }}
          >
            {t('canvas:write', { what: placeholderName(placeholder, t) })}
          </span>
        ) : null}
      </div>
    </>
  );
}

function frameStyle(shape: BoxShape, { inset }: TextBody): CSSProperties {
  const frame = textFrameOf(shape);
  return {
    paddingLeft: pixels(inset.left + frame.left * shape.width),
    paddingRight: pixels(inset.right + frame.right * shape.width),
    paddingTop: pixels(inset.top + frame.top * shape.height),
    paddingBottom: pixels(inset.bottom + frame.bottom * shape.height),
  };
}

function LineView({ shape }: { shape: LineShape }) {
  const { path, heads } = linePartsOf(shape);
  return (
    <Drawing shape={shape}>
      <path d={path} fill="none" {...strokeOf(shape.line)} />
      {heads.map((head) => (
        <path key={head} d={head} fill={shape.line.color} />
      ))}
      <path
        className="shape-grip"
        d={path}
        fill="none"
        strokeWidth={Math.max(14 * emuPerPixel, shape.line.width)}
      />
    </Drawing>
  );
}

/** SVG in scene units, with the flips of the shape. */
function Drawing({ shape, children }: { shape: BoxShape | LineShape; children: ReactNode }) {
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

function strokeOf(line: Stroke | null) {
  if (line === null) return {};
  const width = Math.max(line.width, emuPerPixel / 2);
  const dashes = { solid: undefined, dash: `${width * 4} ${width * 3}`, dot: `${width} ${width * 2}` };
  return {
    stroke: line.color,
    strokeWidth: width,
    strokeDasharray: dashes[line.dash],
    strokeLinejoin: 'round' as const,
  };
}

function PictureView({ shape }: { shape: PictureShape }) {
  const t = useTexts();
  const address = useMediaAddress(shape.media);
  const { crop, isFlippedX, isFlippedY } = shape;
  if (address === null) return <div className="shape-stand-in">{shape.alt || t('canvas:noPicture')}</div>;
  const across = Math.max(0.01, 1 - crop.left - crop.right);
  const down = Math.max(0.01, 1 - crop.top - crop.bottom);
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
          width: `${100 / across}%`,
          height: `${100 / down}%`,
          left: `${(-crop.left / across) * 100}%`,
          top: `${(-crop.top / down) * 100}%`,
        }}
      />
    </div>
  );
}

function OtherView({ shape }: { shape: OtherShape }) {
  const t = useTexts();
  const address = useMediaAddress(shape.media);
  return address === null ? (
    <div className="shape-stand-in">{t(`canvas:what.${shape.what}`)}</div>
  ) : (
    <div className="shape-picture-frame">
      <img src={address} alt="" draggable={false} style={{ width: '100%', height: '100%' }} />
    </div>
  );
}
