import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { DrawnPage, DrawnWord, GreyImage } from './compare-pages.ts';

const run = promisify(execFile);
/** Pages of a file that are compared. */
export const maxPages = 3;
/** Enough to tell text from its background. */
const dotsPerInch = 60;
const maxBuffer = 256 * 1024 * 1024;

/** Lines of words and an image of the first pages of a PDF, by poppler. */
export async function readPdfPages(file: string): Promise<DrawnPage[]> {
  const last = ['-l', String(maxPages)];
  const { stdout: layout } = await run('pdftotext', ['-bbox-layout', ...last, file, '-'], { maxBuffer });
  const { stdout: images } = await run('pdftoppm', ['-gray', '-r', String(dotsPerInch), ...last, file], {
    maxBuffer,
    encoding: 'buffer',
  });
  return splitPages(layout).map((page, index) => ({
    ...page,
    image: readGreyImages(images)[index] ?? blank,
  }));
}

const blank: GreyImage = { width: 0, height: 0, values: new Uint8Array() };

function splitPages(layout: string): Omit<DrawnPage, 'image'>[] {
  return [...layout.matchAll(/<page width="([\d.]+)" height="([\d.]+)">([\s\S]*?)<\/page>/g)].map(
    ([, width = '1', height = '1', content = '']) => ({
      lines: [...content.matchAll(/<line [^>]*>([\s\S]*?)<\/line>/g)].map(([, line = '']) =>
        readWords(line, { width: Number(width), height: Number(height) }),
      ),
    }),
  );
}

function readWords(line: string, page: { width: number; height: number }): DrawnWord[] {
  const words = line.matchAll(
    /<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([\s\S]*?)<\/word>/g,
  );
  return [...words]
    .flatMap(([, left, top, right, bottom, text = '']) =>
      splitLeaders({
        text: decodeEntities(text),
        left: Number(left),
        top: Number(top),
        right: Number(right),
        bottom: Number(bottom),
      }),
    )
    .map(({ text, left, top, right, bottom }) => ({
      text: normalizeWord(text),
      left: left / page.width,
      top: top / page.height,
      right: right / page.width,
      bottom: bottom / page.height,
    }))
    .filter(({ text }) => text !== '');
}

/** Dots that lead to a tab stop are letters in one program and a drawing in the other: the words on both sides of them. */
export function splitLeaders(word: DrawnWord): DrawnWord[] {
  const letterWidth = (word.right - word.left) / Math.max(1, word.text.length);
  const parts = [...word.text.matchAll(/\.{4,}|(?:(?!\.{4}).)+/g)].filter(
    ([part]) => !part.startsWith('....'),
  );
  return parts.map(({ 0: text, index }) => ({
    ...word,
    text,
    left: word.left + index * letterWidth,
    right: word.left + (index + text.length) * letterWidth,
  }));
}

/**
 * Symbol fonts have their glyphs at private code points, which another font does not share. Nothing is seen of word joiners. LibreOffice numbers the
 * errors of formulas that the formats name. It writes three number signs for what does not fit, however wide the cell is. As a bullet it has a large
 * disc at less than half the size.
 */
export const normalizeWord = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Private_Use}|\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/^#{2,}$/, '###')
    .replace(/^●$/, '•')
    .replace(/^(?:Err:5\d\d|#VALUE!|#NUM!)$/, '#ERROR');

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  return text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole;
    const digits = name.slice(1);
    return String.fromCodePoint(/^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits));
  });
}

/** Images in the format PGM (netpbm), one after another. */
function readGreyImages(bytes: Buffer): GreyImage[] {
  const images: GreyImage[] = [];
  let at = 0;
  while (at < bytes.length) {
    const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', at, at + 40));
    if (head === null) break;
    const [width, height] = [Number(head[1]), Number(head[2])];
    const start = at + head[0].length;
    at = start + width * height;
    images.push({ width, height, values: bytes.subarray(start, at) });
  }
  return images;
}
