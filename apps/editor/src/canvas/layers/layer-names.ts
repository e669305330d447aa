import type { TFunction } from 'i18next';
import { suggestFreeName } from '../format/unique-names.ts';
import { type Layer, standardLayerIds } from '../scene/layer.ts';

/** Standard layers have English names in files, and are shown in the user's language. */
export function getLayerName({ id, name }: Layer, t: TFunction): string {
  return standardLayerIds.includes(id) && name === id ? t(`canvas:layers.standard.${id}`) : name;
}

export const isStandardLayer = ({ id }: Layer): boolean => standardLayerIds.includes(id);

export const suggestLayerName = (layers: readonly Layer[], t: TFunction): string =>
  suggestFreeName(
    layers.map((layer) => getLayerName(layer, t)),
    (number) => t('canvas:layers.numbered', { number }),
  );
