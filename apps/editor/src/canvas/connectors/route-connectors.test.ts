import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignShapes } from '../geometry/arrange.ts';
import { getLineEnds, type Point } from '../geometry/box.ts';
import { groupShapes, ungroupShapes } from '../geometry/group.ts';
import { fitInBox, moveShape, rotateAbout } from '../geometry/transform.ts';
import type { Connection, LineShape, Scene, Shape } from '../scene/scene.ts';
import { createCanvas } from '../state/create-canvas.ts';
import { createBox, createGroup, createLine, createPage, createScene } from '../testing/scenes.ts';
import { indexShapes, toPagePoint, toSitePoint } from './page-shapes.ts';
import { routeConnectors } from './route-connectors.ts';
import { getConnectionSites } from './sites.ts';

const size = { width: 1_000_000, height: 500_000 };
const one = createBox('one', { ...size, x: 0, y: 0 });
const two = createBox('two', { ...size, x: 3_000_000, y: 2_000_000, outline: 'ellipse' });
const connect = (shape: string, site: number | null): Connection => ({ shape, site });

/** From the right side of the first shape to the left side of the second. */
const line = createLine('line', {
  route: 'elbow',
  bends: [0.5],
  x: 1_000_000,
  y: 250_000,
  width: 2_000_000,
  height: 2_000_000,
  start: connect('one', 3),
  end: connect('two', 2),
});
const createSceneOf = (...shapes: readonly Shape[]): Scene => createScene(createPage('p', shapes));
const scene = createSceneOf(one, two, line);

const listShapes = ({ pages }: Scene): readonly Shape[] => pages[0]?.shapes ?? [];
const change = (before: Scene, shapes: readonly Shape[]): Scene =>
  routeConnectors(before, {
    ...before,
    pages: before.pages.map((page) => ({ ...page, shapes })),
  });
const mapShape = (before: Scene, id: string, map: (shape: Shape) => Shape): Scene =>
  change(
    before,
    listShapes(before).map((shape) => (shape.id === id ? map(shape) : shape)),
  );

function findLine(after: Scene): LineShape {
  const found = indexShapes(listShapes(after)).get('line')?.shape;
  if (found?.kind !== 'line') throw new Error('The line is gone');
  return found;
}

const listEnds = (after: Scene): Point[] =>
  getLineEnds(findLine(after)).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));

/** The distances of the connected ends from their sites. */
function listGaps(after: Scene): number[] {
  const index = indexShapes(listShapes(after));
  return [...index.values()].flatMap(({ shape, groups }) => {
    if (shape.kind !== 'line') return [];
    return getLineEnds(shape).flatMap((point, end) => {
      const connection = end === 0 ? shape.start : shape.end;
      const target = connection === null ? undefined : index.get(connection.shape);
      if (connection === null || target === undefined) return [];
      const onPage = toPagePoint(point, groups);
      const gaps = getConnectionSites(target.shape, after.hasGluePoints === true)
        .filter(({ id }) => connection.site === null || connection.site === id)
        .map((site) => toSitePoint(target, site))
        .map(({ x, y }) => Math.hypot(x - onPage.x, y - onPage.y));
      return gaps.length === 0 ? [] : [Math.min(...gaps)];
    });
  });
}

describe('routing connectors', () => {
  it('a connector follows a shape that is moved', () => {
    const after = mapShape(scene, 'two', (shape) => moveShape(shape, 500_000, -100_000));
    expect(findLine(after)).toMatchObject({ width: 2_500_000, height: 1_900_000, end: connect('two', 2) });
  });

  it('a connector follows a shape that is resized or rotated', () => {
    const resized = mapShape(scene, 'one', (shape) => fitInBox(shape, { ...shape, width: 1_400_000 }));
    expect(findLine(resized).x).toBe(1_400_000);
    const rotated = mapShape(scene, 'one', (shape) => ({ ...shape, rotation: 90 }));
    expect(listGaps(rotated).every((gap) => gap < 200)).toBe(true);
    expect(listEnds(rotated)[0]).toEqual({ x: 500_000, y: 750_000 });
  });

  it('a connector leaves a rotated shape in the direction of its side', () => {
    const rotated = mapShape(scene, 'one', (shape) => ({ ...shape, rotation: 90 }));
    // Downwards, and then to the right.
    expect(findLine(rotated)).toMatchObject({ bends: [], rotation: 90 });
  });

  it('a connector follows shapes that are aligned', () => {
    const aligned = alignShapes([one, two], 'middle', { width: 10_000_000, height: 10_000_000 });
    const after = change(scene, [...aligned, line]);
    expect(listGaps(after).every((gap) => gap < 200)).toBe(true);
    expect(findLine(after).height).toBe(0);
  });

  it('a connector stays as it is when another shape changes', () => {
    const withThird = createSceneOf(one, two, line, createBox('three'));
    const after = mapShape(withThird, 'three', (shape) => moveShape(shape, 100, 100));
    expect(findLine(after)).toBe(line);
  });

  it('a connector stays where a file has put it as long as its shapes stay', () => {
    const away = { ...line, x: 0 };
    const after = mapShape(createSceneOf(one, two, away), 'one', (shape) => ({ ...shape, name: 'First' }));
    expect(findLine(after)).toBe(away);
  });

  it('a connector keeps its bends when it moves with both of its shapes', () => {
    const bent = { ...line, bends: [0.2] };
    const before = createSceneOf(one, two, bent);
    const after = change(
      before,
      listShapes(before).map((shape) => moveShape(shape, 720_000, 0)),
    );
    expect(findLine(after)).toEqual({ ...bent, x: bent.x + 720_000 });
  });

  it('a connector that is moved by itself is disconnected', () => {
    const after = mapShape(scene, 'line', (shape) => moveShape(shape, 0, 400_000));
    expect(findLine(after)).toMatchObject({ start: null, end: null, y: 650_000 });
  });

  it('a connector that is moved with one of its shapes stays connected to both', () => {
    const after = change(
      scene,
      listShapes(scene).map((shape) => (shape.id === 'two' ? shape : moveShape(shape, 0, 400_000))),
    );
    expect(findLine(after)).toMatchObject({ start: connect('one', 3), end: connect('two', 2) });
    expect(listGaps(after).every((gap) => gap < 200)).toBe(true);
  });

  it('a connector loses the end whose shape is deleted and keeps the other', () => {
    const after = change(scene, [one, line]);
    expect(findLine(after)).toEqual({ ...line, end: null });
  });

  it('a connector keeps a connection to a shape that is not shown until its end is moved', () => {
    const hidden = { ...line, start: connect('hidden', 0), end: null };
    const before = createSceneOf(one, hidden);
    expect(findLine(mapShape(before, 'one', (shape) => moveShape(shape, 9_000, 0)))).toBe(hidden);
    expect(findLine(mapShape(before, 'line', (shape) => moveShape(shape, 9_000, 0))).start).toBeNull();
  });

  it('a connector that is connected anew goes to its site', () => {
    const free = { ...line, start: null, end: null };
    const after = mapShape(createSceneOf(one, two, free), 'line', () => ({
      ...free,
      end: connect('two', 0),
    }));
    expect(listEnds(after)).toEqual([
      { x: 1_000_000, y: 250_000 },
      { x: 3_500_000, y: 2_000_000 },
    ]);
  });

  it('a connector without a site goes to the nearest one', () => {
    const glued: Scene = {
      ...createSceneOf(one, two, { ...line, start: connect('one', null), end: connect('two', null) }),
      hasGluePoints: true,
    };
    const after = mapShape(glued, 'two', (shape) => moveShape(shape, -3_000_000, 0));
    expect(listEnds(after)).toEqual([
      { x: 500_000, y: 500_000 },
      { x: 500_000, y: 2_000_000 },
    ]);
    expect(findLine(after).start).toEqual(connect('one', null));
  });

  it('a connector in a group follows a shape outside of it, and the group fits it', () => {
    const group = createGroup('g', [two, line]);
    const after = mapShape(createSceneOf(one, group), 'one', (shape) => moveShape(shape, -500_000, 0));
    expect(listGaps(after).every((gap) => gap < 200)).toBe(true);
    expect(listShapes(after).find(({ id }) => id === 'g')).toMatchObject({ x: 500_000 });
  });

  it('a connector follows a shape in a rotated group', () => {
    const group = createGroup('g', [two, createBox('three', { x: 5_000_000, y: 2_000_000, ...size })]);
    const before = createSceneOf(one, { ...group, ...size, x: 3_000_000, y: 2_000_000 }, line);
    const after = mapShape(before, 'g', (shape) => ({ ...shape, rotation: 45, isFlippedX: true }));
    expect(listGaps(after).every((gap) => gap < 200)).toBe(true);
  });

  it('a connector is moved in the same undo step as its shape', () => {
    const canvas = createCanvas({ scene, canWrite: true, now: () => 0, onEdit: () => undefined });
    canvas.change({
      ...scene,
      pages: scene.pages.map((page) => ({ ...page, shapes: [moveShape(one, 0, 99_000), two, line] })),
    });
    expect(findLine(canvas.getState().scene).y).toBe(349_000);
    canvas.undo();
    expect(listShapes(canvas.getState().scene)).toEqual([one, two, line]);
    expect(canvas.getState().canUndo).toBe(false);
  });
});

type RandomChange = (shapes: readonly Shape[]) => readonly Shape[];

const onOne =
  (id: string, map: (shape: Shape) => Shape): RandomChange =>
  (shapes) =>
    shapes.map((shape) => (shape.id === id ? map(shape) : shape));
const randomDistance = fc.integer({ min: -2_000_000, max: 2_000_000 });
const randomChange: fc.Arbitrary<RandomChange> = fc
  .tuple(
    fc.constantFrom('one', 'two', 'three', 'line', 'g'),
    fc.constantFrom('move', 'size', 'turn', 'flip', 'remove', 'group', 'ungroup', 'connect'),
    randomDistance,
    randomDistance,
  )
  .map(([id, kind, a, b]): RandomChange => {
    if (kind === 'move') return onOne(id, (shape) => moveShape(shape, a, b));
    if (kind === 'size')
      return onOne(id, (shape) =>
        fitInBox(shape, { ...shape, width: Math.abs(a) + 9525, height: Math.abs(b) + 9525 }),
      );
    if (kind === 'turn') return onOne(id, (shape) => rotateAbout(shape, { x: a, y: b }, a % 360));
    if (kind === 'flip') return onOne(id, (shape) => ({ ...shape, isFlippedX: !shape.isFlippedX }));
    if (kind === 'remove') return (shapes) => shapes.filter((shape) => shape.id !== id || a < 1_000_000);
    if (kind === 'group')
      return (shapes) =>
        shapes.some((shape) => shape.id === 'g')
          ? shapes
          : groupShapes(shapes, new Set(a > 0 ? ['one', 'line'] : ['one', 'three']), { id: 'g', name: '' });
    if (kind === 'ungroup') return (shapes) => ungroupShapes(shapes, new Set(['g']));
    return onOne('line', (shape) =>
      shape.kind === 'line' ? { ...shape, start: connect('three', Math.abs(a) % 4) } : shape,
    );
  });

it('a connected end always lies on its site, whatever is done to the shapes', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('straight', 'elbow', 'curve'),
      fc.boolean(),
      fc.array(randomChange, { minLength: 1, maxLength: 8 }),
      (route, hasGluePoints, changes) => {
        const three = createBox('three', { ...size, x: 0, y: 4_000_000, outline: 'triangle' });
        const end = connect('two', hasGluePoints ? null : 2);
        const connector = { ...line, route, bends: route === 'straight' ? [] : [0.5], end };
        let current: Scene = { ...createSceneOf(one, two, three, connector), hasGluePoints };
        for (const apply of changes) current = change(current, apply(listShapes(current)));
        expect(listGaps(current).filter((gap) => gap > 400)).toEqual([]);
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 300) },
  );
});
