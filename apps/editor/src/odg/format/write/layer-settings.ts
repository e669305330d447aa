import { readPartRoot } from '../../../canvas/format/package.ts';
import { type Layer, standardLayerIds } from '../../../canvas/scene/layer.ts';
import { getString, listDescendants } from '../../../xml/values.ts';
import type { OpenedDrawing } from '../read/read-drawing.ts';
import type { DocumentWriter } from './document-writer.ts';

/**
 * Programs up to LibreOffice 6.1 keep which layers are shown in the settings of each view, as base64 of one bit for each layer. Later ones read
 * `draw:display` instead, whatever the settings say (tried with 7.4), and write no such setting. Where a file has it, it says the same.
 */
const settings: readonly (readonly [name: string, isSet: (layer: Layer) => boolean])[] = [
  ['VisibleLayers', ({ isVisible }) => isVisible],
  ['PrintableLayers', ({ isPrinted }) => isPrinted],
  ['LockedLayers', ({ isLocked }) => isLocked],
];

export function writeLayerSettings(
  { drawing: { pack } }: OpenedDrawing,
  writer: DocumentWriter,
  layers: readonly Layer[],
): void {
  const root = readPartRoot(pack, 'settings.xml');
  if (root === null) return;
  const parts: string[] = [];
  let offset = 0;
  for (const item of listDescendants(root, ['config:config-item'])) {
    const setting = settings.find(([name]) => name === getString(item, 'config:name'));
    if (setting === undefined || item.children.length > 0 || item.from === item.end) continue;
    parts.push(root.source.slice(offset, item.from), toBitmap(layers, setting));
    offset = item.to;
  }
  if (offset > 0) writer.replacePart('settings.xml', parts.join('') + root.source.slice(offset));
}

const bitmapLength = 32;

/** Bits are numbered as layers are: the standard ones first, then the others in the order of the file. */
function toBitmap(
  layers: readonly Layer[],
  [name, isSet]: readonly [string, (layer: Layer) => boolean],
): string {
  const bytes = new Uint8Array(bitmapLength).fill(name === 'LockedLayers' ? 0 : 0xff);
  const others = layers.filter(({ id }) => !standardLayerIds.includes(id));
  for (const layer of layers) {
    const standard = standardLayerIds.indexOf(layer.id);
    const bit = standard === -1 ? standardLayerIds.length + others.indexOf(layer) : standard;
    const [index, mask] = [bit >> 3, 1 << (bit & 7)];
    const byte = bytes[index];
    if (byte !== undefined) bytes[index] = isSet(layer) ? byte | mask : byte & ~mask;
  }
  return btoa(String.fromCharCode(...bytes));
}
