import type { Gradient, Stroke, TextParagraph } from '../../../canvas/scene/scene.ts';

export const createMarkerXml = (name: string): string =>
  `<draw:marker draw:name="${name}" draw:display-name="Arrow filled" svg:viewBox="0 0 20 30" svg:d="M10 0l-10 30h20z"/>`;

/** Dash lengths relative to the line width. */
export function createDashXml(kind: Exclude<Stroke['dash'], 'solid'>, name: string): string {
  const [length, distance] = kind === 'dot' ? ['100%', '100%'] : ['400%', '300%'];
  return (
    `<draw:stroke-dash draw:name="${name}" draw:style="rect" draw:dots1="1" draw:dots1-length="${length}" ` +
    `draw:dots2="1" draw:dots2-length="${length}" draw:distance="${distance}"/>`
  );
}

/** `draw:gradient` between two colours, the first and the last of more. Its name says what it is. */
export function describeGradient(gradient: Gradient): {
  name: string;
  createXml: (name: string) => string;
} {
  const values = getGradientValues(gradient);
  const attributes = Object.entries(values).map(([name, value]) => `draw:${name}="${value}"`);
  return {
    name: `Gradient-${Object.values(values)
      .join('-')
      .replace(/[^\w.-]/g, '')}`,
    createXml: (name) =>
      `<draw:gradient draw:name="${name}" ${attributes.join(' ')} draw:start-intensity="100%" draw:end-intensity="100%"/>`,
  };
}

function getGradientValues(gradient: Gradient): Record<string, string> {
  const { stops } = gradient;
  const [first, last] = [stops[0], stops.at(-1)];
  const [start, end] = [first?.color ?? '#000000', last?.color ?? '#000000'];
  if (gradient.kind === 'linear') {
    // Without rotation a gradient runs downwards; angles are tenths of a degree, counterclockwise.
    const tenths = Math.round((((90 - gradient.angle) % 360) + 360) * 10) % 3600;
    return {
      style: 'linear',
      'start-color': start,
      'end-color': end,
      angle: String(tenths),
      border: toPercentage(first?.offset ?? 0),
    };
  }
  // A radial gradient ends in its centre.
  return {
    style: 'radial',
    'start-color': end,
    'end-color': start,
    cx: toPercentage(gradient.centerX),
    cy: toPercentage(gradient.centerY),
    border: toPercentage(1 - (last?.offset ?? 1)),
  };
}

const toPercentage = (part: number): string => `${Math.round(part * 100)}%`;

const levels = Array.from({ length: 10 }, (_, index) => index + 1);
const bullets = ['•', '–'];

/** A list style with one type at all levels; `none` has levels without markers. */
export function createListStyleXml(kind: TextParagraph['list']): string {
  const levelsXml = levels.map((level) => {
    const levelProperties =
      `<style:list-level-properties text:space-before="${(level - 1) * 0.6}cm" text:min-label-width="${kind === 'none' ? '0cm' : '0.6cm'}"/>`.replace(
        /(\d\.\d)\d+cm/,
        '$1cm',
      );
    const textFormat = '<style:text-properties style:use-window-font-color="true" fo:font-size="100%"/>';
    if (kind === 'bullet')
      return `<text:list-level-style-bullet text:level="${level}" text:bullet-char="${bullets[(level - 1) % 2]}">${levelProperties}${textFormat}</text:list-level-style-bullet>`;
    const format = kind === 'number' ? 'style:num-format="1" style:num-suffix="."' : 'style:num-format=""';
    return `<text:list-level-style-number text:level="${level}" ${format}>${levelProperties}${textFormat}</text:list-level-style-number>`;
  });
  return `<text:list-style style:name="">${levelsXml.join('')}</text:list-style>`;
}
