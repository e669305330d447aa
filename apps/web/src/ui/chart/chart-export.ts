/**
 * Exports a chart as an image, SVG or print. A drawing's appearance comes from the page's style sheets, which a file does not have, so computed
 * styles are inlined into each element first.
 */
interface ChartInfo {
  name: string;
  headline: string;
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
/** Image pixels per CSS pixel: sharp in print and on high-density screens. */
const pixelRatio = 2;

export async function drawingToSvg(content: HTMLElement, chartInfo: ChartInfo): Promise<Blob> {
  return new Blob([serializeSvg(composeExport(content, chartInfo))], { type: 'image/svg+xml' });
}

export async function drawingToPng(content: HTMLElement, chartInfo: ChartInfo): Promise<Blob> {
  const drawing = composeExport(content, chartInfo);
  const address = URL.createObjectURL(new Blob([serializeSvg(drawing)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = drawing.width.baseVal.value * pixelRatio;
    canvas.height = drawing.height.baseVal.value * pixelRatio;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob === null ? reject(new Error('No picture was made.')) : resolve(blob)));
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Prints only the chart, from a hidden frame. */
export function printChart(content: HTMLElement, chartInfo: ChartInfo): void {
  const frame = document.createElement('iframe');
  frame.title = chartInfo.name;
  frame.setAttribute('aria-hidden', 'true');
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  document.body.append(frame);
  const { contentDocument: printDocument, contentWindow: printWindow } = frame;
  if (printDocument === null || printWindow === null) return;
  printDocument.title = chartInfo.name;
  printDocument.documentElement.style.colorScheme = 'light';
  printDocument.body.style.font = '12pt/1.4 sans-serif';
  const table = content.querySelector('table');
  if (table !== null && content.querySelector('[data-drawing]') === null) {
    const heading = printDocument.createElement('h1');
    heading.textContent = chartInfo.name;
    const caption = printDocument.createElement('p');
    caption.textContent = chartInfo.headline;
    printDocument.body.append(heading, caption, plainTable(printDocument, table));
  } else {
    const drawing = composeExport(content, chartInfo);
    drawing.style.maxWidth = '100%';
    drawing.style.height = 'auto';
    printDocument.body.append(printDocument.importNode(drawing, true));
  }
  printWindow.addEventListener('afterprint', () => frame.remove());
  printWindow.print();
}

function plainTable(printDocument: Document, table: HTMLTableElement): HTMLTableElement {
  const plainCopy = printDocument.createElement('table');
  plainCopy.style.borderCollapse = 'collapse';
  for (const row of table.rows) {
    const line = plainCopy.insertRow();
    for (const cell of row.cells) {
      const copy = line.appendChild(printDocument.createElement(cell.tagName));
      copy.textContent = cell.textContent;
      copy.style.padding = '2pt 8pt';
      copy.style.borderBottom = '0.5pt solid #999';
      copy.style.textAlign = 'start';
    }
  }
  return plainCopy;
}

/** Always in the light scheme: exports are meant for paper and other documents. */
function composeExport(content: HTMLElement, chartInfo: ChartInfo): SVGSVGElement {
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

/** Name, headline, drawing and legend stacked in one SVG. */
function composeSvg(content: HTMLElement, { name, headline }: ChartInfo): SVGSVGElement {
  const drawings = [...content.querySelectorAll<SVGSVGElement>('svg[data-drawing]')];
  const styles = getComputedStyle(content);
  const exportSvg = document.createElementNS(namespace, 'svg');
  const width = Math.max(320, ...drawings.map((one) => one.width.baseVal.value));
  const lines = [
    { text: name, weight: 600 },
    ...wrapText(headline, width).map((text) => ({ text, weight: 400 })),
  ];
  let y = edge;
  const writeText = (text: string, position: { x: number; y: number; weight?: number }) => {
    const textElement = exportSvg.appendChild(document.createElementNS(namespace, 'text'));
    textElement.textContent = text;
    for (const [key, value] of Object.entries({
      x: position.x,
      y: position.y,
      fill: styles.getPropertyValue(textColour) || '#000000',
      'font-family': styles.fontFamily,
      'font-size': 13,
      'font-weight': position.weight ?? 400,
    }))
      textElement.setAttribute(key, String(value));
  };
  for (const { text, weight } of lines) {
    y += lineHeight;
    writeText(text, { x: edge, y: y - 6, weight });
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
    writeText(text, { x: x + 26, y: y + 12 });
    x += length + 16;
  }
  const size = { width: width + 2 * edge, height: y + lineHeight + edge };
  for (const [key, value] of Object.entries(size)) exportSvg.setAttribute(key, String(Math.ceil(value)));
  exportSvg.setAttribute('viewBox', `0 0 ${Math.ceil(size.width)} ${Math.ceil(size.height)}`);
  const printDocument = document.createElementNS(namespace, 'rect');
  printDocument.setAttribute('width', '100%');
  printDocument.setAttribute('height', '100%');
  printDocument.setAttribute('fill', styles.getPropertyValue(paperColour) || '#ffffff');
  exportSvg.prepend(printDocument);
  return exportSvg;
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
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= max)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function serializeSvg(drawing: SVGSVGElement): string {
  return new XMLSerializer().serializeToString(drawing);
}
