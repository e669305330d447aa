import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type CoordinateMapping,
  identityMapping,
  type Position,
  readPosition,
} from '../../../drawingml/position.ts';
import { createElementDraft, serializeNode } from '../../../xml/draft.ts';
import { findChild, readElement } from '../../../xml/element.ts';
import { createTransformXml, parseElement, writePosition } from './transform.ts';

const groupMapping: CoordinateMapping = { offsetX: 500, offsetY: -700, scaleX: 2, scaleY: 0.5 };
const randomEven = fc.integer({ min: -4_000_000, max: 4_000_000 }).map((steps) => steps * 2);
const randomSize = fc.integer({ min: 0, max: 4_000_000 }).map((steps) => steps * 2);
const randomPosition: fc.Arbitrary<Position> = fc.record({
  x: randomEven.map((x) => x + 500),
  y: randomEven,
  width: randomSize,
  height: randomSize,
  rotation: fc.integer({ min: 0, max: 35_999 }).map((hundredths) => hundredths / 100),
  isFlippedX: fc.boolean(),
  isFlippedY: fc.boolean(),
});
const randomMapping = fc.constantFrom(identityMapping, groupMapping);

const shapeXml = (inside: string): string =>
  `<p:sp><p:nvSpPr/><p:spPr>${inside}<a:prstGeom prst="rect"/></p:spPr></p:sp>`;
const transformXml = '<a:xfrm rot="600000" flipV="1"><a:off x="11" y="22"/><a:ext cx="33" cy="44"/></a:xfrm>';

function writeAndRead(
  inside: string,
  change: Partial<Position>,
  by: CoordinateMapping,
): { xml: string; place: Position } {
  const shape = parseElement(shapeXml(inside));
  const own = findChild(shape, 'p:spPr');
  const before = readPosition(own === null ? null : findChild(own, 'a:xfrm'), by);
  const draft = createElementDraft(shape);
  writePosition(draft, shape, { ...before, ...change }, by);
  const xml = serializeNode(draft);
  const properties = findChild(parseElement(xml), 'p:spPr');
  return { xml, place: readPosition(properties === null ? null : findChild(properties, 'a:xfrm'), by) };
}

it('the written position of a new shape is read back on the page and in a group', () => {
  fc.assert(
    fc.property(randomPosition, randomMapping, (own, by) => {
      expect(readPosition(readElement(createTransformXml(own, { mapping: by })), by)).toEqual(own);
    }),
  );
});

it('the written position of an existing shape is read back', () => {
  fc.assert(
    fc.property(randomPosition, randomMapping, fc.constantFrom('', transformXml), (own, by, inside) => {
      expect(writeAndRead(inside, own, by).place).toEqual(own);
    }),
  );
});

it.each(['', transformXml])('an unchanged position is not written: %s', (inside) => {
  expect(writeAndRead(inside, {}, identityMapping).xml).toBe(shapeXml(inside));
});

it.each<[string, Partial<Position>, string]>([
  ['moved', { x: 99 }, transformXml.replace('x="11"', 'x="99"')],
  ['widened', { width: 99 }, transformXml.replace('cx="33"', 'cx="99"')],
  ['rotated', { rotation: 90 }, transformXml.replace('600000', '5400000')],
  ['rotated back', { rotation: 0 }, transformXml.replace(' rot="600000"', '')],
  ['flipped back', { isFlippedY: false }, transformXml.replace(' flipV="1"', '')],
])('only the changed values are written when a shape was %s', (_, change, expected) => {
  expect(writeAndRead(transformXml, change, identityMapping).xml).toBe(shapeXml(expected));
});

it('a value that the group mapping rounds to the same position is not written', () => {
  const thirdScale: CoordinateMapping = { offsetX: 0, offsetY: 0, scaleX: 1 / 3, scaleY: 1 / 3 };
  expect(writeAndRead(transformXml, { y: 100 }, thirdScale).xml).toContain('<a:off x="11" y="300"/>');
});
