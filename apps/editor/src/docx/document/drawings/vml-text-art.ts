import type { BoxShape } from '../../../canvas/scene/scene.ts';
import { textBoxValues } from '../../../canvas/scene/shape-values.ts';
import { defaultParagraphFormat, defaultRunFormat } from '../../../canvas/text/text-formats.ts';
import { defaultLayout } from '../../../drawingml/text-layout.ts';
import type { Element } from '../../../xml/element.ts';
import { getString } from '../../../xml/values.ts';
import type { VmlShapeBase } from './read-vml.ts';
import { readVmlStyle } from './vml-frame.ts';

const emuPerPoint = 12_700;
/** About the width of a letter, and the height of a line, as parts of the font size. */
const letter = { width: 0.58, height: 1.2 };

/** Text that fills its shape (`v:textpath`): one line as large as fits. */
export function createTextArt(
  art: Element,
  base: VmlShapeBase,
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
    ...defaultRunFormat,
    text,
    bold: style.get('font-weight') === 'bold',
    italic: style.get('font-style') === 'italic',
    size: Math.max(1, Math.round(size * 10) / 10),
    color,
    font: style.get('font-family')?.replaceAll('"', '') ?? 'Arial',
  };
  return {
    ...base,
    alt: base.alt === '' ? text : base.alt,
    ...textBoxValues,
    text: {
      anchor: 'middle',
      inset: { left: 0, top: 0, right: 0, bottom: 0 },
      layout: { ...defaultLayout, wraps: false },
      paragraphs: [{ ...defaultParagraphFormat, align: 'center', runs: [run] }],
    },
  };
}
