import { expect, it } from 'vitest';
import { moveShape } from '../geometry/transform.ts';
import type { SceneContent, Shape } from '../scene/scene.ts';
import { createBox, createLine, createPage, createScene } from '../testing/scenes.ts';
import { createSceneForm } from './scene-form.ts';

const side = 1_000_000;
const box = createBox('box', { width: side, height: side });
const line = createLine('line', {
  x: side,
  y: side / 2,
  width: side,
  height: 0,
  start: { shape: 'box', site: 3 },
});

it('a merge moves a new connector of one side to the shape that the other side has moved', () => {
  const createDocument = (...shapes: readonly Shape[]) => {
    const scene: SceneContent = { ...createScene(createPage('p', shapes)), unsupported: [] };
    return { bytes: new Uint8Array(), opened: { scene }, scene, contentSources: new Map() };
  };
  const form = createSceneForm<{ scene: SceneContent }>({
    open: () => createDocument().opened,
    write: () => new Uint8Array(),
  });
  const { scene } = form.merge({
    base: createDocument(box),
    mine: createDocument(box, line),
    theirs: createDocument(moveShape(box, 0, side)),
  });
  expect(scene.pages[0]?.shapes[1]).toMatchObject({ start: line.start, y: side / 2, height: side });
});
