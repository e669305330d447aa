import { changePage } from '../commands/find-shapes.ts';
import { getLineEnds, type Point } from '../geometry/box.ts';
import { fitGroup } from '../geometry/group.ts';
import { computeRoute, type RouteEnd } from '../geometry/route.ts';
import type { Connection, GroupShape, LineShape, Scene, ScenePage, Shape } from '../scene/scene.ts';
import {
  fromPagePoint,
  indexShapes,
  isConnected,
  type PlacedShape,
  type SitePoint,
  toPagePoint,
  toSitePoint,
} from './page-shapes.ts';
import { getConnectionSites } from './sites.ts';

/**
 * Keeps the ends of connectors on their shapes after any change of a scene: an end follows its shape, and one that was moved away from it, or whose shape
 * is gone, is disconnected. Connectors whose shapes did not change stay as they are, also where a file has put them elsewhere.
 */
export function routeConnectors(before: Scene, after: Scene): Scene {
  if (before.pages === after.pages) return after;
  const pagesBefore = new Map(before.pages.map((page) => [page.id, page]));
  let scene = after;
  for (const page of after.pages) {
    const pageBefore = pagesBefore.get(page.id);
    if (pageBefore === undefined || pageBefore.shapes === page.shapes || !hasConnectors(page.shapes))
      continue;
    const shapes = routePage(pageBefore, page, after.hasGluePoints === true);
    if (shapes !== page.shapes) scene = changePage(scene, page.id, (one) => ({ ...one, shapes }));
  }
  return scene;
}

const hasConnectors = (shapes: readonly Shape[]): boolean =>
  shapes.some((shape) => (shape.kind === 'group' ? hasConnectors(shape.shapes) : isConnected(shape)));

interface PageChange {
  before: ReadonlyMap<string, PlacedShape>;
  after: ReadonlyMap<string, PlacedShape>;
  hasGluePoints: boolean;
}

function routePage(before: ScenePage, after: ScenePage, hasGluePoints: boolean): readonly Shape[] {
  const change = { before: indexShapes(before.shapes), after: indexShapes(after.shapes), hasGluePoints };
  return routeList(after.shapes, [], change);
}

function routeList(
  shapes: readonly Shape[],
  groups: readonly GroupShape[],
  change: PageChange,
): readonly Shape[] {
  let hasChanged = false;
  const routed = shapes.map((shape) => {
    const next = routeShape(shape, groups, change);
    hasChanged ||= next !== shape;
    return next;
  });
  return hasChanged ? routed : shapes;
}

function routeShape(shape: Shape, groups: readonly GroupShape[], change: PageChange): Shape {
  if (shape.kind === 'group') {
    const shapes = routeList(shape.shapes, [...groups, shape], change);
    return shapes === shape.shapes ? shape : fitGroup(shape, shapes);
  }
  if (!isConnected(shape)) return shape;
  return routeLine({ shape, line: shape, groups }, change);
}

type PlacedLine = PlacedShape & { line: LineShape };

/** Rounding moves a point by less than this. */
const tolerance = 200;

const isSamePoint = (one: Point, other: Point): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) <= tolerance;

const getPageEnds = ({ line, groups }: PlacedLine): [Point, Point] => {
  const [start, end] = getLineEnds(line);
  return [toPagePoint(start, groups), toPagePoint(end, groups)];
};

const endNames = ['start', 'end'] as const;

function routeLine(placed: PlacedLine, change: PageChange): Shape {
  const { line } = placed;
  const found = change.before.get(line.id);
  const lineBefore: PlacedLine | null = found?.shape.kind === 'line' ? { ...found, line: found.shape } : null;
  const points = getPageEnds(placed);
  const isOnSites = endNames.every((name, index) => isOnSite(points[index] ?? points[0], line[name], change));
  if (isOnSites && isOnlyMovedOrCopied(line, lineBefore?.line ?? null)) return line;
  const pointsBefore = lineBefore === null ? null : getPageEnds(lineBefore);
  const states = endNames.map((name, index): EndState => {
    const [point, pointBefore] = [points[index] ?? points[0], pointsBefore?.[index] ?? null];
    const connection = line[name];
    return {
      point,
      connection,
      isConnectedAnew: connection !== null && !isSameConnection(lineBefore?.line[name] ?? null, connection),
      hasMoved: pointBefore !== null && !isSamePoint(point, pointBefore),
      target: connection === null ? 'none' : compareTargets(connection, change),
    };
  });
  const hasMovedTarget = states.some(({ target }) => target === 'moved');
  const [start, end] = states.map((state) => settleConnection(state, hasMovedTarget));
  if (start === undefined || end === undefined) return line;
  const mustRoute = states.some(
    (state) => state.isConnectedAnew || state.hasMoved || state.target === 'moved',
  );
  const isDisconnected = start !== line.start || end !== line.end;
  if (!mustRoute && !isDisconnected) return line;
  const connected = { ...line, start, end };
  return mustRoute ? placeLine({ ...placed, line: connected }, [points[0], points[1]], change) : connected;
}

/** Whether a line is only moved, or is a copy. */
function isOnlyMovedOrCopied(line: LineShape, before: LineShape | null): boolean {
  if (before === null) return line.copyOf !== undefined;
  return (
    keptKeys.every((key) => before[key] === line[key]) &&
    endNames.every((name) => isSameConnection(before[name], line[name]))
  );
}

const keptKeys = ['route', 'bends', 'width', 'height', 'rotation', 'isFlippedX', 'isFlippedY'] as const;

interface EndState {
  point: Point;
  connection: Connection | null;
  /** It was not connected like this before. */
  isConnectedAnew: boolean;
  /** The end is elsewhere on the page than before. */
  hasMoved: boolean;
  target: 'none' | 'missing' | 'removed' | 'same' | 'moved';
}

/** Also true for two that are not connected. */
export const isSameConnection = (one: Connection | null, other: Connection | null): boolean =>
  one?.shape === other?.shape && one?.site === other?.site;

/** Also true for an end that is not connected. */
function isOnSite(point: Point, connection: Connection | null, change: PageChange): boolean {
  return connection === null || listSitePoints(connection, change).some((site) => isSamePoint(site, point));
}

function compareTargets(connection: Connection, { before, after, hasGluePoints }: PageChange) {
  const [targetBefore, target] = [before.get(connection.shape), after.get(connection.shape)];
  if (target === undefined) return targetBefore === undefined ? 'missing' : 'removed';
  if (targetBefore === undefined) return 'moved';
  const pointsBefore = listTargetPoints(targetBefore, connection, hasGluePoints);
  const points = listTargetPoints(target, connection, hasGluePoints);
  const isSame =
    points.length === pointsBefore.length &&
    points.every((point, index) => isSamePoint(point, pointsBefore[index] ?? point));
  return isSame ? 'same' : 'moved';
}

/** The places where a connection can end: one, or any of the shape's. */
function listTargetPoints(target: PlacedShape, { site }: Connection, hasGluePoints: boolean): SitePoint[] {
  const sites = getConnectionSites(target.shape, hasGluePoints);
  return sites.filter(({ id }) => site === null || id === site).map((one) => toSitePoint(target, one));
}

/** A connector that was moved by itself leaves its shapes; one that moves with one of them stays connected to the other. */
function settleConnection(
  { connection, target, isConnectedAnew, hasMoved }: EndState,
  hasMovedTarget: boolean,
): Connection | null {
  if (target === 'removed') return null;
  if (isConnectedAnew || !hasMoved) return connection;
  return target === 'missing' || (target === 'same' && !hasMovedTarget) ? null : connection;
}

/** Routes a line between its shapes. Where the format knows no nearest site, the nearest one is named. */
function placeLine(placed: PlacedLine, points: [Point, Point], change: PageChange): LineShape {
  const { line, groups } = placed;
  const [starts, ends] = endNames.map((name, index): (RouteEnd | SitePoint)[] => {
    const sites = listSitePoints(line[name], change);
    return sites.length === 0 ? [{ ...(points[index] ?? points[0]), angle: null }] : sites;
  });
  const pair = findNearestPair(starts ?? [], ends ?? []);
  if (pair === null) return line;
  const [start, end] = pair.map((point): RouteEnd => {
    const inner = fromPagePoint({ ...point, angle: point.angle ?? 0 }, groups);
    const angle = point.angle === null ? null : inner.angle;
    return { x: Math.round(inner.x), y: Math.round(inner.y), angle };
  });
  if (start === undefined || end === undefined) return line;
  const named = change.hasGluePoints
    ? line
    : { ...line, start: nameSite(line.start, pair[0]), end: nameSite(line.end, pair[1]) };
  return { ...named, ...computeRoute(line.route, start, end) };
}

const nameSite = (connection: Connection | null, point: RouteEnd | SitePoint): Connection | null =>
  connection?.site === null && 'id' in point ? { ...connection, site: point.id } : connection;

function listSitePoints(connection: Connection | null, { after, hasGluePoints }: PageChange): SitePoint[] {
  const target = connection === null ? undefined : after.get(connection.shape);
  return connection === null || target === undefined
    ? []
    : listTargetPoints(target, connection, hasGluePoints);
}

/** The two ends with the shortest distance. */
export function findNearestPair<Item extends Point>(
  ones: readonly Item[],
  others: readonly Item[],
): [Item, Item] | null {
  let nearest: { pair: [Item, Item]; distance: number } | null = null;
  for (const one of ones) {
    for (const other of others) {
      const distance = Math.hypot(one.x - other.x, one.y - other.y);
      if (nearest === null || distance < nearest.distance) nearest = { pair: [one, other], distance };
    }
  }
  return nearest?.pair ?? null;
}
