import type { CSSProperties } from 'react';
import { emuPerPixel, toPixels } from '../geometry/box.ts';
import { buildOutlinePath } from '../geometry/outline-paths.ts';
import { scalePath } from '../geometry/path-scale.ts';
import type { BoxShape, FillPaint, Gradient, GradientStop, PictureFill } from '../scene/scene.ts';
import { useMediaUrl } from './media.ts';
import { toRgba } from './rgba.ts';

/**
 * The gradient or picture of a shape, within its outline. It is drawn by CSS: the units of the scene are too small for gradients and patterns of SVG
 * in a printed page.
 */
export function FillPaintView({ shape, paint }: { shape: BoxShape; paint: FillPaint }) {
  const address = useMediaUrl(paint.kind === 'picture' ? paint.media : null);
  const background = paint.kind === 'picture' ? toPictureCss(paint, address, shape) : toGradientCss(paint);
  return background === null ? null : (
    <div className="shape-fill" style={{ ...background, ...computeOutlineCss(shape) }} />
  );
}

export function toGradientCss(paint: Gradient): CSSProperties {
  const stops = paint.stops.map(toStopCss).join(', ');
  return {
    backgroundImage:
      paint.kind === 'linear'
        ? // CSS counts angles from upwards.
          `linear-gradient(${paint.angle + 90}deg, ${stops})`
        : `radial-gradient(farthest-corner at ${toPercentage(paint.centerX)} ${toPercentage(paint.centerY)}, ${stops})`,
  };
}

const toStopCss = ({ offset, color, opacity }: GradientStop): string =>
  `${toRgba(color, opacity)} ${toPercentage(offset)}`;

const toPercentage = (part: number): string => `${Math.round(part * 10_000) / 100}%`;

function toPictureCss(paint: PictureFill, address: string | null, shape: BoxShape): CSSProperties | null {
  if (address === null) return null;
  const [scaleX, scaleY] = paint.isTiled
    ? [1 / emuPerPixel, 1 / emuPerPixel]
    : [toPixels(shape.width), toPixels(shape.height)];
  return {
    opacity: paint.opacity,
    backgroundImage: `url("${address}")`,
    backgroundPosition: `${paint.x * scaleX}px ${paint.y * scaleY}px`,
    backgroundSize: `${paint.width * scaleX}px ${paint.height * scaleY}px`,
    backgroundRepeat: paint.isTiled ? 'repeat' : 'no-repeat',
  };
}

function computeOutlineCss(shape: BoxShape): CSSProperties {
  const { isFlippedX, isFlippedY } = shape;
  const scale = `scale(${isFlippedX ? -1 : 1}, ${isFlippedY ? -1 : 1})`;
  return {
    ...(shape.outline === 'rectangle' ? {} : { clipPath: `path("${buildPixelPath(shape)}")` }),
    ...(isFlippedX || isFlippedY ? { transform: scale } : {}),
  };
}

const buildPixelPath = (shape: BoxShape): string =>
  scalePath(buildOutlinePath(shape), 1 / emuPerPixel, 1 / emuPerPixel);
