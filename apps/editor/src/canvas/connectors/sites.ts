import type { ConnectionSite, Outline, Shape } from '../scene/scene.ts';

/** Top, left, bottom and right: the order of DrawingML, and the ids of `swapSiteId` in drawings. */
export const sideSites = toSites('270 .5 0;180 0 .5;90 .5 1;0 1 .5');

/** Connection sites of the presets that outlines stand for, each an angle and a point (ECMA-376 part 1, presetShapeDefinitions.xml). */
const outlineSites: Partial<Record<Outline, readonly ConnectionSite[]>> = {
  ellipse: toSites(
    '270 .5 0;270 .1464 .1464;180 0 .5;90 .1464 .8536;90 .5 1;90 .8536 .8536;0 1 .5;270 .8536 .1464',
  ),
  triangle: toSites('270 .5 0;180 .25 .5;90 0 1;90 .5 1;90 1 1;0 .75 .5'),
  rightTriangle: toSites('270 0 0;180 0 .5;90 0 1;90 .5 1;90 1 1;0 .5 .5'),
  parallelogram: toSites('270 .5 0;270 .625 0;0 .875 .5;90 .375 1;90 .5 1;180 .125 .5'),
  trapezoid: toSites('270 .5 0;180 .125 .5;90 .5 1;0 .875 .5'),
  pentagon: toSites('270 .5 0;180 0 .382;90 .191 1;90 .5 1;90 .809 1;0 1 .382'),
  hexagon: toSites('0 1 .5;90 .75 1;90 .25 1;180 0 .5;270 .25 0;270 .75 0'),
  octagon: toSites('0 1 .29;0 1 .71;90 .71 1;90 .29 1;180 0 .71;180 0 .29;270 .29 0;270 .71 0'),
  star5: toSites('270 .5 0;180 0 .382;90 .191 1;90 .809 1;0 1 .382'),
  leftRightArrow: toSites('0 1 .5;90 .75 1;90 .25 1;180 0 .5;270 .25 0;270 .75 0'),
  speechBubble: toSites('270 .5 0;180 0 .5;90 .5 1;0 1 .5;90 .2917 1.125'),
  cloud: toSites('0 .9992 .5;90 .5 .9989;180 .0031 .5;270 .5 .0572'),
  heart: toSites('270 .5 .25;90 .5 1'),
  cylinder: toSites('270 .5 .25;270 .5 0;180 0 .5;90 .5 1;0 1 .5'),
};

function toSites(list: string): ConnectionSite[] {
  return list.split(';').map((site, id) => {
    const [angle = 0, x = 0, y = 0] = site.split(' ').map(Number);
    return { id, x, y, angle };
  });
}

/** The places of a shape where connectors can end; a line has none. */
export function getConnectionSites(shape: Shape, hasGluePoints: boolean): readonly ConnectionSite[] {
  if (shape.kind === 'line') return [];
  if (shape.kind !== 'box') return sideSites;
  if (shape.sites !== undefined) return shape.sites;
  if (hasGluePoints || shape.outline === 'path' || shape.outline === 'other') return sideSites;
  return outlineSites[shape.outline] ?? sideSites;
}

/** The sites in the middles of the four sides, or those that come nearest to them. */
export function listSideSites(sites: readonly ConnectionSite[]): ConnectionSite[] {
  return sideSites.flatMap((side) => {
    const distanceTo = ({ x, y }: ConnectionSite): number => Math.hypot(x - side.x, y - side.y);
    return sites.toSorted((one, other) => distanceTo(one) - distanceTo(other))[0] ?? [];
  });
}
