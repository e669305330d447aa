import { typeEverywhere, typeWord } from '../../apps/editor/src/docx/document/testing/type-word.ts';
import { createTextWork } from '../../apps/editor/src/docx/worker/text-work.ts';
import { blocksOf, countMarkup, type Markup, partsOf } from './markup.ts';

export interface Result {
  saved: Uint8Array;
  openedMs: number;
  savedMs: number;
  partsLost: string[];
  /** Kinds of markup that decreased, and by how much: after one word, and after one word in each paragraph. */
  lost: Markup;
  lostTouched: Markup;
  has: Markup;
  blocks: number;
  /** Number of changed blocks, including the one that was edited. */
  blocksChanged: number;
}

/** Types one word with the product's own document worker. */
export async function tryFile(bytes: Uint8Array): Promise<Result> {
  const work = createTextWork();
  const began = performance.now();
  const { doc } = await work.open({ bytes, edits: [] });
  const opened = performance.now();
  work.edit(typeWord(doc, 'Redraft '));
  const { bytes: saved } = await work.write();
  const savedMs = performance.now() - opened;
  await work.open({ bytes, edits: [] });
  work.edit(typeEverywhere(doc, 'x'));
  const { bytes: touched } = await work.write();
  const lostTouched = compare(bytes, touched).lost;
  return { saved, openedMs: opened - began, savedMs, lostTouched, ...compare(bytes, saved) };
}

function compare(before: Uint8Array, after: Uint8Array) {
  const [was, is] = [partsOf(before), partsOf(after)];
  const [text, now] = [was.get('word/document.xml') ?? '', is.get('word/document.xml') ?? ''];
  const [blocks, stored] = [blocksOf(text), new Set(blocksOf(now))];
  const changed = blocks.filter((block) => !stored.has(block));
  return {
    partsLost: [...was.keys()].filter((name) => !is.has(name) && !name.endsWith('/')),
    has: countMarkup(text),
    lost: less(countMarkup(text), countMarkup(now)),
    blocks: blocks.length,
    blocksChanged: changed.length,
  };
}

function less(before: Markup, after: Markup): Markup {
  const lost: Markup = new Map();
  for (const [kind, count] of before) {
    const missing = count - (after.get(kind) ?? 0);
    if (missing > 0) lost.set(kind, missing);
  }
  return lost;
}
