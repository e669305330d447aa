import { readFileSync } from 'node:fs';
import path from 'node:path';
import { textOfDocx } from '@redraft/documents';
import { printTable, type Row } from '../../table.ts';
import { listFiles } from '../list-files.ts';
import { countPages, plainText } from '../office.ts';
import { type Markup, markupKinds } from './markup.ts';
import { reportOthers } from './other-kinds.ts';
import { type Result, tryFile } from './text-file.ts';
import { compareWords, type WordDifference } from './words.ts';

export interface Options {
  folder: string;
  /** Whether LibreOffice lays out the file before and after. */
  hasOffice: boolean;
}

interface Line {
  name: string;
  result: Result | null;
  refusal: string;
  pages: string;
  words: WordDifference | null;
}

async function tryOne(file: string, { folder, hasOffice }: Options): Promise<Line> {
  const name = path.relative(folder, file);
  const bytes = new Uint8Array(readFileSync(file));
  try {
    const result = await tryFile(bytes);
    const pages = hasOffice ? `${await countPages(bytes)} -> ${await countPages(result.saved)}` : '';
    const text = hasOffice ? await plainText(bytes) : null;
    const words = text === null ? null : compareWords(textOfDocx(bytes), text);
    return { name, result, refusal: '', pages, words };
  } catch (error) {
    return {
      name,
      result: null,
      refusal: error instanceof Error ? error.message : String(error),
      pages: '',
      words: null,
    };
  }
}

function printLine({ name, result, refusal, pages, words }: Line): void {
  if (result === null) {
    console.log(`${name}: not opened (${refusal.slice(0, 100)})`);
    return;
  }
  const { openedMs, savedMs, partsLost, lost, lostTouched, blocks, blocksChanged } = result;
  const parts = [
    `opened ${openedMs.toFixed(0)} ms`,
    `saved ${savedMs.toFixed(0)} ms`,
    `blocks changed ${blocksChanged} of ${blocks}`,
    partsLost.length > 0 ? `parts lost ${partsLost.join(' ')}` : '',
    lost.size > 0 ? `markup lost ${listOf(lost)}` : '',
    lostTouched.size > 0 ? `if each paragraph is touched ${listOf(lostTouched)}` : '',
    pages === '' ? '' : `pages ${pages}`,
    words && words.onlyHere.length > 0 ? `words only here: ${words.onlyHere.slice(0, 12).join(' ')}` : '',
    words && words.onlyThere.length > 0 ? `words only there: ${words.onlyThere.slice(0, 12).join(' ')}` : '',
  ];
  console.log(`${name}: ${parts.filter((part) => part !== '').join('; ')}`);
}

const listOf = (markup: Markup): string => [...markup].map(([kind, count]) => `${count} ${kind}`).join(', ');

/** Opens each file of a folder like the editor, changes one thing, saves, and reports what was lost. */
export async function reportLosses(options: Options): Promise<void> {
  const lines: Line[] = [];
  for (const file of listFiles(options.folder)) {
    if (!/\.docx$/i.test(file)) continue;
    const line = await tryOne(file, options);
    printLine(line);
    lines.push(line);
  }

  const results = lines.flatMap(({ result }) => (result === null ? [] : [result]));
  const countFiles = (kind: string, of: (result: Result) => Markup) =>
    results.filter((result) => of(result).has(kind)).length;
  const otherPages = lines.filter(({ pages }) => new Set(pages.split(' -> ')).size > 1);
  const otherWords = lines.filter(({ words }) => words && words.onlyHere.length + words.onlyThere.length > 0);
  const rows: Row[] = [
    { measure: 'files opened', value: `${results.length} of ${lines.length}` },
    {
      measure: 'files that lost a part',
      value: String(results.filter(({ partsLost }) => partsLost.length > 0).length),
      target: '0',
    },
    {
      measure: 'files with more than one block changed',
      value: String(results.filter(({ blocksChanged }) => blocksChanged > 1).length),
      target: '0',
    },
    ...markupKinds
      .filter((kind) => countFiles(kind, ({ has }) => has) > 0)
      .map((kind) => ({
        measure: `${kind}: files with them, with fewer after one word, after a word in each paragraph`,
        value: [
          countFiles(kind, ({ has }) => has),
          countFiles(kind, ({ lost }) => lost),
          countFiles(kind, ({ lostTouched }) => lostTouched),
        ].join(', '),
      })),
    ...(options.hasOffice
      ? [
          { measure: 'files with another number of pages', value: String(otherPages.length), target: '0' },
          { measure: 'files in which LibreOffice reads other words', value: String(otherWords.length) },
        ]
      : []),
  ];
  console.log('');
  printTable(rows);
  await reportOthers(options.folder);
}
