import * as fc from 'fast-check';
import { mapLayers, mapSceneLayers } from '../../layers/shape-layers.ts';
import { createLayer, type Layer, standardLayerIds } from '../../scene/layer.ts';
import type { SceneContent } from '../../scene/scene.ts';
import type { RandomEdit } from './random-edits.ts';

const randomFlags = fc.record({ isVisible: fc.boolean(), isPrinted: fc.boolean(), isLocked: fc.boolean() });
const randomName = fc.constantFrom('Walls', 'Möbel & Türen', 'a "b" <c>', 'layout 2');

const changeLayer = (scene: SceneContent, at: number, change: (layer: Layer) => Layer): SceneContent => ({
  ...scene,
  layers: (scene.layers ?? []).map((layer, index) => (index === at ? change(layer) : layer)),
});

const listOwnLayers = ({ layers = [] }: SceneContent): readonly Layer[] =>
  layers.filter(({ id }) => !standardLayerIds.includes(id));

/** Adds, renames, changes and deletes layers, and puts shapes on them. */
export const randomLayerEdits: fc.Arbitrary<RandomEdit> = fc.oneof(
  fc.tuple(randomName, randomFlags).map(
    ([name, flags]): RandomEdit =>
      (scene, pick) => {
        const id = `layer${pick(1_000_000)}`;
        const layers = scene.layers ?? [];
        if (layers.some((layer) => layer.name === name || layer.id === id)) return scene;
        return { ...scene, layers: [...layers, { ...createLayer(id, name), ...flags }] };
      },
  ),
  randomFlags.map(
    (flags): RandomEdit =>
      (scene, pick) =>
        changeLayer(scene, pick(scene.layers?.length ?? 0), (layer) => ({ ...layer, ...flags })),
  ),
  fc.constant<RandomEdit>((scene, pick) => {
    const own = listOwnLayers(scene);
    const renamed = own[pick(own.length)];
    const index = scene.layers?.findIndex(({ id }) => id === renamed?.id) ?? -1;
    return changeLayer(scene, index, (layer) => ({ ...layer, name: `${layer.name}+` }));
  }),
  fc.boolean().map(
    (withShapes): RandomEdit =>
      (scene, pick) => {
        const own = listOwnLayers(scene);
        const removed = own[pick(own.length)];
        if (removed === undefined) return scene;
        const emptied = mapSceneLayers(scene, (id) =>
          id === removed.id ? (withShapes ? null : 'layout') : id,
        );
        const layers = scene.layers?.filter(({ id }) => id !== removed.id) ?? [];
        return { ...scene, pages: emptied.pages, layers };
      },
  ),
  fc.constant<RandomEdit>((scene, pick) => {
    const layer = scene.layers?.[pick(scene.layers.length)]?.id;
    const at = pick(scene.pages.length);
    const pages = scene.pages.map((page, index) => {
      const shape = page.shapes[pick(page.shapes.length)];
      if (index !== at || shape === undefined) return page;
      const [moved = shape] = mapLayers([shape], () => layer);
      return { ...page, shapes: page.shapes.map((one) => (one === shape ? moved : one)) };
    });
    return { ...scene, pages };
  }),
);
