import i18next, { type TFunction } from 'i18next';
import { formatDimension } from '../geometry/dimension.ts';
import type { ScenePage, Shape } from '../scene/scene.ts';
import { getBodyText, hasText } from '../text/text-formats.ts';

const maxLength = 80;

/** Accessible name of a shape: its alternative text, its content, or its kind. */
export function getShapeName(shape: Shape, t: TFunction): string {
  if (shape.alt !== '') return shape.alt;
  if (shape.kind === 'box' && hasText(shape.text)) return shortenName(getBodyText(shape.text));
  if (shape.kind === 'line' && shape.dimension !== undefined)
    return `${getKindName(shape, t)}: ${formatDimension(shape, shape.dimension, i18next.language)}`;
  return getKindName(shape, t);
}

/** Name of a page: its own, or its title as it stands on a slide; empty without either. */
export function getPageTitle({ name, shapes }: Pick<ScenePage, 'name' | 'shapes'>): string {
  if (name !== '') return name;
  const title = shapes.find((shape) => shape.kind === 'box' && shape.placeholder === 'title');
  return title?.kind === 'box' && hasText(title.text) ? shortenName(getBodyText(title.text)) : '';
}

export function getKindName(shape: Shape, t: TFunction): string {
  switch (shape.kind) {
    case 'box':
      if (shape.placeholder !== null)
        return t('canvas:emptyPlace', { what: getPlaceholderName(shape.placeholder, t) });
      if (shape.outline === 'path' || shape.outline === 'other') return t('canvas:shape');
      return shape.fill === null && shape.line === null && shape.outline === 'rectangle'
        ? t('canvas:textBox')
        : t(`canvas:outline.${shape.outline}`);
    case 'line':
      if (shape.dimension !== undefined) return t('canvas:dimension');
      return t(shape.startArrow || shape.endArrow ? 'canvas:arrow' : 'canvas:line');
    case 'other':
      return t(`canvas:what.${shape.what}`);
    default:
      return t(shape.kind === 'picture' ? 'canvas:pictureShape' : `canvas:${shape.kind}`);
  }
}

const knownPlaceholders = new Set([
  'title',
  'subtitle',
  'body',
  'picture',
  'chart',
  'table',
  'diagram',
  'media',
  'footer',
  'header',
  'date',
  'number',
]);

export function getPlaceholderName(placeholder: string, t: TFunction): string {
  return t(`canvas:place.${knownPlaceholders.has(placeholder) ? placeholder : 'other'}`);
}

function shortenName(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1)}…`;
}
