import { type ChartInfo, composeExport } from './compose-export.ts';

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
    const notes = [chartInfo.description, chartInfo.source].map((text) => {
      const note = printDocument.createElement('p');
      note.textContent = text;
      return note;
    });
    printDocument.body.append(heading, caption, plainTable(printDocument, table), ...notes);
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

function serializeSvg(drawing: SVGSVGElement): string {
  return new XMLSerializer().serializeToString(drawing);
}
