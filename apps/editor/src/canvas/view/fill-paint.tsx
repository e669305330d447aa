import { type SVGProps, useId } from 'react';
import { computeGradientLine, computeGradientRadius } from '../geometry/gradient.ts';
import type { BoxShape, GradientStop, PictureFill } from '../scene/scene.ts';
import { useMediaUrl } from './media.ts';

/** An id that is also valid in `url(#…)`. */
export const useSvgId = (): string => useId().replaceAll(/[^\w-]/g, '-');

export function toFillProps(
  { fill, fillOpacity, fillPaint }: BoxShape,
  paintId: string,
): Pick<SVGProps<SVGPathElement>, 'fill' | 'fillOpacity'> {
  return fillPaint === null
    ? { fill: fill ?? 'none', fillOpacity }
    : { fill: `url(#${paintId}) ${fill ?? 'none'}` };
}

/** The gradient or pattern that `toFillProps` refers to. */
export function PaintDefinition({ id, shape }: { id: string; shape: BoxShape }) {
  const { fillPaint: paint, width, height } = shape;
  switch (paint?.kind) {
    case 'linear':
      return (
        <linearGradient
          id={id}
          gradientUnits="userSpaceOnUse"
          {...computeGradientLine({ width, height }, paint.angle)}
        >
          <Stops stops={paint.stops} />
        </linearGradient>
      );
    case 'radial':
      return (
        <radialGradient id={id} cx={paint.centerX} cy={paint.centerY} r={computeGradientRadius(paint)}>
          <Stops stops={paint.stops} />
        </radialGradient>
      );
    case 'picture':
      return <PicturePattern id={id} paint={paint} width={width} height={height} />;
    default:
      return null;
  }
}

function Stops({ stops }: { stops: readonly GradientStop[] }) {
  return stops.map(({ offset, color, opacity }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place
    <stop key={index} offset={offset} stopColor={color} stopOpacity={opacity} />
  ));
}

function PicturePattern(props: { id: string; paint: PictureFill; width: number; height: number }) {
  const { id, paint, width, height } = props;
  const address = useMediaUrl(paint.media);
  if (address === null) return null;
  const picture = { href: address, opacity: paint.opacity, preserveAspectRatio: 'none' };
  return paint.isTiled ? (
    <pattern
      id={id}
      patternUnits="userSpaceOnUse"
      x={paint.x}
      y={paint.y}
      width={paint.width}
      height={paint.height}
    >
      <image {...picture} width={paint.width} height={paint.height} />
    </pattern>
  ) : (
    <pattern id={id} patternUnits="userSpaceOnUse" width={width} height={height}>
      <image
        {...picture}
        x={paint.x * width}
        y={paint.y * height}
        width={paint.width * width}
        height={paint.height * height}
      />
    </pattern>
  );
}
