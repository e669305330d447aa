import { typeEverywhere, typeWord } from '../../../apps/editor/src/docx/document/testing/type-word.ts';
import { createTextWork } from '../../../apps/editor/src/docx/worker/text-work.ts';
import { countMarkup, listLostParts, type Markup, readParts, splitBlocks, subtractMarkup } from './markup.ts';

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
  const openedAt = performance.now();
  work.edit(typeWord(doc, 'Redraft '));
  const { bytes: saved } = await work.write();
  const savedMs = performance.now() - openedAt;
  await work.open({ bytes, edits: [] });
  work.edit(typeEverywhere(doc, 'x'));
  const { bytes: writtenBytes } = await work.write();
  const lostTouched = compare(bytes, writtenBytes).lost;
  return { saved, openedMs: openedAt - began, savedMs, lostTouched, ...compare(bytes, saved) };
}

function compare(before: Uint8Array, after: Uint8Array) {
  const [partsBefore, partsAfter] = [readParts(before), readParts(after)];
  const [text, now] = [partsBefore.get('word/document.xml') ?? '', partsAfter.get('word/document.xml') ?? ''];
  const [blocks, stored] = [splitBlocks(text), new Set(splitBlocks(now))];
  const changed = blocks.filter((block) => !stored.has(block));
  return {
    partsLost: listLostParts(partsBefore, partsAfter),
    has: countMarkup(text),
    lost: subtractMarkup(countMarkup(text), countMarkup(now)),
    blocks: blocks.length,
    blocksChanged: changed.length,
  };
}
