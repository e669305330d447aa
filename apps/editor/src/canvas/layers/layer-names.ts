import type { TFunction } from 'i18next';
import { type Layer, standardLayerIds } from '../scene/layer.ts';

/** Standard layers have English names in files, and are shown in the user's language. */
export function getLayerName({ id, name }: Layer, t: TFunction): string {
  return standardLayerIds.includes(id) && name === id ? t(`canvas:layers.standard.${id}`) : name;
}

export const isStandardLayer = ({ id }: Layer): boolean => standardLayerIds.includes(id);

export const maxLayerNameLength = 100;

/** Why a layer cannot have a name; null if it can. */
export function findNameProblem(
  name: string,
  { layers, current }: { layers: readonly Layer[]; current: Layer | null },
  t: TFunction,
): string | null {
  if (name.trim() === '') return t('canvas:layers.noName');
  const key = name.trim().toLocaleLowerCase();
  const isUsed = layers.some(
    (layer) =>
      layer.id !== current?.id &&
      [layer.name, getLayerName(layer, t)].some((one) => one.toLocaleLowerCase() === key),
  );
  return isUsed ? t('canvas:layers.nameUsed') : null;
}

/** "Layer 2", or the next number that is free. */
export function suggestLayerName(layers: readonly Layer[], t: TFunction): string {
  const names = new Set(layers.map((layer) => getLayerName(layer, t)));
  let number = 1;
  while (names.has(t('canvas:layers.numbered', { number }))) number += 1;
  return t('canvas:layers.numbered', { number });
}
