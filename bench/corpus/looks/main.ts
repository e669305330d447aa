import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { printTable } from '../../table.ts';
import { hashFontSubstitutes } from '../font-substitutes.ts';
import { listFiles } from '../list-files.ts';
import { convert } from '../office.ts';
import { comparePages, type PageComparison } from './compare-pages.ts';
import { freezeFields } from './freeze-fields.ts';
import { hideOtherSheets } from './hide-other-sheets.ts';
import { type ComparedKind, isCompared, type Print, withEditor } from './our-pages.ts';
import { readPdfPages } from './pdf-pages.ts';

interface ComparedFile {
  name: string;
  kind: ComparedKind;
  /** Null where one of the two programs does not open the file. */
  pages: PageComparison[] | null;
  refusal: string;
}

const worstShown = 40;

/**
 * Compares the first pages of each file with those of LibreOffice, and keeps both PDFs in `output`. Needs LibreOffice, poppler-utils, fonts-crosextra-carlito and fonts-crosextra-caladea.
 */
export async function compareLooks(folder: string, output: string): Promise<void> {
  const compared = await withEditor(output, async (print) => {
    const files: ComparedFile[] = [];
    for (const file of listFiles(folder)) {
      const kind = path.extname(file).slice(1).toLowerCase();
      if (isCompared(kind)) files.push(await compareOne({ file, kind, folder, output }, print));
    }
    return files;
  });
  await rm(path.join(output, 'data'), { recursive: true, force: true });
  report(compared);
}

interface FileToCompare {
  file: string;
  kind: ComparedKind;
  folder: string;
  output: string;
}

async function compareOne(
  { file, kind, folder, output }: FileToCompare,
  print: Print,
): Promise<ComparedFile> {
  const name = path.relative(folder, file);
  const target = path.join(output, name.replaceAll(/[^\w.-]/g, '_'));
  try {
    const bytes = new Uint8Array(await readFile(file));
    const office = `${target}.${hashFontSubstitutes()}.office.pdf`;
    const pdf = await printByOffice(office, { bytes: prepareForOffice(bytes, kind), kind });
    if (!pdf) return { name, kind, pages: null, refusal: 'LibreOffice does not open it' };
    await print({ kind, bytes, target: `${target}.pdf` });
    const [theirs, ours] = [await readPdfPages(office), await readPdfPages(`${target}.pdf`)];
    return { name, kind, pages: theirs.map((page, index) => comparePages(page, ours[index])), refusal: '' };
  } catch (error) {
    return { name, kind, pages: null, refusal: error instanceof Error ? error.message : String(error) };
  }
}

/** What our editor shows of a file: one sheet, and the stored results of fields. */
function prepareForOffice(bytes: Uint8Array, kind: ComparedKind): Uint8Array {
  if (kind === 'xlsx') return hideOtherSheets(bytes);
  return kind === 'docx' ? freezeFields(bytes) : bytes;
}

/** Keeps the PDF for the next comparison. False if LibreOffice does not open the file. */
async function printByOffice(
  target: string,
  file: { bytes: Uint8Array; kind: ComparedKind },
): Promise<boolean> {
  if (existsSync(target)) return true;
  const pdf = await convert(file.bytes, { filter: 'pdf', suffix: 'pdf', kind: file.kind });
  if (pdf !== null) await writeFile(target, pdf);
  return pdf !== null;
}

const sum = (pages: readonly PageComparison[], count: (page: PageComparison) => number) =>
  pages.reduce((total, page) => total + count(page), 0);

function report(files: readonly ComparedFile[]): void {
  for (const { name, refusal } of files.filter(({ pages }) => pages === null))
    console.log(`${name}: not compared (${(refusal.split('\n')[0] ?? '').slice(0, 100)})`);
  const shown = files.flatMap(({ name, kind, pages }) => (pages === null ? [] : [{ name, kind, pages }]));
  const missing = (pages: readonly PageComparison[]) => sum(pages, ({ lines, found }) => lines - found);
  for (const { name, pages } of shown
    .toSorted((one, other) => missing(other.pages) - missing(one.pages))
    .slice(0, worstShown))
    console.log(`${name}: ${describePages(pages)}`);
  for (const kind of new Set(shown.map((one) => one.kind))) {
    const pages = shown.filter((one) => one.kind === kind).flatMap((one) => one.pages);
    const lines = sum(pages, (page) => page.lines);
    const found = sum(pages, (page) => page.found);
    const empty = pages.filter(({ isEmpty }) => isEmpty).length;
    const unreadable = sum(pages, (page) => page.unreadable.length);
    console.log(`\n${kind}`);
    printTable([
      {
        measure: 'files, pages',
        value: `${shown.filter((one) => one.kind === kind).length}, ${pages.length}`,
      },
      {
        measure: 'lines of text at their place',
        value: `${found} of ${lines} (${((100 * found) / Math.max(1, lines)).toFixed(1)} %)`,
        target: '≥ 97 %',
        isMet: found >= lines * 0.97,
      },
      { measure: 'empty pages', value: String(empty), target: '0', isMet: empty === 0 },
      {
        measure: 'words like their background',
        value: String(unreadable),
        target: '0',
        isMet: unreadable === 0,
      },
    ]);
  }
}

function describePages(pages: readonly PageComparison[]): string {
  const parts = pages.flatMap(({ lines, found, missing, isEmpty, unreadable }, index) => [
    ...(isEmpty ? [`page ${index + 1} is empty`] : []),
    ...(found < lines
      ? [
          `page ${index + 1} misses ${lines - found} of ${lines}: ${missing.slice(0, 3).join(' | ').slice(0, 160)}`,
        ]
      : []),
    ...(unreadable.length > 0
      ? [`unreadable on page ${index + 1}: ${unreadable.slice(0, 5).join(' ')}`]
      : []),
  ]);
  return parts.length === 0 ? 'as LibreOffice shows it' : parts.join('; ');
}
