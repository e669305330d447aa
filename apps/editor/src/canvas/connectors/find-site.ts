import { computeBounds, type Point } from '../geometry/box.ts';
import type { Connection, ConnectionSite, Shape } from '../scene/scene.ts';
import { indexShapes, type PlacedShape, type SitePoint, toSitePoint } from './page-shapes.ts';
import { isSameConnection } from './route-connectors.ts';
import { getConnectionSites } from './sites.ts';

/** A place on the page where a line can be connected. */
export interface SiteChoice extends SitePoint {
  connection: Connection;
}

/** What the page shows of connection sites while a line is drawn or its end is dragged. */
export interface SiteHint {
  /** Sites of the shapes around the pointer. */
  nearby: readonly SiteChoice[];
  /** The one that the line is connected to. */
  snapped: SiteChoice | null;
}

export const noSites: SiteHint = { nearby: [], snapped: null };

/** The site that an end snaps to; not that of the other end, because the line would have no length. */
export const chooseSite = ({ snapped }: SiteHint, otherEnd: Connection | null): SiteChoice | null =>
  snapped !== null && isSameConnection(snapped.connection, otherEnd) ? null : snapped;

export interface SiteFinder {
  findSite: (point: Point) => SiteHint;
}

interface FinderOptions {
  hasGluePoints: boolean;
  /** Sites within this distance connect. */
  snapDistance: number;
}

/** Finds connection sites on a page: those of all shapes but lines, in DrawingML also without groups. */
export function createSiteFinder(
  shapes: readonly Shape[],
  { hasGluePoints, snapDistance }: FinderOptions,
): SiteFinder {
  const targets = [...indexShapes(shapes).values()]
    .filter(({ shape }) => isConnectable(shape, hasGluePoints))
    .map((placed) => {
      const sites = toSiteChoices(placed, getConnectionSites(placed.shape, hasGluePoints));
      return { sites, isUpright: placed.groups.every(({ rotation }) => rotation === 0), shape: placed.shape };
    });
  const all = targets.flatMap(({ sites }) => sites);
  return {
    findSite: (point) => {
      const nearby = targets.filter((target) => isAround(target, point, snapDistance * 2));
      const distanceTo = ({ x, y }: Point): number => Math.hypot(x - point.x, y - point.y);
      const near = all.filter((site) => distanceTo(site) <= snapDistance);
      // Of sites in one place, that of the foremost shape.
      const snapped = near.reduce<SiteChoice | null>(
        (best, site) => (best === null || distanceTo(site) <= distanceTo(best) ? site : best),
        null,
      );
      return { nearby: nearby.flatMap(({ sites }) => sites), snapped };
    },
  };
}

export const toSiteChoices = (placed: PlacedShape, sites: readonly ConnectionSite[]): SiteChoice[] =>
  sites.map((site) => ({
    ...toSitePoint(placed, site),
    connection: { shape: placed.shape.id, site: site.id },
  }));

export function isConnectable(shape: Shape, hasGluePoints: boolean): boolean {
  if (shape.kind === 'line' || (shape.kind === 'box' && shape.isBackground === true)) return false;
  return shape.kind !== 'group' || hasGluePoints;
}

function isAround(
  { shape, isUpright, sites }: { shape: Shape; isUpright: boolean; sites: readonly Point[] },
  { x, y }: Point,
  margin: number,
): boolean {
  if (!isUpright) return sites.some((site) => Math.hypot(site.x - x, site.y - y) <= margin * 2);
  const box = computeBounds(shape);
  return (
    x >= box.x - margin &&
    x <= box.x + box.width + margin &&
    y >= box.y - margin &&
    y <= box.y + box.height + margin
  );
}
