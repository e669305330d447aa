import { useLanguage } from '../../i18n.ts';
import { resolveFontFace } from '../../ui/font-faces.ts';
import { emuPerPixel, toPixels } from '../geometry/box.ts';
import { buildDimension, computeDimensionStep, formatDimension } from '../geometry/dimension.ts';
import type { Dimension, LineShape } from '../scene/scene.ts';
import { LinePaths } from './LinePaths.tsx';

/** A dimension line: arrows between two guides, with the length above. */
export function DimensionView({ shape, dimension }: { shape: LineShape; dimension: Dimension }) {
  const lang = useLanguage();
  const { path, guidePath, headPaths, label } = buildDimension(shape, dimension);
  const [x, y] = [toPixels(label.x), toPixels(label.y)];
  const lines = formatDimension(shape, dimension, lang).split('\n');
  return (
    <svg className="shape-outline" width="1" height="1" aria-hidden="true">
      <g transform={`scale(${1 / emuPerPixel})`}>
        <LinePaths path={guidePath + path} headPaths={headPaths} line={shape.line} />
      </g>
      {lines.map((text, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          key={index}
          x={x}
          y={y - (lines.length - 1 - index) * computeDimensionStep(dimension)}
          transform={label.angle === 0 ? undefined : `rotate(${label.angle} ${x} ${y})`}
          textAnchor="middle"
          fill={dimension.color}
          style={{
            fontFamily: resolveFontFace(dimension.font).stack,
            fontSize: `${dimension.size}pt`,
            fontWeight: dimension.bold ? 700 : undefined,
          }}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
