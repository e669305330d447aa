import type { SiteHint } from '../connectors/find-site.ts';
import {
  type Box,
  computeCommonBounds,
  emuPerPixel,
  getCentre,
  getLineEnds,
  type Point,
  rotatePoint,
} from '../geometry/box.ts';
import { type Handle, handles } from '../geometry/resize.ts';
import type { Shape } from '../scene/scene.ts';
import { computeHandlePosition } from './gestures.ts';
import type { GesturePreview } from './use-pointer.ts';

interface Props {
  shapes: readonly Shape[];
  /** The entered group. */
  enteredGroup: Shape | null;
  gesture: GesturePreview | null;
  scale: number;
  canWrite: boolean;
  isEditingText: boolean;
  isCropping: boolean;
  page: { width: number; height: number };
}

const rotateHandleGap = 24;

/** Overlay in screen pixels: selection frames, handles and snap guides. */
export function Overlay({
  shapes,
  enteredGroup,
  gesture,
  scale,
  canWrite,
  isEditingText,
  isCropping,
  page,
}: Props) {
  const toScreen = (emu: number): number => (emu / emuPerPixel) * scale;
  const bounds = computeCommonBounds(shapes);
  const [only] = shapes;
  const selectionBox: (Box & { rotation: number }) | null =
    shapes.length === 1 && only !== undefined ? only : bounds === null ? null : { ...bounds, rotation: 0 };
  const hasHandles = canWrite && !isEditingText && selectionBox !== null && gesture === null;
  return (
    <svg
      className="stage-overlay"
      aria-hidden="true"
      width={toScreen(page.width)}
      height={toScreen(page.height)}
    >
      {enteredGroup === null ? null : <Frame box={enteredGroup} at={toScreen} className="overlay-around" />}
      {shapes.map((shape) =>
        shape.kind === 'line' ? null : (
          <Frame key={shape.id} box={shape} at={toScreen} className="overlay-frame" />
        ),
      )}
      {gesture?.guides.map(({ axis, position }) =>
        axis === 'x' ? (
          <line
            key={`x${position}`}
            className="overlay-guide"
            x1={toScreen(position)}
            x2={toScreen(position)}
            y1={0}
            y2={toScreen(page.height)}
          />
        ) : (
          <line
            key={`y${position}`}
            className="overlay-guide"
            y1={toScreen(position)}
            y2={toScreen(position)}
            x1={0}
            x2={toScreen(page.width)}
          />
        ),
      )}
      {gesture?.frame == null ? null : (
        <Frame box={{ ...gesture.frame, rotation: 0 }} at={toScreen} className="overlay-marquee" />
      )}
      {gesture?.siteHint == null ? null : <SitesView hint={gesture.siteHint} at={toScreen} />}
      {hasHandles ? (
        <Handles shapes={shapes} whole={selectionBox} at={toScreen} isCropping={isCropping} />
      ) : null}
    </svg>
  );
}

type ToScreen = (emu: number) => number;

function Frame({ box, at, className }: { box: Box & { rotation: number }; at: ToScreen; className: string }) {
  const middle = getCentre(box);
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

/** Where a line can be connected, and where it is. */
function SitesView({ hint, at }: { hint: SiteHint; at: ToScreen }) {
  const { nearby, snapped } = hint;
  return (
    <>
      {nearby.map(({ x, y, connection }) => (
        <circle
          key={`${connection.shape}/${connection.site}`}
          className="overlay-site"
          cx={at(x)}
          cy={at(y)}
          r={4}
        />
      ))}
      {snapped === null ? null : (
        <circle className="overlay-connected" cx={at(snapped.x)} cy={at(snapped.y)} r={7} />
      )}
    </>
  );
}

function Handles({
  shapes,
  whole,
  at,
  isCropping,
}: {
  shapes: readonly Shape[];
  whole: Box & { rotation: number };
  at: ToScreen;
  isCropping: boolean;
}) {
  const [only] = shapes;
  if (shapes.length === 1 && only?.kind === 'line') {
    const [start, end] = getLineEnds(only);
    return (
      <>
        <HandleView name="start" point={start} at={at} cursor="crosshair" isConnected={only.start !== null} />
        <HandleView name="end" point={end} at={at} cursor="crosshair" isConnected={only.end !== null} />
      </>
    );
  }
  // Small shapes have corner handles only.
  const isSmall = Math.min(at(whole.width), at(whole.height)) < 36;
  const visibleHandles = handles.filter((handle) => handle.length === 2 || (!isSmall && shapes.length === 1));
  return (
    <>
      {isCropping ? null : <RotateHandle whole={whole} at={at} />}
      {visibleHandles.map((handle) => (
        <HandleView
          key={handle}
          name={handle}
          point={computeHandlePosition(whole, handle)}
          at={at}
          cursor={getCursor(handle, whole.rotation)}
          isCropping={isCropping}
        />
      ))}
    </>
  );
}

function RotateHandle({ whole, at }: { whole: Box & { rotation: number }; at: ToScreen }) {
  const middle = { x: at(getCentre(whole).x), y: at(getCentre(whole).y) };
  const top = { x: middle.x, y: at(whole.y) };
  const from = rotatePoint(top, middle, whole.rotation);
  const to = rotatePoint({ x: top.x, y: top.y - rotateHandleGap }, middle, whole.rotation);
  return (
    <g data-handle="turn" style={{ cursor: 'grab' }}>
      <line className="overlay-frame" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <circle className="overlay-reach" cx={to.x} cy={to.y} r={14} />
      <circle className="overlay-grip" cx={to.x} cy={to.y} r={5.5} />
    </g>
  );
}

function HandleView({
  name,
  point,
  at,
  cursor,
  isCropping = false,
  isConnected = false,
}: {
  name: string;
  point: Point;
  at: ToScreen;
  cursor: string;
  isCropping?: boolean;
  isConnected?: boolean;
}) {
  const [x, y] = [at(point.x), at(point.y)];
  return (
    <g data-handle={name} style={{ cursor }}>
      <circle className="overlay-reach" cx={x} cy={y} r={11} />
      <rect
        className={isConnected ? 'overlay-connected' : isCropping ? 'overlay-crop' : 'overlay-grip'}
        x={x - 4.5}
        y={y - 4.5}
        width={9}
        height={9}
        rx={isConnected ? 4.5 : 2}
      />
    </g>
  );
}

const cursors = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const;
const handleOrder: readonly Handle[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];

function getCursor(handle: Handle, rotation: number): string {
  const step = handleOrder.indexOf(handle) + Math.round(rotation / 45);
  return cursors[((step % 4) + 4) % 4] ?? 'pointer';
}
