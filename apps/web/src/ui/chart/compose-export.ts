export interface ChartInfo {
  name: string;
  headline: string;
  /** What somebody would see in the chart; empty if there is none. */
  description: string;
  /** Where the chart is from. */
  source: string;
}

/** Names that the theme uses for its colour scheme attribute and two of its colours. */
const schemeAttribute = 'data-color-scheme';
const textColour = '--rd-palette-text-primary';
const paperColour = '--rd-palette-background-paper';
const namespace = 'http://www.w3.org/2000/svg';
const styleProperties = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;
/** Attributes that only the page needs. */
const pageOnlyAttributes = [
  'aria-describedby',
  'class',
  'style',
  'tabindex',
  'role',
  'data-mark',
  'data-drawing',
  'aria-hidden',
] as const;
const edge = 24;
const lineHeight = 20;

/**
 * A chart as one drawing for a file. Its appearance comes from the page's style sheets, which a file does not have, so computed styles are inlined
 * into each element first; always in the light scheme, since exports are meant for paper and other documents.
 */
export function composeExport(content: HTMLElement, chartInfo: ChartInfo): SVGSVGElement {
  const previousScheme = content.getAttribute(schemeAttribute);
  const elements = [content, ...content.querySelectorAll<HTMLElement | SVGElement>('*')];
  // During a colour transition the computed styles would still have the old values.
  for (const one of elements) one.style.setProperty('transition', 'none', 'important');
  content.setAttribute(schemeAttribute, 'light');
  try {
    return composeSvg(content, chartInfo);
  } finally {
    if (previousScheme === null) content.removeAttribute(schemeAttribute);
    else content.setAttribute(schemeAttribute, previousScheme);
    for (const one of elements) one.style.removeProperty('transition');
  }
}

/** Name, headline, drawing, legend, description and source stacked in one SVG, which has the texts as its name and description too. */
function composeSvg(content: HTMLElement, chartInfo: ChartInfo): SVGSVGElement {
  const { name, headline, description, source } = chartInfo;
  const drawings = [...content.querySelectorAll<SVGSVGElement>('svg[data-drawing]')];
  const styles = getComputedStyle(content);
  const exportSvg = document.createElementNS(namespace, 'svg');
  const width = Math.max(320, ...drawings.map((one) => one.width.baseVal.value));
  const lines = [
    { text: name, weight: 600 },
    ...wrapText(headline, width).map((text) => ({ text, weight: 400 })),
  ];
  const isRightToLeft = styles.direction === 'rtl';
  /** Where a line of the page's language begins. */
  const lineStart = isRightToLeft ? edge + width : edge;
  let y = edge;
  const writeText = (
    text: string,
    position: { x: number; y: number; weight?: number; anchor?: 'start' | 'end' },
  ) => {
    const textElement = exportSvg.appendChild(document.createElementNS(namespace, 'text'));
    textElement.textContent = text;
    for (const [key, value] of Object.entries({
      x: position.x,
      y: position.y,
      fill: styles.getPropertyValue(textColour) || '#000000',
      'font-family': styles.fontFamily,
      'font-size': 13,
      'font-weight': position.weight ?? 400,
      direction: styles.direction || 'ltr',
      'text-anchor': position.anchor ?? 'start',
    }))
      textElement.setAttribute(key, String(value));
  };
  for (const { text, weight } of lines) {
    y += lineHeight;
    writeText(text, { x: lineStart, y: y - 6, weight });
  }
  y += 12;
  for (const one of drawings) {
    const copy = exportSvg.appendChild(styledCopy(one));
    copy.setAttribute('x', String(edge));
    copy.setAttribute('y', String(y));
    y += one.height.baseVal.value + 12;
  }
  let x = edge;
  for (const entry of content.querySelectorAll('[data-legend]')) {
    const swatch = entry.querySelector('svg');
    const text = entry.textContent ?? '';
    const length = 26 + text.length * 7.4;
    if (x > edge && x + length > edge + width) {
      x = edge;
      y += lineHeight;
    }
    if (swatch !== null) {
      const copy = exportSvg.appendChild(styledCopy(swatch));
      copy.setAttribute('x', String(x));
      copy.setAttribute('y', String(y));
    }
    // Beside its swatch in both directions.
    writeText(text, { x: x + 26, y: y + 12, anchor: isRightToLeft ? 'end' : 'start' });
    x += length + 16;
  }
  y += lineHeight;
  for (const text of [...wrapText(description, width), ...wrapText(source, width)]) {
    y += lineHeight;
    writeText(text, { x: lineStart, y: y - 6 });
  }
  const size = { width: width + 2 * edge, height: y + edge };
  for (const [key, value] of Object.entries(size)) exportSvg.setAttribute(key, String(Math.ceil(value)));
  exportSvg.setAttribute('viewBox', `0 0 ${Math.ceil(size.width)} ${Math.ceil(size.height)}`);
  const background = document.createElementNS(namespace, 'rect');
  background.setAttribute('width', '100%');
  background.setAttribute('height', '100%');
  background.setAttribute('fill', styles.getPropertyValue(paperColour) || '#ffffff');
  exportSvg.prepend(background);
  nameDrawing(exportSvg, chartInfo);
  return exportSvg;
}

/** For programs that read a drawing aloud. */
function nameDrawing(drawing: SVGSVGElement, { name, headline, description, source }: ChartInfo): void {
  const texts = {
    title: name,
    desc: [headline, description, source].filter((text) => text !== '').join(' '),
  };
  const elements = Object.entries(texts).map(([tag, text]) => {
    const element = document.createElementNS(namespace, tag);
    element.textContent = text;
    return element;
  });
  drawing.setAttribute('role', 'img');
  drawing.prepend(...elements);
}

function styledCopy(original: SVGElement): SVGElement {
  const copy = document.importNode(original, true);
  const originals = [original, ...original.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  originals.forEach((one, index) => {
    const styledElement = copies[index];
    if (styledElement === undefined) return;
    const style = getComputedStyle(one);
    for (const attribute of pageOnlyAttributes) styledElement.removeAttribute(attribute);
    for (const property of styleProperties) {
      const value = style.getPropertyValue(property);
      if (value !== '') styledElement.setAttribute(property, value);
    }
  });
  return copy;
}

/** Breaks a sentence into lines of about this width. */
function wrapText(text: string, width: number): string[] {
  const max = Math.max(20, Math.floor(width / 7));
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= max)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
