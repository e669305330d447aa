import { createLayer, type Layer, standardLayerIds } from '../../../canvas/scene/layer.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { getString, listChildren } from '../../../xml/values.ts';

/** As many as LibreOffice can tell apart. Shapes on further ones count as on the default layer; the markup of both stays. */
const maxLayers = 255;

export const readLayerName = (element: Element): string => getString(element, 'draw:name') ?? '';

/** The layers that a file declares, then those that every drawing has. */
export function readLayers(masters: Element | null): Layer[] {
  const layers = new Map<string, Layer>();
  for (const element of listChildren(
    masters === null ? null : findChild(masters, 'draw:layer-set'),
    'draw:layer',
  )) {
    const name = readLayerName(element);
    if (name === '' || layers.has(name) || layers.size === maxLayers) continue;
    layers.set(name, { ...createLayer(name), ...readFlags(element) });
  }
  for (const name of standardLayerIds) if (!layers.has(name)) layers.set(name, createLayer(name));
  return [...layers.values()];
}

function readFlags(element: Element): Pick<Layer, 'isVisible' | 'isPrinted' | 'isLocked'> {
  const display = getString(element, 'draw:display') ?? 'always';
  return {
    isVisible: display !== 'none' && display !== 'printer',
    isPrinted: display !== 'none' && display !== 'screen',
    isLocked: getString(element, 'draw:protected') === 'true',
  };
}

/** The value of `draw:display`; null for the default. */
export function toDisplay({ isVisible, isPrinted }: Layer): string | null {
  if (isVisible) return isPrinted ? null : 'screen';
  return isPrinted ? 'printer' : 'none';
}
