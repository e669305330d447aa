import { docxFromText, readZip, textOfDocx } from '@redraft/documents';
import { createTypist, type Keys } from '../../apps/editor/src/docx/document/testing/typist.ts';
import { createTextWork } from '../../apps/editor/src/docx/worker/text-work.ts';
import type { Stream } from './streams.ts';

/**
 * Request bodies of the built-in editor during typing: each file is opened once by the editor's worker and then patched from save to save
 * (docs/decisions/0027). Sampled evenly from all stages of all recordings, so that sizes vary.
 */
export async function bodiesOfEditor(
  streams: readonly Stream[],
  { count, versions }: { count: number; versions: number },
): Promise<Uint8Array[][]> {
  const documents: Uint8Array[][] = [];
  for (let index = 0; index < count; index++) {
    const saves = streams[index % streams.length]?.saves ?? [];
    const from = Math.floor(((saves.length - versions) * index) / count);
    documents.push(
      await bodiesOfTexts(saves.slice(from, from + versions).map(({ text }) => normalize(text))),
    );
  }
  return documents;
}

/** The editor does not accept tabs as characters. */
export const normalize = (text: string): string => text.normalize('NFC').replaceAll('\t', ' ');

/** The bodies while one text is typed. */
export async function bodiesOfTexts(texts: readonly string[]): Promise<Uint8Array[]> {
  const work = createTextWork();
  let currentText = texts[0] ?? '';
  const { doc } = await work.open({ bytes: docxFromText(currentText), edits: [] });
  const type = createTypist(doc);
  const bodies: Uint8Array[] = [];
  for (const text of texts) {
    work.edit(type(keysBetween(currentText, text)));
    currentText = text;
    const { bytes } = await work.write();
    requireTyped(bodies.at(-1) ?? bytes, bytes, text);
    bodies.push(bytes);
  }
  return bodies;
}

/** The shortest replacement that covers all differences. */
export function keysBetween(before: string, after: string): Keys {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { at: start, del: before.length - start - end, ins: after.slice(start, after.length - end) };
}

const changing = /^(word\/document\.xml|docProps\/[a-z]+\.xml)$/;

/** Guards against measuring anything other than typing. */
function requireTyped(before: Uint8Array, after: Uint8Array, text: string): void {
  if (textOfDocx(after) !== text) throw new Error('The editor wrote another text than was typed.');
  const crcByName = new Map(readZip(before).map(({ name, crc }) => [name, crc]));
  const unexpectedPart = readZip(after).find(
    ({ name, crc }) => crcByName.get(name) !== crc && !changing.test(name),
  );
  if (unexpectedPart) throw new Error(`A key changed ${unexpectedPart.name}.`);
}
