import { useLanguage } from '../../i18n.ts';
import { resolveFontFace } from '../../ui/font-faces.ts';
import { emuPerPixel, toPixels } from '../geometry/box.ts';
import { buildDimension, formatDimension } from '../geometry/dimension.ts';
import type { Dimension, LineShape } from '../scene/scene.ts';
import { LinePaths } from './LinePaths.tsx';

/** A dimension line: arrows between two guides, with the length above. */
export function DimensionView({ shape, dimension }: { shape: LineShape; dimension: Dimension }) {
  const lang = useLanguage();
  const { path, guidePath, headPaths, label } = buildDimension(shape, dimension);
  const [x, y] = [toPixels(label.x), toPixels(label.y)];
  return (
    <svg className="shape-outline" width="1" height="1" aria-hidden="true">
      <g transform={`scale(${1 / emuPerPixel})`}>
        <LinePaths path={guidePath + path} headPaths={headPaths} line={shape.line} />
      </g>
      <text
        x={x}
        y={y}
        transform={label.angle === 0 ? undefined : `rotate(${label.angle} ${x} ${y})`}
        textAnchor="middle"
        fill={dimension.color}
        style={{ fontFamily: resolveFontFace(dimension.font).stack, fontSize: `${dimension.size}pt` }}
      >
        {formatDimension(shape, dimension, lang)}
      </text>
    </svg>
  );
}
