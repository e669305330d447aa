import type { TFunction } from 'i18next';
import { type Layer, standardLayerIds } from '../scene/layer.ts';

/** Standard layers have English names in files, and are shown in the user's language. */
export function getLayerName({ id, name }: Layer, t: TFunction): string {
  return standardLayerIds.includes(id) && name === id ? t(`canvas:layers.standard.${id}`) : name;
}

export const isStandardLayer = ({ id }: Layer): boolean => standardLayerIds.includes(id);

/** "Layer 2", or the next number that is free. */
export function suggestLayerName(layers: readonly Layer[], t: TFunction): string {
  const names = new Set(layers.map((layer) => getLayerName(layer, t)));
  let number = 1;
  while (names.has(t('canvas:layers.numbered', { number }))) number += 1;
  return t('canvas:layers.numbered', { number });
}
