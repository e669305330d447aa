import { mapSceneLayers } from '../layers/shape-layers.ts';
import { defaultLayerId, type Layer } from '../scene/layer.ts';
import type { Scene } from '../scene/scene.ts';
import { mergeLists } from './merge-lists.ts';
import { mergeProperties, type Versions } from './merge-paragraphs.ts';
import { makeNamesUnique } from './unique-names.ts';

/** The ids of layers are their names in the file: `base` and `mine` get those of theirs, also where they have renamed a layer. */
export function alignLayers({ base, mine, theirs }: Versions<Scene>): Versions<Scene> {
  const renamed = pairRenamed(base.layers ?? [], theirs.layers ?? []);
  const baseIds = new Set((base.layers ?? []).map(({ id }) => id));
  const theirIds = new Map((theirs.layers ?? []).map(({ id, name }) => [name, id]));
  const newIds = new Map(renamed);
  // A layer that both sides added under one name is one layer.
  for (const { id, name } of mine.layers ?? []) {
    const theirId = theirIds.get(name);
    if (theirId !== undefined && !baseIds.has(id) && !baseIds.has(theirId)) newIds.set(id, theirId);
  }
  return { base: relabel(base, renamed, renamed), mine: relabel(mine, newIds, renamed), theirs };
}

/** Layers without a counterpart by name, in the same place among the others, by the id in the base. */
function pairRenamed(base: readonly Layer[], theirs: readonly Layer[]): Map<string, string> {
  const [lost, added] = [groupUnmatched(base, theirs), groupUnmatched(theirs, base)];
  const pairs = new Map<string, string>();
  for (const [preceding, layers] of lost) {
    const candidates = added.get(preceding) ?? [];
    // Fewer than before: nobody can say which of them were deleted.
    if (candidates.length < layers.length) continue;
    layers.forEach(({ id }, index) => {
      const candidate = candidates[index];
      if (candidate !== undefined) pairs.set(id, candidate.id);
    });
  }
  return pairs;
}

/** Layers that only the first list has, by the id of the shared one before them. */
function groupUnmatched(layers: readonly Layer[], others: readonly Layer[]): Map<string, Layer[]> {
  const otherIds = new Set(others.map(({ id }) => id));
  const groups = new Map<string, Layer[]>();
  let preceding = '';
  for (const layer of layers) {
    if (otherIds.has(layer.id)) preceding = layer.id;
    else groups.set(preceding, [...(groups.get(preceding) ?? []), layer]);
  }
  return groups;
}

/** A layer that keeps the name of its old id has not been renamed on this side: it gets the new name, too. */
function relabel(
  scene: Scene,
  ids: ReadonlyMap<string, string>,
  renamed: ReadonlyMap<string, string>,
): Scene {
  if (scene.layers === undefined || ids.size === 0) return scene;
  const layers = scene.layers.map((layer) => {
    const id = ids.get(layer.id);
    if (id === undefined) return layer;
    return { ...layer, id, name: renamed.has(layer.id) && layer.name === layer.id ? id : layer.name };
  });
  return mapSceneLayers({ ...scene, layers }, (layer) =>
    layer === undefined ? layer : (ids.get(layer) ?? layer),
  );
}

/** After `alignLayers`; undefined for documents without layers. */
export function mergeLayers({ base, mine, theirs }: Versions<Scene>): readonly Layer[] | undefined {
  if (theirs.layers === undefined) return undefined;
  const merged = mergeLists(
    { base: base.layers ?? [], mine: mine.layers ?? [], theirs: theirs.layers },
    (baseLayer, one, other) => [
      mergeProperties({ base: baseLayer ?? other, mine: one, theirs: other }, layerKeys),
    ],
  );
  return makeNamesUnique(merged);
}

const layerKeys = ['name', 'isVisible', 'isPrinted', 'isLocked'] as const;

/** Shapes of a layer that one side deleted are on the default one. */
export function settleLayers(scene: Scene): Scene {
  if (scene.layers === undefined) return scene;
  const ids = new Set(scene.layers.map(({ id }) => id));
  return mapSceneLayers(scene, (layer) => (layer === undefined || ids.has(layer) ? layer : defaultLayerId));
}
