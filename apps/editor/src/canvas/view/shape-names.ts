import type { TFunction } from 'i18next';
import type { Shape } from '../scene/scene.ts';
import { hasWords, wordsOf } from '../text/text-formats.ts';

const maxLength = 80;

/** Accessible name of a shape: its alternative text, its content, or its kind. */
export function shapeName(shape: Shape, t: TFunction): string {
  if (shape.alt !== '') return shape.alt;
  if (shape.kind === 'box' && hasWords(shape.text)) return shortenName(wordsOf(shape.text));
  return kindName(shape, t);
}

export function kindName(shape: Shape, t: TFunction): string {
  switch (shape.kind) {
    case 'box':
      if (shape.placeholder !== null)
        return t('canvas:emptyPlace', { what: placeholderName(shape.placeholder, t) });
      if (shape.outline === 'path' || shape.outline === 'other') return t('canvas:shape');
      return shape.fill === null && shape.line === null && shape.outline === 'rectangle'
        ? t('canvas:textBox')
        : t(`canvas:outline.${shape.outline}`);
    case 'line':
      return t(shape.startArrow || shape.endArrow ? 'canvas:arrow' : 'canvas:line');
    case 'other':
      return t(`canvas:what.${shape.what}`);
    default:
      return t(shape.kind === 'picture' ? 'canvas:pictureShape' : `canvas:${shape.kind}`);
  }
}

const known = new Set([
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

export function placeholderName(placeholder: string, t: TFunction): string {
  return t(`canvas:place.${known.has(placeholder) ? placeholder : 'other'}`);
}

function shortenName(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1)}…`;
}
