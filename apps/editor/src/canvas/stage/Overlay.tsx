import {
  type Box,
  boundsOfAll,
  emuPerPixel,
  endsOf,
  middleOf,
  type Point,
  rotatePoint,
} from '../geometry/box.ts';
import { type Handle, handles } from '../geometry/resize.ts';
import type { Shape } from '../scene/scene.ts';
import { handlePosition } from './gestures.ts';
import type { Live } from './use-pointer.ts';

interface Props {
  shapes: readonly Shape[];
  /** The entered group. */
  around: Shape | null;
  live: Live | null;
  scale: number;
  canWrite: boolean;
  isWriting: boolean;
  page: { width: number; height: number };
}

const turnGap = 24;

/** Overlay in screen pixels: selection frames, handles and snap guides. */
export function Overlay({ shapes, around, live, scale, canWrite, isWriting, page }: Props) {
  const at = (emu: number): number => (emu / emuPerPixel) * scale;
  const bounds = boundsOfAll(shapes);
  const [only] = shapes;
  const whole: (Box & { rotation: number }) | null =
    shapes.length === 1 && only !== undefined ? only : bounds === null ? null : { ...bounds, rotation: 0 };
  const hasHandles = canWrite && !isWriting && whole !== null && live === null;
  return (
    <svg className="stage-overlay" aria-hidden="true" width={at(page.width)} height={at(page.height)}>
      {around === null ? null : <Frame box={around} at={at} className="overlay-around" />}
      {shapes.map((shape) =>
        shape.kind === 'line' ? null : <Frame key={shape.id} box={shape} at={at} className="overlay-frame" />,
      )}
      {live?.guides.map(({ axis, at: place }) =>
        axis === 'x' ? (
          <line
            key={`x${place}`}
            className="overlay-guide"
            x1={at(place)}
            x2={at(place)}
            y1={0}
            y2={at(page.height)}
          />
        ) : (
          <line
            key={`y${place}`}
            className="overlay-guide"
            y1={at(place)}
            y2={at(place)}
            x1={0}
            x2={at(page.width)}
          />
        ),
      )}
      {live?.frame == null ? null : (
        <Frame box={{ ...live.frame, rotation: 0 }} at={at} className="overlay-marquee" />
      )}
      {hasHandles ? <Handles shapes={shapes} whole={whole} at={at} /> : null}
    </svg>
  );
}

type At = (emu: number) => number;

function Frame({ box, at, className }: { box: Box & { rotation: number }; at: At; className: string }) {
  const middle = middleOf(box);
  return (
    <rect
      className={className}
      x={at(box.x)}
      y={at(box.y)}
      width={at(box.width)}
      height={at(box.height)}
      transform={box.rotation === 0 ? undefined : `rotate(${box.rotation} ${at(middle.x)} ${at(middle.y)})`}
    />
  );
}

function Handles({
  shapes,
  whole,
  at,
}: {
  shapes: readonly Shape[];
  whole: Box & { rotation: number };
  at: At;
}) {
  const [only] = shapes;
  if (shapes.length === 1 && only?.kind === 'line') {
    const [start, end] = endsOf(only);
    return (
      <>
        <Grip name="start" point={start} at={at} cursor="crosshair" />
        <Grip name="end" point={end} at={at} cursor="crosshair" />
      </>
    );
  }
  // Small shapes have corner handles only.
  const isSmall = Math.min(at(whole.width), at(whole.height)) < 36;
  const shown = handles.filter((handle) => handle.length === 2 || (!isSmall && shapes.length === 1));
  return (
    <>
      <Turn whole={whole} at={at} />
      {shown.map((handle) => (
        <Grip
          key={handle}
          name={handle}
          point={handlePosition(whole, handle)}
          at={at}
          cursor={cursorOf(handle, whole.rotation)}
        />
      ))}
    </>
  );
}

function Turn({ whole, at }: { whole: Box & { rotation: number }; at: At }) {
  const middle = { x: at(middleOf(whole).x), y: at(middleOf(whole).y) };
  const top = { x: middle.x, y: at(whole.y) };
  const from = rotatePoint(top, middle, whole.rotation);
  const to = rotatePoint({ x: top.x, y: top.y - turnGap }, middle, whole.rotation);
  return (
    <g data-handle="turn" style={{ cursor: 'grab' }}>
      <line className="overlay-frame" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <circle className="overlay-reach" cx={to.x} cy={to.y} r={14} />
      <circle className="overlay-grip" cx={to.x} cy={to.y} r={5.5} />
    </g>
  );
}

function Grip({ name, point, at, cursor }: { name: string; point: Point; at: At; cursor: string }) {
  const [x, y] = [at(point.x), at(point.y)];
  return (
    <g data-handle={name} style={{ cursor }}>
      <circle className="overlay-reach" cx={x} cy={y} r={11} />
      <rect className="overlay-grip" x={x - 4.5} y={y - 4.5} width={9} height={9} rx={2} />
    </g>
  );
}

const cursors = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const;
const around: readonly Handle[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];

function cursorOf(handle: Handle, rotation: number): string {
  const step = around.indexOf(handle) + Math.round(rotation / 45);
  return cursors[((step % 4) + 4) % 4] ?? 'pointer';
}
