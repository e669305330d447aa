import { decodeEntities, encodeAttribute } from '@redraft/documents';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import { listLayersOf } from '../../../canvas/layers/shape-layers.ts';
import { defaultLayerId, type Layer } from '../../../canvas/scene/layer.ts';
import type { Scene } from '../../../canvas/scene/scene.ts';
import {
  createElementDraft,
  type ElementDraft,
  ensureChild,
  insertChild,
  parseElementDraft,
  setAttributes,
  type XmlNode,
} from '../../../xml/draft.ts';
import { findChild, parseAttributes } from '../../../xml/element.ts';
import { getString, listChildren, removeInvalidCharacters } from '../../../xml/values.ts';
import { readLayerName, toDisplay } from '../read/layers.ts';
import type { OpenedDrawing } from '../read/read-drawing.ts';
import { writeLayerSettings } from './layer-settings.ts';
import { mapTags } from './map-tags.ts';
import { stylesPartOrder } from './styles-part.ts';
import type { WriteContext } from './write-context.ts';

/** Writes the layers of a scene if they have changed, or if the file does not declare one that its shapes are on. */
export function writeLayers({ opened, scene, writer }: WriteContext): void {
  const { layers } = scene;
  if (layers === undefined) return;
  if (isSameValue(layers, opened.drawing.layers) && !usesUndeclaredLayer(opened, scene)) return;
  writer.changeStylesPart((root) => {
    const masters = ensureChild(root, 'office:master-styles', stylesPartOrder);
    writeLayerSet(masters, { layers, before: opened.drawing.layers });
  });
  writeLayerSettings(opened, writer, layers);
}

const findDeclaredLayers = ({ drawing: { common } }: OpenedDrawing): Set<string> => {
  const masters = common === null ? null : findChild(common.root, 'office:master-styles');
  const layerSet = masters === null ? null : findChild(masters, 'draw:layer-set');
  return new Set([defaultLayerId, ...listChildren(layerSet, 'draw:layer').map(readLayerName)]);
};

function usesUndeclaredLayer(opened: OpenedDrawing, scene: Scene): boolean {
  const declared = findDeclaredLayers(opened);
  return scene.pages.some(({ shapes }) => [...listLayersOf(shapes)].some((id) => !declared.has(id)));
}

/** The elements of layers that stay keep what else they say, as descriptions. */
function writeLayerSet(
  masters: ElementDraft,
  { layers, before }: { layers: readonly Layer[]; before: readonly Layer[] },
): void {
  const order = ['draw:layer-set', 'style:handout-master', 'style:master-page'];
  const layerSet = ensureChild(masters, 'draw:layer-set', order);
  const byId = new Map(layers.map((layer) => [layer.id, layer]));
  // Others were not read, because there are too many or two of the same name.
  const remainingIds = new Set(before.map(({ id }) => id));
  const written = new Set<string>();
  layerSet.parts = layerSet.parts.flatMap((piece): XmlNode[] => {
    if (typeof piece === 'string' || !('source' in piece) || piece.name !== 'draw:layer') return [piece];
    const id = readLayerName(piece);
    const layer = byId.get(id);
    if (!remainingIds.delete(id)) return [piece];
    if (layer === undefined) return [];
    written.add(id);
    const draft = createElementDraft(piece);
    setFlags(draft, layer, getString(piece, 'draw:display'), getString(piece, 'draw:protected'));
    return [draft];
  });
  for (const layer of layers) {
    if (written.has(layer.id)) continue;
    const draft = parseElementDraft('<draw:layer/>');
    setFlags(draft, layer, null, null);
    insertChild(layerSet, draft, []);
  }
}

function setFlags(
  draft: ElementDraft,
  layer: Layer,
  display: string | null,
  isProtected: string | null,
): void {
  const newDisplay = toDisplay(layer);
  setAttributes(draft, {
    'draw:name': toWrittenName(layer),
    ...((display ?? 'always') !== (newDisplay ?? 'always') && { 'draw:display': newDisplay }),
    ...((isProtected === 'true') !== layer.isLocked && { 'draw:protected': layer.isLocked ? 'true' : null }),
  });
}

const toWrittenName = ({ name }: Layer): string => removeInvalidCharacters(name);

/** Names in place of ids: of new and renamed layers, and the default one for those that were deleted. */
export function mapLayerNames({
  opened,
  scene,
}: Pick<WriteContext, 'opened' | 'scene'>): Map<string, string> {
  const names = new Map<string, string>();
  if (scene.layers === undefined) return names;
  const ids = new Set(scene.layers.map(({ id }) => id));
  for (const { id } of opened.drawing.layers) if (!ids.has(id)) names.set(id, defaultLayerId);
  for (const layer of scene.layers) if (layer.id !== layer.name) names.set(layer.id, toWrittenName(layer));
  return names;
}

/** Changes the names of layers wherever a part refers to them, also in markup that is not shown. One pass. */
export function renameLayersIn(xml: string, names: ReadonlyMap<string, string>): string {
  if (names.size === 0) return xml;
  return mapTags(xml, (tag) => {
    if (!tag.includes('draw:layer')) return null;
    const attributes = parseAttributes(tag);
    const quoted = attributes.get('draw:layer');
    const name = quoted === undefined ? undefined : names.get(decodeEntities(quoted.slice(1, -1)));
    return name === undefined ? null : attributes.set('draw:layer', `"${encodeAttribute(name)}"`);
  });
}
