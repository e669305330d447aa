import { indexShapes, isConnected } from '../../../canvas/connectors/page-shapes.ts';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import type { Point } from '../../../canvas/geometry/box.ts';
import { buildLinePath } from '../../../canvas/geometry/line-path.ts';
import { listVisiblePoints } from '../../../canvas/geometry/route.ts';
import type { Connection, LineShape, Scene } from '../../../canvas/scene/scene.ts';
import { type ElementDraft, renameDraft, setAttributes } from '../../../xml/draft.ts';
import { getString } from '../../../xml/values.ts';
import { emuPerPathUnit, swapSiteId } from '../read/connectors.ts';
import type { WriteContext } from './write-context.ts';

/** The shapes that connectors on the same page are connected to. */
export function listConnectedShapes(scene: Scene): Set<string> {
  const connected = new Set<string>();
  for (const page of scene.pages) {
    const index = indexShapes(page.shapes);
    for (const { shape } of index.values())
      for (const end of isConnected(shape) ? [shape.start, shape.end] : [])
        if (end !== null && index.has(end.shape)) connected.add(end.shape);
  }
  return connected;
}

/** The id of a shape's element: that of the file, or a new one. */
export function getElementId({ opened, writer, elementIds }: WriteContext, shape: string): string {
  const source = opened.sources.get(shape)?.shapeElement;
  const id =
    elementIds.get(shape) ??
    getString(source, 'xml:id') ??
    getString(source, 'draw:id') ??
    writer.createId(shape);
  elementIds.set(shape, id);
  return id;
}

const connectorTypes = { straight: 'line', elbow: 'standard', curve: 'curve' } as const;
const endNames = ['start', 'end'] as const;

/** Writes the route of a line and what its ends are glued to. A plain line becomes a connector if it needs to be one. */
export function writeConnector(
  writing: WriteContext,
  draft: ElementDraft,
  { previous, shape }: { previous: LineShape; shape: LineShape },
): void {
  const isGlued = endNames.some((end) => shape[end] !== null && !isSameValue(previous[end], shape[end]));
  const isPlainLine = draft.name === 'draw:line';
  if (previous.route !== shape.route || (isGlued && isPlainLine)) {
    renameDraft(draft, 'draw:connector');
    setAttributes(draft, { 'draw:type': connectorTypes[shape.route] });
  }
  for (const end of endNames)
    if (!isSameValue(previous[end], shape[end]))
      writeConnection(writing, draft, { end, connection: shape[end] });
  const isSamePath = pathKeys.every((key) => isSameValue(previous[key], shape[key]));
  if (draft.name === 'draw:connector' && !isSamePath) writePath(draft, shape);
}

const pathKeys = [
  'route',
  'bends',
  'x',
  'y',
  'width',
  'height',
  'rotation',
  'isFlippedX',
  'isFlippedY',
] as const;

function writeConnection(
  writing: WriteContext,
  draft: ElementDraft,
  { end, connection }: { end: 'start' | 'end'; connection: Connection | null },
): void {
  const isWritten = connection !== null && writing.connectedShapes.has(connection.shape);
  setAttributes(draft, {
    [`draw:${end}-shape`]: isWritten ? getElementId(writing, connection.shape) : null,
    [`draw:${end}-glue-point`]:
      isWritten && connection.site !== null ? String(swapSiteId(connection.site)) : null,
  });
}

/** In hundredths of a millimetre. A path that is neither horizontal nor vertical is left to the program that draws it. */
function writePath(draft: ElementDraft, shape: LineShape): void {
  if (shape.route === 'straight' || shape.rotation % 90 !== 0) {
    setAttributes(draft, { 'svg:d': null, 'svg:viewBox': null, 'draw:line-skew': null });
    return;
  }
  const points = listVisiblePoints(shape).map(({ x, y }) => ({
    x: x / emuPerPathUnit,
    y: y / emuPerPathUnit,
  }));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const toSpan = (list: readonly number[]): number => Math.ceil(Math.max(...list) - Math.min(...list)) + 1;
  setAttributes(draft, {
    'svg:d': buildLinePath(shape.route, points, formatExact),
    'svg:viewBox': `0 0 ${toSpan(xs)} ${toSpan(ys)}`,
    'draw:line-skew': null,
  });
}

const formatExact = ({ x, y }: Point): string => `${toExact(x)} ${toExact(y)}`;
const toExact = (value: number): number => Math.round(value * 1000) / 1000 || 0;
