import type { TFunction } from 'i18next';
import { listPlaceholders } from '../commands/layout-placeholders.ts';
import type { PageLayout, ScenePage, Shape, TextParagraph } from '../scene/scene.ts';
import { getLevelFormat } from '../text/levels.ts';

/** A preview page of a layout with sample text in its placeholders. */
export function createSamplePage(layout: PageLayout, t: TFunction): ScenePage {
  const { id, width, height, background, behind } = layout;
  const shapes = listPlaceholders(layout).map(({ shape, levels }): Shape => {
    if (shape.placeholder === 'picture')
      return {
        ...shape,
        fill: layout.theme?.colors[pictureFillColour] ?? '#cccccc',
        fillOpacity: 1,
        fillPaint: null,
      };
    const sampleTexts = createSampleLines(
      shape.placeholder,
      getLevelFormat(levels, 0)?.paragraph.list === 'bullet',
      t,
    );
    const paragraphs = sampleTexts.flatMap(({ text, level }): TextParagraph[] => {
      const format = getLevelFormat(levels, level);
      return format === null ? [] : [{ ...format.paragraph, level, runs: [{ ...format.run, text }] }];
    });
    return { ...shape, text: { ...shape.text, paragraphs } };
  });
  return {
    id: `sample-${id}`,
    name: '',
    width,
    height,
    background,
    layoutId: id,
    behind,
    shapes,
    notes: null,
    isHidden: false,
    transition: 'none',
    comments: [],
  };
}

/** Index of the second background colour in a theme. */
const pictureFillColour = 3;

function createSampleLines(
  placeholder: string,
  isList: boolean,
  t: TFunction,
): { text: string; level: number }[] {
  if (placeholder === 'title') return [{ text: t('canvas:sample.title'), level: 0 }];
  const first = { text: t('canvas:sample.text'), level: 0 };
  return isList
    ? [first, { text: t('canvas:sample.deeper'), level: 1 }, { text: t('canvas:sample.next'), level: 0 }]
    : [first];
}
