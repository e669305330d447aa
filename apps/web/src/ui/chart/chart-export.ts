/**
 * Exports a chart as an image, SVG or print. A drawing's appearance comes from the page's style sheets, which a file does not have, so computed
 * styles are inlined into each element first.
 */
interface About {
  name: string;
  headline: string;
}

/** Names that the theme uses for its colour scheme attribute and two of its colours. */
const schemeAttribute = 'data-color-scheme';
const ink = '--rd-palette-text-primary';
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
const ofPage = ['class', 'style', 'tabindex', 'role', 'data-mark', 'data-drawing', 'aria-hidden'] as const;
const edge = 24;
const lineHeight = 20;
/** Image pixels per CSS pixel: sharp in print and on high-density screens. */
const sharpness = 2;

export async function drawingAsSvg(content: HTMLElement, about: About): Promise<Blob> {
  return new Blob([textOf(compose(content, about))], { type: 'image/svg+xml' });
}

export async function drawingAsPng(content: HTMLElement, about: About): Promise<Blob> {
  const drawing = compose(content, about);
  const address = URL.createObjectURL(new Blob([textOf(drawing)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = drawing.width.baseVal.value * sharpness;
    canvas.height = drawing.height.baseVal.value * sharpness;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob === null ? reject(new Error('No picture was made.')) : resolve(blob)));
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Prints only the chart, from a hidden frame. */
export function printChart(content: HTMLElement, about: About): void {
  const frame = document.createElement('iframe');
  frame.title = about.name;
  frame.setAttribute('aria-hidden', 'true');
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  document.body.append(frame);
  const { contentDocument: paper, contentWindow: printer } = frame;
  if (paper === null || printer === null) return;
  paper.title = about.name;
  paper.documentElement.style.colorScheme = 'light';
  paper.body.style.font = '12pt/1.4 sans-serif';
  const table = content.querySelector('table');
  if (table !== null && content.querySelector('[data-drawing]') === null) {
    const heading = paper.createElement('h1');
    heading.textContent = about.name;
    const said = paper.createElement('p');
    said.textContent = about.headline;
    paper.body.append(heading, said, plainTable(paper, table));
  } else {
    const drawing = compose(content, about);
    drawing.style.maxWidth = '100%';
    drawing.style.height = 'auto';
    paper.body.append(paper.importNode(drawing, true));
  }
  printer.addEventListener('afterprint', () => frame.remove());
  printer.print();
}

function plainTable(paper: Document, table: HTMLTableElement): HTMLTableElement {
  const plain = paper.createElement('table');
  plain.style.borderCollapse = 'collapse';
  for (const row of table.rows) {
    const line = plain.insertRow();
    for (const cell of row.cells) {
      const copy = line.appendChild(paper.createElement(cell.tagName));
      copy.textContent = cell.textContent;
      copy.style.padding = '2pt 8pt';
      copy.style.borderBottom = '0.5pt solid #999';
      copy.style.textAlign = 'start';
    }
  }
  return plain;
}

/** Always in the light scheme: exports are meant for paper and other documents. */
function compose(content: HTMLElement, about: About): SVGSVGElement {
  const before = content.getAttribute(schemeAttribute);
  const elements = [content, ...content.querySelectorAll<HTMLElement | SVGElement>('*')];
  // During a colour transition the computed styles would still have the old values.
  for (const one of elements) one.style.setProperty('transition', 'none', 'important');
  content.setAttribute(schemeAttribute, 'light');
  try {
    return composeAsShown(content, about);
  } finally {
    if (before === null) content.removeAttribute(schemeAttribute);
    else content.setAttribute(schemeAttribute, before);
    for (const one of elements) one.style.removeProperty('transition');
  }
}

/** Name, headline, drawing and legend stacked in one SVG. */
function composeAsShown(content: HTMLElement, { name, headline }: About): SVGSVGElement {
  const drawings = [...content.querySelectorAll<SVGSVGElement>('svg[data-drawing]')];
  const styles = getComputedStyle(content);
  const whole = document.createElementNS(namespace, 'svg');
  const width = Math.max(320, ...drawings.map((one) => one.width.baseVal.value));
  const lines = [
    { text: name, weight: 600 },
    ...wrapped(headline, width).map((text) => ({ text, weight: 400 })),
  ];
  let y = edge;
  const say = (text: string, at: { x: number; y: number; weight?: number }) => {
    const words = whole.appendChild(document.createElementNS(namespace, 'text'));
    words.textContent = text;
    for (const [key, value] of Object.entries({
      x: at.x,
      y: at.y,
      fill: styles.getPropertyValue(ink) || '#000000',
      'font-family': styles.fontFamily,
      'font-size': 13,
      'font-weight': at.weight ?? 400,
    }))
      words.setAttribute(key, String(value));
  };
  for (const { text, weight } of lines) {
    y += lineHeight;
    say(text, { x: edge, y: y - 6, weight });
  }
  y += 12;
  for (const one of drawings) {
    const copy = whole.appendChild(styledCopy(one));
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
      const copy = whole.appendChild(styledCopy(swatch));
      copy.setAttribute('x', String(x));
      copy.setAttribute('y', String(y));
    }
    say(text, { x: x + 26, y: y + 12 });
    x += length + 16;
  }
  const size = { width: width + 2 * edge, height: y + lineHeight + edge };
  for (const [key, value] of Object.entries(size)) whole.setAttribute(key, String(Math.ceil(value)));
  whole.setAttribute('viewBox', `0 0 ${Math.ceil(size.width)} ${Math.ceil(size.height)}`);
  const paper = document.createElementNS(namespace, 'rect');
  paper.setAttribute('width', '100%');
  paper.setAttribute('height', '100%');
  paper.setAttribute('fill', styles.getPropertyValue(paperColour) || '#ffffff');
  whole.prepend(paper);
  return whole;
}

function styledCopy(original: SVGElement): SVGElement {
  const copy = document.importNode(original, true);
  const originals = [original, ...original.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  originals.forEach((one, index) => {
    const its = copies[index];
    if (its === undefined) return;
    const style = getComputedStyle(one);
    for (const attribute of ofPage) its.removeAttribute(attribute);
    for (const property of styleProperties) {
      const value = style.getPropertyValue(property);
      if (value !== '') its.setAttribute(property, value);
    }
  });
  return copy;
}

/** Breaks a sentence into lines of about this width. */
function wrapped(text: string, width: number): string[] {
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

function textOf(drawing: SVGSVGElement): string {
  return new XMLSerializer().serializeToString(drawing);
}
