import type { FileId } from '@redraft/contracts';
import { createDocxWriter } from '@redraft/documents';
import { zipCodec } from '../../apps/server/src/domain/revisions/index.ts';
import { stateBeforeFirst } from '../../apps/server/src/domain/revisions/plan/file-state.ts';
import { planIncomingSave } from '../../apps/server/src/domain/revisions/plan/plan-save.ts';
import { freshCopy, prose, worstPairs } from '../../apps/server/src/testing/worst-documents.ts';
import type { Row } from '../table.ts';

/**
 * Cost of computing a save's changes, as CPU time of all threads: one more word in a large document, and two versions that are expensive to compare.
 */
const essayLength = 12_000;
/** 352 pages. */
const bookLength = 700_000;
const words = 8;
const rounds = 5;

type State = ReturnType<typeof stateBeforeFirst>;

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;
const write = createDocxWriter({ codec: zipCodec });

function createSave(bytes: Uint8Array, at: number) {
  return { bytes, at, dirtyMs: 1000, userId: null, origin: 'typed' as const, isDistinct: true };
}

async function after(state: State, save: ReturnType<typeof createSave>): Promise<State> {
  return (await planIncomingSave(state, save))?.state ?? state;
}

async function openDocument(bytes: Uint8Array): Promise<State> {
  const noFile = stateBeforeFirst(1 as FileId, { kind: 'docx', name: 'a.docx' }); // cast: no file has this id
  return after(noFile, createSave(bytes, 0));
}

/** Versions that each add a word, forth and back. */
function wordByWord(text: string, create: (text: string) => Uint8Array): Uint8Array[] {
  const texts = [text];
  for (let word = 1; word <= words; word++) {
    const last = texts.at(-1) ?? '';
    const at = last.indexOf(' ', Math.floor((last.length * ((word * 5) % 9)) / 9));
    texts.push(`${last.slice(0, at)} more${word}${last.slice(at)}`);
  }
  return [...texts, ...texts.slice(1, -1).reverse()].map(create);
}

interface Cost {
  /** CPU time per save, all threads. */
  cpu: number;
  /** Maximum time that one save blocked the main thread. */
  atOnce: number;
}

async function typing(versions: readonly Uint8Array[], repeats: number): Promise<Cost> {
  const [first = new Uint8Array()] = versions;
  let state = await openDocument(first);
  let saves = 0;
  let atOnce = 0;
  // The first round warms the file's cache and does not count.
  let start = process.cpuUsage();
  for (let round = 0; round <= repeats; round++) {
    if (round === 1) {
      start = process.cpuUsage();
      saves = 0;
      atOnce = 0;
    }
    for (const bytes of versions) {
      saves += 1;
      const cpuBefore = process.threadCpuUsage();
      const planning = planIncomingSave(state, createSave(bytes, saves));
      atOnce = Math.max(atOnce, milliseconds(process.threadCpuUsage(cpuBefore)));
      state = (await planning)?.state ?? state;
    }
  }
  return { cpu: milliseconds(process.cpuUsage(start)) / saves, atOnce };
}

async function comparing([before, next]: readonly [Uint8Array, Uint8Array]): Promise<number> {
  const state = await openDocument(before);
  const costs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = process.cpuUsage();
    await after(state, createSave(next, 1000));
    costs.push(milliseconds(process.cpuUsage(start)));
  }
  return costs.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

const inWords = ({ cpu, atOnce }: Cost) =>
  `${cpu.toFixed(2)} ms CPU, at most ${atOnce.toFixed(0)} ms at once`;

export async function benchLargeDocuments(): Promise<Row[]> {
  const writePlain = (text: string) => write(text);
  const writeMarked = (text: string) => freshCopy(write(text), 'A');
  await typing(wordByWord(prose(essayLength), writePlain), 40);
  const essay = await typing(wordByWord(prose(essayLength), writePlain), 40);
  const book = await typing(wordByWord(prose(bookLength), writePlain), rounds);
  const markedBook = await typing(wordByWord(prose(bookLength), writeMarked), rounds);
  const ratio = book.cpu / essay.cpu;
  const worst = await measureWorst(worstPairs(bookLength));
  return [
    { measure: 'one word more in an essay', value: inWords(essay) },
    { measure: 'the same in 352 pages', value: inWords(book) },
    { measure: 'the same in 352 pages of another program', value: inWords(markedBook) },
    {
      measure: '352 pages against an essay',
      value: `${ratio.toFixed(1)}x`,
      target: '<= 10x',
      isMet: ratio <= 10,
    },
    {
      measure: `dearest two versions of 352 pages (${worst.name})`,
      value: `${worst.cpu.toFixed(0)} ms CPU`,
      target: '<= 250 ms',
      isMet: worst.cpu <= 250,
    },
  ];
}

async function measureWorst(pairs: ReturnType<typeof worstPairs>): Promise<{ name: string; cpu: number }> {
  let worst = { name: '', cpu: 0 };
  for (const [name, create] of Object.entries(pairs)) {
    const cpu = await comparing(create());
    if (cpu > worst.cpu) worst = { name, cpu };
  }
  return worst;
}
