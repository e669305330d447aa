import type { ZipCodec } from './codec.ts';
import { escapeXml } from './docx-parts.ts';
import { DocumentError } from './errors.ts';
import { type FirstPage, maxColumns, maxRows, readFirstPage } from './first-page.ts';
import type { OfficeKind } from './office-kind.ts';

const textColor = '#1C2024';
const lineColor = '#D8D3C8';
const serif = 'font-family="Georgia, \'Times New Roman\', serif"';
const sans = 'font-family="Helvetica, Arial, sans-serif"';

/** Sizes of the pictures; all lengths are SVG user units. */
const portraitPage = { width: 240, height: 320 };
const landscapePage = { width: 320, height: 220 };
const slidePage = { width: 320, height: 180 };

/**
 * A small picture of the first page, generated from its content: text, cells or the first slide. Only escaped text of the file is included;
 * unreadable files give an empty page.
 */
export function thumbnailSvg(bytes: Uint8Array, kind: OfficeKind, codec: ZipCodec): string {
  const page = firstPageOrNone(bytes, kind, codec);
  switch (page.kind) {
    case 'text':
      return picture(portraitPage, drawText(page.lines));
    case 'sheet':
      return picture(landscapePage, drawSheet(page.rows));
    case 'slide':
      return picture(slidePage, drawSlide(page));
    case 'drawing':
      return picture(portraitPage, '');
  }
}

function firstPageOrNone(bytes: Uint8Array, kind: OfficeKind, codec: ZipCodec): FirstPage {
  try {
    return readFirstPage(bytes, kind, codec);
  } catch (cause) {
    if (cause instanceof DocumentError) return { kind: 'drawing' };
    throw cause;
  }
}

interface Size {
  width: number;
  height: number;
}

function picture({ width, height }: Size, content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" fill="#FFFFFF" stroke="${lineColor}"/>${content}</svg>`
  );
}

function text(position: { x: number; y: number; size: number; attributes?: string }, words: string): string {
  if (words.trim() === '') return '';
  const { x, y, size, attributes = serif } = position;
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${textColor}" ${attributes}>${escapeXml(words)}</text>`;
}

const margin = 26;
const lineHeight = 11.5;
const charactersPerLine = 44;

function drawText(lines: readonly string[]): string {
  const maxRowsOnPage = Math.floor((portraitPage.height - 2 * margin) / lineHeight);
  const rows = lines.flatMap((line) => wrap(line, charactersPerLine)).slice(0, maxRowsOnPage);
  return rows
    .map((row, index) => text({ x: margin, y: margin + 8 + index * lineHeight, size: 8 }, row))
    .join('');
}

const cell = { width: 60, height: 14, x: 10, y: 12 };

function drawSheet(rows: readonly (readonly string[])[]): string {
  const right = cell.x + maxColumns * cell.width;
  const bottom = cell.y + maxRows * cell.height;
  const horizontalLines = Array.from({ length: maxRows + 1 }, (_, row) => {
    const y = cell.y + row * cell.height;
    return `M${cell.x} ${y}H${right}`;
  });
  const verticalLines = Array.from({ length: maxColumns + 1 }, (_, column) => {
    const x = cell.x + column * cell.width;
    return `M${x} ${cell.y}V${bottom}`;
  });
  const texts = rows.flatMap((row, rowIndex) =>
    row.map((words, column) => {
      const textPosition = { x: cell.x + column * cell.width + 3, y: cell.y + rowIndex * cell.height + 10 };
      return text({ ...textPosition, size: 8, attributes: sans }, shorten(words, 12));
    }),
  );
  return `<path d="${[...horizontalLines, ...verticalLines].join('')}" stroke="${lineColor}" fill="none"/>${texts.join('')}`;
}

function drawSlide(page: { title: string; lines: readonly string[] }): string {
  const centred = `${sans} text-anchor="middle" font-weight="600"`;
  const title = wrap(page.title, 32).slice(0, 2);
  const top = page.lines.length === 0 ? 90 : 44;
  const heading = title.map((row, index) =>
    text({ x: 160, y: top + index * 20, size: 17, attributes: centred }, row),
  );
  const lines = page.lines.flatMap((line) => wrap(line, 52)).slice(0, 6);
  const body = lines.map((row, index) =>
    text({ x: 28, y: 92 + index * 14, size: 10, attributes: sans }, row),
  );
  return [...heading, ...body].join('');
}

/** Breaks between words if possible; an empty line is kept. */
function wrap(line: string, width: number): string[] {
  const rows = [''];
  // Maximum length of a paragraph that fits on a page.
  for (const word of shorten(line, 2000).split(/\s+/)) {
    const last = rows.at(-1) ?? '';
    const joined = last === '' ? word : `${last} ${word}`;
    if ([...joined].length <= width) rows[rows.length - 1] = joined;
    else if (last === '') rows[rows.length - 1] = shorten(word, width);
    else rows.push(shorten(word, width));
  }
  return rows;
}

function shorten(words: string, length: number): string {
  const characters = [...words.slice(0, 2 * length + 2)];
  return characters.length <= length ? words : `${characters.slice(0, length - 1).join('')}…`;
}
