import { emuPerPixel } from '../geometry/box.ts';
import type { Stroke } from '../scene/scene.ts';
import { toStrokeProps } from './stroke-props.ts';

interface Props {
  path: string;
  headPaths: readonly string[];
  line: Stroke;
}

/** A line with its arrowheads, and a wider area where it is pressed. */
export function LinePaths({ path, headPaths, line }: Props) {
  return (
    <>
      <path d={path} fill="none" {...toStrokeProps(line)} />
      {headPaths.map((head) => (
        <path key={head} d={head} fill={line.color} />
      ))}
      <path
        className="shape-grip"
        d={path}
        fill="none"
        strokeWidth={Math.max(14 * emuPerPixel, line.width)}
      />
    </>
  );
}
