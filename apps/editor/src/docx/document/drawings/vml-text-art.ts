import type { BoxShape } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import { getString } from '../../../xml/values.ts';
import { readVmlStyle } from './vml-frame.ts';

const emuPerPoint = 12_700;
/** About the width of a letter, and the height of a line, as parts of the font size. */
const letter = { width: 0.58, height: 1.2 };

/** Text that fills its shape (`v:textpath`): one line as large as fits. */
export function createTextArt(
  art: Element,
  base: Pick<
    BoxShape,
    'id' | 'name' | 'alt' | 'x' | 'y' | 'width' | 'height' | 'rotation' | 'isFlippedX' | 'isFlippedY'
  >,
  { fill, fillPaint }: Pick<BoxShape, 'fill' | 'fillPaint'>,
): BoxShape {
  const text = getString(art, 'string') ?? '';
  const style = readVmlStyle(art);
  const lines = text.split('\n');
  const longest = Math.max(1, ...lines.map((line) => [...line].length));
  const size = Math.min(
    base.height / lines.length / letter.height / emuPerPoint,
    base.width / longest / letter.width / emuPerPoint,
  );
  const color = fill ?? (fillPaint?.kind === 'linear' ? fillPaint.stops[0]?.color : null) ?? '#000000';
  const run = {
    text,
    bold: style.get('font-weight') === 'bold',
    italic: style.get('font-style') === 'italic',
    underline: false,
    strike: false,
    capitals: 'none' as const,
    baseline: 0,
    size: Math.max(1, Math.round(size * 10) / 10),
    color,
    font: style.get('font-family')?.replaceAll('"', '') ?? 'Arial',
    link: null,
  };
  return {
    ...base,
    alt: base.alt === '' ? text : base.alt,
    kind: 'box',
    outline: 'rectangle',
    fill: null,
    fillOpacity: 1,
    fillPaint: null,
    line: null,
    placeholder: null,
    text: {
      anchor: 'middle',
      inset: { left: 0, top: 0, right: 0, bottom: 0 },
      layout: {
        direction: 'horizontal',
        columns: 1,
        columnGap: 0,
        wraps: false,
        rotation: 0,
        isUpright: false,
      },
      paragraphs: [
        {
          runs: [run],
          align: 'center',
          list: 'none',
          marker: null,
          level: 0,
          indents: null,
          lineSpacing: 1,
          spaceBefore: 0,
          spaceAfter: 0,
          isRightToLeft: false,
        },
      ],
    },
  };
}
